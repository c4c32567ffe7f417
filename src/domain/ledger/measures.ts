import { twoDigits } from '../numbers/two-digits.ts';
import type { Derived, DerivedRow } from './fold.ts';
import { ACCOUNTS, type FixedGroup, type Posting } from './posting.ts';

/*
 * Names of the totals stored per day and per month, so that any figure on screen is a sum of few numbers. Money in
 * minor units, debit +; quantities in base units.
 */

/** Prefix of a flock's money totals. */
export const ofFlock = (farm: string): string => `f:${farm}:`;

export const measure = {
  account: (account: string) => `a:${account}`,
  /** Money by method. */
  method: (method: string) => `m:${method}`,
  /** Money received or paid, without transfers between methods and counts. */
  moneyIn: (method: string) => `in:${method}`,
  moneyOut: (method: string) => `out:${method}`,
  category: (account: string, category: string) => `c:${account}:${category}`,
  flock: (farm: string, account: string, category = '') => `${ofFlock(farm)}${account}:${category}`,
  item: (item: string, account: string) => `i:${item}:${account}`,
  /** Base units of an item moved for one cause: feed fed on a day, pieces sold. */
  moved: (item: string, cause: string) => `q:${item}:${cause}`,
  heads: (farm: string, cause: string) => `h:${farm}:${cause}`,
  laid: (farm: string, grade: string) => `e:${farm}:${grade}`,
  /** Eggs withheld because of medicine. */
  apart: (farm: string, grade: string) => `w:${farm}:${grade}`,
  fed: (farm: string, cause: string) => `g:${farm}:${cause}`,
  /** Net change in birds of a flock, including counts and closing: the sum up to a day is the number at its end. */
  birds: (farm: string) => `n:${farm}`,
  /** Dead birds that were killed. */
  culled: (farm: string) => `k:${farm}`,
  /** Birds weighed when they were sold or dressed, and their weight; minus returns. */
  weighed: (farm: string, what: 'birds' | 'grams') => `y:${farm}:${what}`,
  /** A feed given to a flock. */
  ate: (farm: string, item: string) => `${eatenBy(farm)}${item}`,
  /** Sales of a day: their amount, and their number. */
  sold: 'sold',
  sales: 'sales',
  /**
   * Documents of a collection with an open balance: number, amount owed and total. By their own day, or by the agreed
   * due day.
   */
  open: (kind: string, by: 'day' | 'due', what: 'count' | 'owed' | 'billed' | 'returned') =>
    `${by === 'due' ? 'due' : 'open'}:${kind}:${what}`,
  /** Amount returned of the documents of a collection, by their own day. */
  returned: (kind: string) => `back:${kind}`,
  tax: (side: string, rate: number, what: 'base' | 'tax') => `t:${side}:${rate}:${what}`,
  /** Sales minus returns: by customer, by seller, by time of day from `timeSlot`. */
  soldBy: (kind: SoldBy, what: Tally, key: string) => `${tally(`sold ${kind}`, what)}${key}`,
  /** Losses, by reason and responsible person, `<reason> <person>`. */
  lost: (what: Tally, key: string) => `${tally('lost', what)}${key}`,
} as const;

/** Prefix of the totals of feeds given to a flock. */
export const eatenBy = (farm: string): string => `d:${farm}:`;

/** Tallies in reports: number, and amount. */
export type Tally = 'count' | 'amount';
export type SoldBy = 'customer' | 'seller' | 'time';

/** Prefix of totals used only by reports: stored by month, not by day. */
const BY_MONTH = 'by:';
/** Prefix of the totals of a report's tally. */
export const tally = (of: `sold ${SoldBy}` | 'lost', what: Tally): string => `${BY_MONTH}${of}:${what}:`;

/** Whether a total is stored for each day; the others serve reports over many days. */
export const isOfDays = (name: string): boolean => !name.startsWith(BY_MONTH);

/** The quarter of an hour of an instant, in UTC, `14:15`: time zones never differ by less. */
export const timeSlot = (at: string): string => {
  const minutes = Math.floor(Number(at.slice(14, 16)) / QUARTER) * QUARTER;
  return `${at.slice(11, 13)}:${twoDigits(minutes)}`;
};
const QUARTER = 15;

/** Whether a total is also stored for all days, for lists. */
export const isOfAllDays = (name: string): boolean => /^(sold$|sales$|open:|due:|back:|w:)/.test(name);

export type Add = (name: string, amount: number) => void;

/** Fields of a group that its lines do not contain. */
export type About = Pick<FixedGroup, 'ord' | 'by'> & { readonly doc_kind: string };

/** Loss accounts, with the category shown in reports when no reason was given. */
export const LOST: Readonly<Record<string, string>> = {
  [ACCOUNTS.losses]: 'loss',
  [ACCOUNTS.countDifferences]: 'count',
  [ACCOUNTS.abnormalDeaths]: 'deaths',
};

/** Reason and responsible person of a line on one of those accounts: `<reason> <person>`. */
export function lostKey({ doc_kind, by = '' }: About, { account, category = 'other' }: { account: string; category?: string | undefined }): string {
  const reason = LOST[account] === 'loss' ? `reason:${category}` : `lost:${LOST[account]}`;
  return `${reason} ${doc_kind === 'stock_entries' ? by : ''}`;
} // prettier-ignore

/** Whether a posting is the total of a sale or return. */
export const isTotal = ({ account, id }: Posting): boolean => account === ACCOUNTS.receivables && id.endsWith(':total');

/** Add a group's derived rows and counted birds to the totals. */
export function measureDerived(
  about: About,
  { rows, counted = {} }: Pick<Derived, 'rows' | 'counted'>,
  add: Add,
): void {
  for (const row of rows) measureMoney(about, row, add);
  for (const [farm, change] of Object.entries(counted)) add(measure.birds(farm), change);
}

/** Add a derived row or a money posting to the totals. */
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

/** Sales by customer, seller and time; a return is not counted as a sale, and its amount is subtracted. */
function measureSale({ ord, by = '' }: About, { amount = 0, party = '' }: Posting, add: Add): void {
  const at = ord.split(' ')[1] ?? '';
  for (const [kind, key] of [['customer', party], ['seller', by], ['time', timeSlot(at)]] as const) {
    if (amount > 0) add(measure.soldBy(kind, 'count', key), 1);
    add(measure.soldBy(kind, 'amount', key), amount);
  }
} // prettier-ignore

/** Add a fixed posting to the totals. */
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
    // Discarded returns do not move stock, but are subtracted from the quantity sold.
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
