import type { DerivedRow } from './fold.ts';
import { ACCOUNTS, type Posting } from './posting.ts';

/*
 * Names of the totals that are kept for each day and each month: what screens ask for is then a sum of few numbers. Money in minor
 * units, debit +; quantities in base units.
 */

/** How the names of a flock's sums of money begin. */
export const ofFlock = (farm: string): string => `f:${farm}:`;

export const measure = {
  account: (account: string) => `a:${account}`,
  /** Money by how it is held. */
  method: (method: string) => `m:${method}`,
  /** Money that came or went, without what only moved between methods or was counted. */
  moneyIn: (method: string) => `in:${method}`,
  moneyOut: (method: string) => `out:${method}`,
  category: (account: string, category: string) => `c:${account}:${category}`,
  flock: (farm: string, account: string, category = '') => `${ofFlock(farm)}${account}:${category}`,
  item: (item: string, account: string) => `i:${item}:${account}`,
  /** Base units of an item that went or came for one cause: feed fed a day, pieces sold. */
  moved: (item: string, cause: string) => `q:${item}:${cause}`,
  heads: (farm: string, cause: string) => `h:${farm}:${cause}`,
  laid: (farm: string, grade: string) => `e:${farm}:${grade}`,
  fed: (farm: string, cause: string) => `g:${farm}:${cause}`,
  /** Sales of a day: what they come to, and how many they are. */
  sold: 'sold',
  sales: 'sales',
  /** Documents of a collection that something is owed on: how many, what is owed, what they come to. By their own day, or by the agreed day. */
  open: (kind: string, by: 'day' | 'due', what: 'count' | 'owed' | 'billed') =>
    `${by === 'due' ? 'due' : 'open'}:${kind}:${what}`,
  tax: (side: string, rate: number, what: 'base' | 'tax') => `t:${side}:${rate}:${what}`,
} as const;

/** Whether a total is kept for all days as well: what lists ask for. */
export const isOfAllDays = (name: string): boolean => /^(sold$|sales$|open:|due:)/.test(name);

export type Add = (name: string, amount: number) => void;

/** Adds what a derived row, or a money posting, is to the totals. */
export function measureMoney(row: DerivedRow, add: Add): void {
  const { account, amount, method, category, farm, item } = row;
  add(measure.account(account), amount);
  if (method !== undefined && account === ACCOUNTS.money) add(measure.method(method), amount);
  if (category !== undefined) add(measure.category(account, category), amount);
  if (farm !== undefined) add(measure.flock(farm, account, category), amount);
  if (item !== undefined) add(measure.item(item, account), amount);
}

/** Adds what a fixed posting of a kind of document is to the totals. */
export function measurePosting(docKind: string, posting: Posting, add: Add): void {
  if (docKind === 'sales' && posting.account === ACCOUNTS.receivables && posting.due !== undefined) {
    add(measure.sold, posting.amount!);
    add(measure.sales, 1);
  }
  const { book, account, amount = 0, qty = 0, item, farm, grade, cause, method, category } = posting;
  if (book === 'money') {
    measureMoney({ account: account!, amount, method, category, farm, item }, add);
    if (account === ACCOUNTS.money && category !== 'moved')
      add(amount > 0 ? measure.moneyIn(method!) : measure.moneyOut(method!), amount);
  }
  if (book === 'stock' && cause !== undefined && !posting.absolute) {
    add(measure.moved(item!, cause), qty);
    if (farm !== undefined) add(measure.fed(farm, cause), qty);
  }
  if (book === 'heads' && cause !== undefined && !posting.absolute) add(measure.heads(farm!, cause), qty);
  if (book === 'eggs') add(measure.laid(farm!, grade!), qty);
  if (book === 'tax') {
    add(measure.tax(category!, posting.rate_bp!, 'base'), posting.base!);
    add(measure.tax(category!, posting.rate_bp!, 'tax'), qty);
  }
}
