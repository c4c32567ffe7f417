/** The part of `localStorage` used by drafts; tests pass their own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const shelf = (): Shelf | undefined => {
  // Accessing the property itself throws where storage is forbidden.
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/** A draft from before a reload or a crash; undefined when there is none of this version. [SAL-10] */
export function readDraft(key: string, version: number, store = shelf()): unknown {
  try {
    const kept = JSON.parse(store?.getItem(key) ?? 'null') as { version: number; draft: unknown } | null;
    return kept?.version === version ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Store a draft, or remove it when undefined. A full phone only loses the draft, not the form. Forms store theirs in a
 * layout effect, because an effect after the next frame could restore a draft that a save in between has removed.
 * [SAL-10]
 */
export function writeDraft(key: string, version: number, draft: unknown, store = shelf()) {
  try {
    if (draft === undefined) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify({ version, draft }));
  } catch {
    // No message needed: the form itself still holds the input.
  }
}

/** Stored keys with a prefix. */
export const keptKeys = (start: string, store = shelf()): string[] =>
  Object.keys(store ?? {}).filter((key) => key.startsWith(start));

/** Prefix of all keys of a person's input and views; keys of the phone itself do not have it. */
const PERSONAL = 'flockbook.';
/** Key of the list of papers printed on this phone. */
const PRINTED = 'flockbook-printed';

/** Remove all drafts at sign-out, so that none is left for the next person. [ACC-19] */
export function forgetDrafts(stores: readonly Storage[] = [localStorage, sessionStorage]): void {
  for (const store of stores)
    for (const key of Object.keys(store)) if (key.startsWith(PERSONAL) || key === PRINTED) store.removeItem(key);
}
