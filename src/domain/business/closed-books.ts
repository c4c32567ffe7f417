import { addDays } from '../time/local-day.ts';
import { lastDayOf } from '../time/periods.ts';
import { lastLock, type PeriodLock } from './period-lock.ts';

/** Sums of accounts, debit +; minor units. */
export type Accounts = ReadonlyMap<string, number>;

/** The trial balance of some days as it stood when they were closed; they end where the next begins, the last ones at the first open day. */
export interface ClosedPart {
  readonly from: string;
  readonly balance: readonly { readonly account: string; readonly amount: number }[];
}

/** A decision that closes days, with what their books came to. */
export interface ClosedBooks {
  /** The first open day. */
  readonly until: string;
  readonly parts: readonly ClosedPart[];
}

/** So many parts are kept: a year of months, and what lies before it as one. */
export const MAX_PARTS = 13;

/** The books that are closed now; undefined while all days are open, and where days were closed before books were kept with that. */
export function closedBooks(locks: readonly PeriodLock[]): ClosedBooks | undefined {
  const last = lastLock(locks);
  return last?.until !== undefined && last.books ? { until: last.until, parts: last.books } : undefined;
}

/** Where the parts begin: the first day with anything, each month after it, and the day on which an earlier closing ended. */
export function partStarts(first: string, until: string, before?: ClosedBooks): string[] {
  if (first >= until) return [];
  const starts = new Set([first]);
  for (let month = nextMonth(first); month < until; month = nextMonth(month)) starts.add(month);
  if (before && before.until > first && before.until < until) starts.add(before.until);
  const [oldest, ...others] = [...starts].sort();
  return [oldest!, ...others.slice(1 - MAX_PARTS)];
}

/** What some days come to now: `from` until the day before `to`. */
export interface PartNow {
  readonly from: string;
  readonly to: string;
  readonly now: Accounts;
}

/**
 * The parts to keep with a decision. What was closed before stays as it stood then, as long as the new part ends where an old one
 * did; what came `late` since is of the day that was open first, as the report of that day has it. [LED-50]
 */
export function closeParts(parts: readonly PartNow[], late: Accounts, before?: ClosedBooks): ClosedPart[] {
  const first = before?.parts[0]?.from ?? before?.until ?? '';
  return parts.map(({ from, to, now }, i) => {
    // Before its first part an earlier closing had nothing.
    if (before && (to <= first || to === before.until || before.parts.some((one) => one.from === to))) {
      const inside = before.parts.filter((one) => (i === 0 || one.from >= from) && one.from < to);
      return { from, balance: listed(added(...inside.map(amountsOf))) };
    }
    return { from, balance: listed(before?.until === from ? added(now, late) : now) };
  });
}

export const amountsOf = ({ balance }: ClosedPart): Accounts =>
  new Map(balance.map(({ account, amount }) => [account, amount]));

/** The sums of several; an account that comes to nothing is left out. */
export function added(...all: readonly Accounts[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of all) for (const [account, amount] of one) sums.set(account, (sums.get(account) ?? 0) + amount);
  return new Map([...sums].filter(([, amount]) => amount !== 0));
}

/** The same the other way round: what is added with it is taken away. */
export const negated = (one: Accounts): Accounts => new Map([...one].map(([account, amount]) => [account, -amount]));

const listed = (one: Accounts): ClosedPart['balance'] =>
  [...one]
    .flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]))
    .sort((a, b) => (a.account < b.account ? -1 : 1));

/** The first day of the month after that of a day. */
const nextMonth = (day: string): string => addDays(lastDayOf(day.slice(0, 7)), 1);
