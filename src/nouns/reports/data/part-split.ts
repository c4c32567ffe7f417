import { figure } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { ACCOUNTS, isClose } from '../../../domain/ledger/posting.ts';
import { share } from '../../../domain/money/share.ts';
import { mulDiv } from '../../../domain/money/mul-div.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { partOf } from '../../../domain/reports/report-filter.ts';
import { EGG_ITEM_OF_GRADE, SALEABLE_GRADES } from '../../../domain/sales/egg-items.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import type { StoredGroup } from '../../../books/keep/ledger-store.ts';
import { sumsOver } from '../../../books/read/period-sums.ts';
import { isIn, itemPlaces } from './item-places.ts';
import { groupsOf, type ReportDesk } from './report-desk.ts';

/*
 * Splits bookings into parts of the business: each flock, the shop and its categories, the rest. The parts of any sum
 * of the books add up to it exactly. A line that names a flock belongs to it; eggs of all flocks share one stock, so
 * lines on them are split by the eggs that each flock laid; other items belong to the shop; everything else is the
 * rest. [RPT-8, RPT-9] Units: those of the split amounts.
 */

/** Eggs stay in the stock for some time: count those of this many days before as well. */
const EGGS_BEFORE_DAYS = 30;

/** The fields of a book line that determine its part. */
export interface SplitLine {
  readonly farm?: string | undefined;
  readonly item?: string | undefined;
}

/**
 * The share of a line's amount that belongs to the part. `of`: the sum that the amount belongs to, such as its account.
 */
export type Split = (of: string, line: SplitLine, amount: number) => number;

/** The split for the part of the report: everything when it has no part. */
export async function splitOf(desk: ReportDesk): Promise<Split> {
  if (desk.only === null) return (_, __, amount) => amount;
  const part = partOf(desk.only);
  const [placeOf, laid] = [await itemPlaces(desk), await eggsLaid(desk)];
  const place = laid.flocks.indexOf(part.is === 'flock' ? part.id : '');
  const sums = new Map<string, { all: number; own: number }>();
  /**
   * Split the sum so far and subtract the previous split: the shares of all lines then add up to the share of the
   * whole, to the minor unit.
   */
  const ofEggs = (key: string, weights: readonly number[], amount: number): number => {
    const { all, own } = sums.get(key) ?? { all: 0, own: 0 };
    const next = place < 0 ? 0 : share(all + amount, weights)[place]!;
    sums.set(key, { all: all + amount, own: next });
    return next - own;
  };
  return (of, { farm, item }, amount) => {
    if (farm !== undefined) return part.is === 'flock' && part.id === farm ? amount : 0;
    if (item === undefined) return part.is === 'rest' ? amount : 0;
    const weights = laid.weights.get(item);
    if (weights) return ofEggs(`${item} ${of}`, weights, amount);
    const home = placeOf(item);
    if (home.is === 'materials') return part.is === 'rest' ? amount : 0;
    // Eggs that no flock laid were bought for sale.
    return isIn(home.is === 'eggs' ? { is: 'shop' } : home, part) ? amount : 0;
  };
}

/** Saleable eggs of each flock by grade, by the item of the grade; a grade without eggs is left out. */
async function eggsLaid({ db, from, to, things }: ReportDesk) {
  const flocks = (await things('farm')).map((one) => one['id'] as string).sort();
  const since = addDays(from, -EGGS_BEFORE_DAYS);
  const of = totalsIn(await sumsOver(db, since, to));
  const byFlock = flocks.map((id) => {
    const stocked = valueOf(figure.eggsStocked(id), of);
    const eggs = SALEABLE_GRADES.map((grade) => valueOf(figure.eggsOf(id, grade), of));
    const all = sumOf(eggs, (one) => one);
    // Eggs set apart because of medicine are laid and never sold.
    return eggs.map((one) => (all === 0 ? 0 : Math.max(0, mulDiv(one, stocked, all))));
  });
  const weights = new Map(
    SALEABLE_GRADES.map((grade, i) => [EGG_ITEM_OF_GRADE[grade] as string, byFlock.map((eggs) => eggs[i]!)]),
  );
  for (const [item, some] of weights) if (some.every((one) => one === 0)) weights.delete(item);
  return { flocks, weights };
}

/** A money line of the part. */
export interface PartLine {
  readonly group: StoredGroup;
  readonly account: string;
  readonly category?: string | undefined;
  readonly item?: string | undefined;
  /** Minor units, debit +. */
  readonly amount: number;
}

/** All money lines on some accounts, each with the amount of the part; lines without any are left out. */
export async function* partLines(desk: ReportDesk, isWanted: (account: string) => boolean): AsyncGenerator<PartLine[]> {
  const split = await splitOf(desk);
  for await (const groups of groupsOf(desk)) {
    const lines = groups.flatMap((group) => linesOf(group, isWanted, split));
    yield desk.only === null ? lines : lines.filter(({ amount }) => amount !== 0);
  }
}

function linesOf(group: StoredGroup, isWanted: (account: string) => boolean, split: Split): PartLine[] {
  const { postings, rows, ord } = group;
  return [...postings.filter(({ book }) => book === 'money'), ...rows].flatMap((line): PartLine[] => {
    const { account = '', category, item } = line;
    if (!isWanted(account)) return [];
    // At the month's end a shared expense is taken from where it was booked: without a flock. [LED-42]
    const isSpread = account === ACCOUNTS.chargedToFlocks && isClose(ord);
    return [{ group, account, category, item, amount: split(account, isSpread ? {} : line, line.amount ?? 0) }];
  });
}
