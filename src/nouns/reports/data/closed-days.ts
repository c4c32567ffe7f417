import {
  added,
  amountsOf,
  closeParts,
  negated,
  partStarts,
  type Accounts,
  type ClosedBooks,
  type ClosedPart,
} from '../../../domain/business/closed-books.ts';
import { accountsIn } from '../../../domain/figures/figures.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { sumsOver } from '../../../books/read/period-sums.ts';
import { monthOf } from '../../../books/read/sums.ts';

/*
 * Closed days keep their values in the profit and loss; later changes of them are one line on the first open day. The
 * books themselves are not adjusted. Units: minor units, debit +. [LED-50]
 */

type Db = Pick<LedgerDatabase, 'sums'>;

/** Amount booked on each account in a range of days, both ends inclusive. */
export const accountsBetween = async (db: Db, from: string, to: string): Promise<Map<string, number>> =>
  accountsIn(await sumsOver(db, from, to));

/** The first day of the first month with a booking; undefined in an empty book. */
export async function firstBookedDay({ sums }: Db): Promise<string | undefined> {
  const [first] = await sums.where('period').above('0').limit(1).primaryKeys();
  return first && `${monthOf(first)}-01`;
}

/** The present amounts of the closed days minus those at their closing. */
export async function lateSince(db: Db, { until, parts }: ClosedBooks): Promise<Accounts> {
  const first = (await firstBookedDay(db)) ?? until;
  return added(await accountsBetween(db, first, addDays(until, -1)), ...parts.map((part) => negated(amountsOf(part))));
}

/** The present amounts of the days before a given day, to be stored with the decision that closes them. */
export async function closingParts(db: Db, until: string, before?: ClosedBooks): Promise<ClosedPart[]> {
  const first = await firstBookedDay(db);
  if (first === undefined) return [];
  const starts = partStarts(first, until, before);
  const parts = [];
  for (const [i, from] of starts.entries()) {
    const to = starts[i + 1] ?? until;
    parts.push({ from, to, now: await accountsBetween(db, from, addDays(to, -1)) });
  }
  return closeParts(parts, before ? await lateSince(db, before) : new Map(), before);
}

/**
 * The reported amounts of some days, and the later changes of closed days, when the range includes the first open day.
 */
export async function reported(
  db: Db,
  { from, to, closed }: { from: string; to: string; closed?: ClosedBooks | undefined },
): Promise<{ accounts: Accounts; late: Accounts }> {
  let accounts: Accounts = await accountsBetween(db, from, to);
  if (!closed) return { accounts, late: new Map() };
  // Before the first part no amounts were stored: any present there came later.
  const beforeAll = addDays(closed.parts[0]?.from ?? closed.until, -1);
  if (from <= beforeAll) accounts = added(accounts, negated(await accountsBetween(db, from, to < beforeAll ? to : beforeAll))); // prettier-ignore
  for (const [i, part] of closed.parts.entries()) {
    const last = addDays(closed.parts[i + 1]?.from ?? closed.until, -1);
    // Part of a closed month is reported as it is now: its values per day were not stored.
    if (part.from < from || last > to) continue;
    accounts = added(accounts, negated(await accountsBetween(db, part.from, last)), amountsOf(part));
  }
  const late = from <= closed.until && closed.until <= to ? await lateSince(db, closed) : new Map<string, number>();
  return { accounts, late };
}
