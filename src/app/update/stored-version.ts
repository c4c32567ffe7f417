const KEY = 'flockbook-app-version';

/** The part of `localStorage` that is needed; tests give their own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The version that this phone last took; undefined on its first start, or where nothing may be kept. [OFF-2] */
export function storedVersion(shelf: () => Shelf = () => localStorage): string | undefined {
  try {
    return shelf().getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remember the version that was taken. Where nothing may be kept the cover is not shown either: every start is a first. */
export function storeVersion(version: string, shelf: () => Shelf = () => localStorage): void {
  try {
    shelf().setItem(KEY, version);
  } catch {
    // The next start takes the newest without a word.
  }
}
