import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

/** Delay after the first screen before the deferred chunks are loaded. Units: ms. */
export const LATER_MS = 500;

/** Number of attempts to load a chunk before its failure is reported, and the delay between them. Units: ms. */
const MAX_TRIES = 10;
const AGAIN_MS = 1_000;

const parts: (() => Promise<unknown>)[] = [];

/**
 * Load the deferred chunks after the first screen, so that they are available when needed, also offline. Each is
 * started in its own task, so that input in between is handled. [PRF-11, PRF-9]
 */
export async function loadLater(): Promise<void> {
  for (const load of parts) {
    // A failed chunk is requested again when it is needed, and reported then.
    load().catch((fault: unknown) => console.warn('not loaded yet', fault));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Result of `load`, with retries. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch (fault) {
      if (tries === MAX_TRIES) throw fault;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/**
 * A component in a deferred chunk: loaded by `loadLater`, or when first needed. Renders nothing until then. Errors:
 * rethrown where it is rendered when it is needed and cannot be loaded, for the crash page.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isWanted: (props: P) => boolean = () => false,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const loadOnce = () =>
    (loading ??= patiently(load).then(
      (part) => {
        loaded = part;
        for (const tell of listeners) tell();
      },
      (fault: unknown) => {
        loading = undefined;
        throw fault;
      },
    ));
  parts.push(loadOnce);
  const subscribe = (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  };
  return function Later(props: P) {
    // Mounted components render it closed first, as designed: a dialog that is mounted open does not know the previous
    // focus.
    const Part = useSyncExternalStore(subscribe, () => loaded);
    const [failure, setFailure] = useState<unknown>();
    const isMissing = Part === undefined && isWanted(props);
    useEffect(() => {
      if (isMissing) loadOnce().catch(setFailure);
    }, [isMissing]);
    if (failure !== undefined) throw failure;
    return Part ? <Part {...props} /> : null;
  };
}
