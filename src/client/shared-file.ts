import { useEffect, useState } from 'react';
import { SHARED_AT, SHARED_FOR_MS, SHARED_KEY, SHARED_NAME, SHARED_SHELF } from '../domain/sharing/shared-file.ts';

/**
 * Name of the file that another app shared and that was not taken yet: '' for a text, undefined when there is none or
 * `asked` is false. [OFF-7]
 */
export function useSharedName(asked: boolean): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (asked) void waiting().then((file) => setName(file?.name));
  }, [asked]);
  return asked ? name : undefined;
}

/** Take the file that another app shared: once, and not when it is over an hour old. [OFF-7] */
export async function takeShared(): Promise<File | undefined> {
  const file = await waiting();
  if (file) await (await caches.open(SHARED_SHELF)).delete(SHARED_KEY);
  return file;
}

async function waiting(): Promise<File | undefined> {
  // Absent on pages that are not served securely.
  if (!('caches' in globalThis)) return undefined;
  const kept = await (await caches.open(SHARED_SHELF)).match(SHARED_KEY);
  if (!kept || Date.now() - Number(kept.headers.get(SHARED_AT)) > SHARED_FOR_MS) return undefined;
  const blob = await kept.blob();
  return new File([blob], decodeURIComponent(kept.headers.get(SHARED_NAME) ?? ''), { type: blob.type });
}
