const KEY = 'flockbook-app-version';

/** The part of `localStorage` used; tests pass their own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The version last installed on this phone; undefined on its first start, or where storage is forbidden. [OFF-2] */
export function storedVersion(shelf: () => Shelf = () => localStorage): string | undefined {
  try {
    return shelf().getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Store the installed version. Where storage is forbidden the cover is not shown either, because every start counts as
 * the first.
 */
export function storeVersion(version: string, shelf: () => Shelf = () => localStorage): void {
  try {
    shelf().setItem(KEY, version);
  } catch {
    // The next start installs the newest version silently.
  }
}
