/* That a visitor looks around in a sample farm: a sample goes with its page, and the tab opens another one when it is loaded again. [RTE-3] */
const KEY = 'flockbook.sample';

/** The tab's own shelf; undefined where storage is forbidden. */
const shelf = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

export const looksAround = (): boolean => shelf()?.getItem(KEY) === '1';

export function keepLookingAround(is: boolean): void {
  if (is) shelf()?.setItem(KEY, '1');
  else shelf()?.removeItem(KEY);
}
