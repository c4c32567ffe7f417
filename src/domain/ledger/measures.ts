import { twoDigits } from '../numbers/two-digits.ts';
import type { Derived, DerivedRow } from './fold.ts';
import { ACCOUNTS, type FixedGroup, type Posting } from './posting.ts';

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
  /** Eggs that are put apart because of medicine. */
  apart: (farm: string, grade: string) => `w:${farm}:${grade}`,
  fed: (farm: string, cause: string) => `g:${farm}:${cause}`,
  /** Birds by which a flock grew, counts and closing included: their sum up to a day is how many there are at its end. */
  birds: (farm: string) => `n:${farm}`,
  /** Dead birds that were killed. */
  culled: (farm: string) => `k:${farm}`,
  /** Birds that were weighed as they were sold or dressed, and their weight; less what came back. */
  weighed: (farm: string, what: 'birds' | 'grams') => `y:${farm}:${what}`,
  /** A feed that a flock got. */
  ate: (farm: string, item: string) => `${eatenBy(farm)}${item}`,
  /** Sales of a day: what they come to, and how many they are. */
  sold: 'sold',
  sales: 'sales',
  /** Documents of a collection that something is owed on: how many, what is owed, what they come to. By their own day, or by the agreed day. */
  open: (kind: string, by: 'day' | 'due', what: 'count' | 'owed' | 'billed' | 'returned') =>
    `${by === 'due' ? 'due' : 'open'}:${kind}:${what}`,
  /** What came back of the documents of a collection, by their own day. */
  returned: (kind: string) => `back:${kind}`,
  tax: (side: string, rate: number, what: 'base' | 'tax') => `t:${side}:${rate}:${what}`,
  /** Sales with what came back taken off: by customer, by seller, by time of day as `timeSlot` gives it. */
  soldBy: (kind: SoldBy, what: Tally, key: string) => `${tally(`sold ${kind}`, what)}${key}`,
  /** What was lost, by reason and by whoever was to mind it, `<reason> <person>`. */
  lost: (what: Tally, key: string) => `${tally('lost', what)}${key}`,
} as const;

/** How the names of the feeds begin that a flock got. */
export const eatenBy = (farm: string): string => `d:${farm}:`;

/** What reports count: how many, and what they come to. */
export type Tally = 'count' | 'amount';
export type SoldBy = 'customer' | 'seller' | 'time';

/** How the names of totals begin that only reports ask for: kept by month, not by day. */
const BY_MONTH = 'by:';
/** How the names of what a report counts begin. */
export const tally = (of: `sold ${SoldBy}` | 'lost', what: Tally): string => `${BY_MONTH}${of}:${what}:`;

/** Whether a total is kept for each day: others are for the reports of many. */
export const isOfDays = (name: string): boolean => !name.startsWith(BY_MONTH);

/** The quarter of an hour of an instant, in UTC, `14:15`: no zone differs from another by less. */
export const timeSlot = (at: string): string => {
  const minutes = Math.floor(Number(at.slice(14, 16)) / QUARTER) * QUARTER;
  return `${at.slice(11, 13)}:${twoDigits(minutes)}`;
};
const QUARTER = 15;

/** Whether a total is kept for all days as well: what lists ask for. */
export const isOfAllDays = (name: string): boolean => /^(sold$|sales$|open:|due:|back:|w:)/.test(name);

export type Add = (name: string, amount: number) => void;

/** What of a group its lines do not say. */
export type About = Pick<FixedGroup, 'ord' | 'by'> & { readonly doc_kind: string };

/** Accounts of what was lost, with what a report calls it where no reason was given. */
export const LOST: Readonly<Record<string, string>> = {
  [ACCOUNTS.losses]: 'loss',
  [ACCOUNTS.countDifferences]: 'count',
  [ACCOUNTS.abnormalDeaths]: 'deaths',
};

/** What a line on one of those accounts was lost by, and who was to mind it: `<reason> <person>`. */
export function lostKey({ doc_kind, by = '' }: About, { account, category = 'other' }: { account: string; category?: string | undefined }): string {
  const reason = LOST[account] === 'loss' ? `reason:${category}` : `lost:${LOST[account]}`;
  return `${reason} ${doc_kind === 'stock_entries' ? by : ''}`;
} // prettier-ignore

/** Whether a posting of a sale is what it comes to as a whole; of a return too. */
export const isTotal = ({ account, id }: Posting): boolean => account === ACCOUNTS.receivables && id.endsWith(':total');

/** Adds what a group derives, or moved by counting, is to the totals. */
export function measureDerived(
  about: About,
  { rows, counted = {} }: Pick<Derived, 'rows' | 'counted'>,
  add: Add,
): void {
  for (const row of rows) measureMoney(about, row, add);
  for (const [farm, change] of Object.entries(counted)) add(measure.birds(farm), change);
}

/** Adds what a derived row, or a money posting, is to the totals. */
function measureMoney(about: About, row: DerivedRow, add: Add): void {
  const { account, amount, method, category, farm, item } = row;
  add(measure.account(account), amount);
  if (method !== undefined && account === ACCOUNTS.money) add(measure.method(method), amount);
  if (category !== undefined) add(measure.category(account, category), amount);
  if (farm !== undefined) add(measure.flock(farm, account, category), amount);
  if (item !== undefined) add(measure.item(item, account), amount);
  if (!(account in LOST)) return;
  const key = lostKey(about, row);
  add(measure.lost('count', key), 1);
  add(measure.lost('amount', key), amount);
}

/** Sales by whom, by whose hand and when; a return is none, and takes off. */
function measureSale({ ord, by = '' }: About, { amount = 0, party = '' }: Posting, add: Add): void {
  const at = ord.split(' ')[1] ?? '';
  for (const [kind, key] of [['customer', party], ['seller', by], ['time', timeSlot(at)]] as const) {
    if (amount > 0) add(measure.soldBy(kind, 'count', key), 1);
    add(measure.soldBy(kind, 'amount', key), amount);
  }
} // prettier-ignore

/** Adds what a fixed posting is to the totals. */
export function measurePosting(about: About, posting: Posting, add: Add): void {
  if (about.doc_kind === 'sales' && posting.account === ACCOUNTS.receivables && posting.due !== undefined) {
    add(measure.sold, posting.amount!);
    add(measure.sales, 1);
  }
  if (about.doc_kind === 'sales' && isTotal(posting)) measureSale(about, posting, add);
  const { book, account, amount = 0, qty = 0, item, farm, grade, cause, method, category } = posting;
  if (book === 'money') {
    measureMoney(about, { account: account!, amount, method, category, farm, item }, add);
    if (account === ACCOUNTS.money && category !== 'moved')
      add(amount > 0 ? measure.moneyIn(method!) : measure.moneyOut(method!), amount);
  }
  if (book === 'stock' && cause !== undefined && !posting.absolute) {
    // Thrown away it moves nothing, and is sold no more all the same.
    add(measure.moved(item!, cause), cause === 'return_loss' ? (posting.gives_back ?? 0) : qty);
    if (farm !== undefined) add(measure.fed(farm, cause), qty);
    if (farm !== undefined && cause === 'feed') add(measure.ate(farm, item!), qty);
  }
  if (book === 'heads' && cause !== undefined && !posting.absolute) {
    add(measure.heads(farm!, cause), qty);
    add(measure.birds(farm!), qty);
    if (cause === 'dead' && category === 'culled') add(measure.culled(farm!), qty);
    if (posting.weight_g !== undefined && (cause === 'sale' || cause === 'run_in' || cause === 'return')) {
      add(measure.weighed(farm!, 'birds'), -qty);
      add(measure.weighed(farm!, 'grams'), cause === 'return' ? -posting.weight_g : posting.weight_g);
    }
  }
  if (book === 'eggs') add(measure.laid(farm!, grade!), qty);
  if (book === 'withheld') add(measure.apart(farm!, grade!), qty);
  if (book === 'tax') {
    add(measure.tax(category!, posting.rate_bp!, 'base'), posting.base!);
    add(measure.tax(category!, posting.rate_bp!, 'tax'), qty);
  }
}
