import { tabShelf } from './tab-shelf.ts';

/*
 * Marks that a visitor tries a sample farm: a sample ends with its page, and the tab opens another one when it is
 * loaded again. [RTE-3]
 */
const KEY = 'flockbook.sample';

export const looksAround = (): boolean => tabShelf()?.getItem(KEY) === '1';

export function keepLookingAround(is: boolean): void {
  if (is) tabShelf()?.setItem(KEY, '1');
  else tabShelf()?.removeItem(KEY);
}
