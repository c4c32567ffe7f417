import { addDays } from '../time/local-day.ts';
import { lastDayOf } from '../time/periods.ts';
import { lastLock, type PeriodLock } from './period-lock.ts';

/** Sums by account, debit +; minor units. */
export type Accounts = ReadonlyMap<string, number>;

/**
 * The trial balance of a range of days as it was when they were closed; the range ends where the next begins, and the
 * last one at the first open day.
 */
export interface ClosedPart {
  readonly from: string;
  readonly balance: readonly { readonly account: string; readonly amount: number }[];
}

/** A decision that closes days, with the trial balance of those days. */
export interface ClosedBooks {
  /** The first open day. */
  readonly until: string;
  readonly parts: readonly ClosedPart[];
}

/** Maximum number of parts: a year of months, and everything before it as one. */
export const MAX_PARTS = 13;

/**
 * The currently closed books; undefined while all days are open, and for days closed by an older version that did not
 * store the books.
 */
export function closedBooks(locks: readonly PeriodLock[]): ClosedBooks | undefined {
  const last = lastLock(locks);
  return last?.until !== undefined && last.books ? { until: last.until, parts: last.books } : undefined;
}

/**
 * Start days of the parts: the first day with bookings, each month after it, and the day on which an earlier closing
 * ended.
 */
export function partStarts(first: string, until: string, before?: ClosedBooks): string[] {
  if (first >= until) return [];
  const starts = new Set([first]);
  for (let month = nextMonth(first); month < until; month = nextMonth(month)) starts.add(month);
  if (before && before.until > first && before.until < until) starts.add(before.until);
  const [oldest, ...others] = [...starts].sort();
  return [oldest!, ...others.slice(1 - MAX_PARTS)];
}

/** The present sums of a range of days: `from` up to the day before `to`. */
export interface PartNow {
  readonly from: string;
  readonly to: string;
  readonly now: Accounts;
}

/**
 * The parts to store with a decision. Days closed before keep their sums from that time, provided that the new part
 * ends where an old one did; changes that came `late` are assigned to the first day open at that time, as in the report
 * of that day. [LED-50]
 */
export function closeParts(parts: readonly PartNow[], late: Accounts, before?: ClosedBooks): ClosedPart[] {
  const first = before?.parts[0]?.from ?? before?.until ?? '';
  return parts.map(({ from, to, now }, i) => {
    // Before its first part an earlier closing had no amounts.
    if (before && (to <= first || to === before.until || before.parts.some((one) => one.from === to))) {
      const inside = before.parts.filter((one) => (i === 0 || one.from >= from) && one.from < to);
      return { from, balance: listed(added(...inside.map(amountsOf))) };
    }
    return { from, balance: listed(before?.until === from ? added(now, late) : now) };
  });
}

export const amountsOf = ({ balance }: ClosedPart): Accounts =>
  new Map(balance.map(({ account, amount }) => [account, amount]));

/** Sum of several; accounts with a zero balance are omitted. */
export function added(...all: readonly Accounts[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of all) for (const [account, amount] of one) sums.set(account, (sums.get(account) ?? 0) + amount);
  return new Map([...sums].filter(([, amount]) => amount !== 0));
}

/** The same with inverted signs, so that adding it subtracts. */
export const negated = (one: Accounts): Accounts => new Map([...one].map(([account, amount]) => [account, -amount]));

const listed = (one: Accounts): ClosedPart['balance'] =>
  [...one]
    .flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]))
    .sort((a, b) => (a.account < b.account ? -1 : 1));

/** The first day of the month after a day's month. */
const nextMonth = (day: string): string => addDays(lastDayOf(day.slice(0, 7)), 1);
