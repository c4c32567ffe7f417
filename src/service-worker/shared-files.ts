import {
  MAX_SHARED_BYTES,
  SHARED_AT,
  SHARED_KEY,
  SHARED_NAME,
  SHARED_SHELF,
  wayOf,
} from '../domain/sharing/shared-file.ts';

/** Store the file or text that another app shared, replacing the one before; returns the path to open. [OFF-7] */
export async function keepShared(form: FormData, now: Date): Promise<string> {
  const file = sharedIn(form);
  if (!file || file.size === 0 || file.size > MAX_SHARED_BYTES) return '/dashboard';
  const shelf = await caches.open(SHARED_SHELF);
  const headers = {
    'content-type': file.type,
    [SHARED_NAME]: encodeURIComponent(file.name),
    [SHARED_AT]: String(now.getTime()),
  };
  await shelf.put(SHARED_KEY, new Response(file, { headers }));
  return wayOf(file.type);
}

/** The first shared file; without one, the shared text. */
function sharedIn(form: FormData): File | undefined {
  const file = form.getAll('file').find((one) => one instanceof File);
  if (file) return file;
  const text = ['text', 'url'].flatMap((name) => textIn(form.get(name))).join('\n');
  return text === '' ? undefined : new File([text], '', { type: 'text/plain' });
}

function textIn(value: FormDataEntryValue | null): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}
