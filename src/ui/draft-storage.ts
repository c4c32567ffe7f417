/** The part of `localStorage` that drafts need; tests give their own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const shelf = (): Shelf | undefined => {
  // Reading the property itself throws where storage is forbidden.
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/** A draft that was typed before a reload or a crash; undefined when there is none of this version. [SAL-10] */
export function readDraft(key: string, version: number, store = shelf()): unknown {
  try {
    const kept = JSON.parse(store?.getItem(key) ?? 'null') as { version: number; draft: unknown } | null;
    return kept?.version === version ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keep a draft, or forget it when it is undefined. A full phone only loses the draft, not the form. Forms keep theirs in a layout
 * effect: one that waits for the next frame could write what a save in between has just forgotten. [SAL-10]
 */
export function writeDraft(key: string, version: number, draft: unknown, store = shelf()) {
  try {
    if (draft === undefined) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify({ version, draft }));
  } catch {
    // Nothing to tell: the form itself still holds every word.
  }
}

/** Keys under which something is kept that begin so. */
export const keptKeys = (start: string, store = shelf()): string[] =>
  Object.keys(store ?? {}).filter((key) => key.startsWith(start));

/** Every key of what a person typed or looked at begins so; what belongs to the phone itself does not. */
const PERSONAL = 'flockbook.';
/** Which papers were printed here. */
const PRINTED = 'flockbook-printed';

/** Whoever signs out leaves no draft behind for the next person. [ACC-19] */
export function forgetDrafts(stores: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const store of stores)
    for (const key of Object.keys(store)) if (key.startsWith(PERSONAL) || key === PRINTED) store.removeItem(key);
}
