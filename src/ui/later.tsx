import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

/** How long after the first screen what can wait is loaded. Units: ms. */
export const LATER_MS = 500;

/** How often a part that could not be loaded is asked for again before its failure is shown, and how long after each. Units: ms. */
const MAX_TRIES = 10;
const AGAIN_MS = 1_000;

const parts: (() => Promise<unknown>)[] = [];

/**
 * Load what comes after the first screen, so that it is at hand when it is asked for, also without a network. Each is
 * begun by itself, so that a press between two is answered. [PRF-11, PRF-9]
 */
export async function loadLater(): Promise<void> {
  for (const load of parts) {
    // One that fails is asked for again when it is wanted, and told then.
    load().catch((fault: unknown) => console.warn('not loaded yet', fault));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What `load` gives, also when it comes only after some tries. */
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
 * A component whose file comes after the first screen: `loadLater` brings it, or whoever first wants to see it. Until then it shows
 * nothing. Errors: it throws where it stands when it is wanted and cannot be loaded, for the page that tells what broke.
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
    // Those that stand there already take it closed, as it was made to be: one that begins open forgets where the focus was.
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
