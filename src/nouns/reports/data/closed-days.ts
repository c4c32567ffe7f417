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
 * Closed days stand in the profit and loss as they did when they were closed; what changed since is one line on the first open day.
 * The books themselves never bend. Units: minor units, debit +. [LED-50]
 */

type Db = Pick<LedgerDatabase, 'sums'>;

/** What was booked on each account, over the days from one to another, both included. */
export const accountsBetween = async (db: Db, from: string, to: string): Promise<Map<string, number>> =>
  accountsIn(await sumsOver(db, from, to));

/** The first day of the first month in which anything was booked; undefined in an empty book. */
export async function firstBookedDay({ sums }: Db): Promise<string | undefined> {
  const [first] = await sums.where('period').above('0').limit(1).primaryKeys();
  return first && `${monthOf(first)}-01`;
}

/** What the closed days come to now, less what they came to when they were closed. */
export async function lateSince(db: Db, { until, parts }: ClosedBooks): Promise<Accounts> {
  const first = (await firstBookedDay(db)) ?? until;
  return added(await accountsBetween(db, first, addDays(until, -1)), ...parts.map((part) => negated(amountsOf(part))));
}

/** What the days before one come to now, to be kept with the decision that closes them. */
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

/** What some days come to as a report tells them, and what changed in closed days since, where they hold the first open day. */
export async function reported(
  db: Db,
  { from, to, closed }: { from: string; to: string; closed?: ClosedBooks | undefined },
): Promise<{ accounts: Accounts; late: Accounts }> {
  let accounts: Accounts = await accountsBetween(db, from, to);
  if (!closed) return { accounts, late: new Map() };
  // Before the first part there was nothing: what is there now came since.
  const beforeAll = addDays(closed.parts[0]?.from ?? closed.until, -1);
  if (from <= beforeAll) accounts = added(accounts, negated(await accountsBetween(db, from, to < beforeAll ? to : beforeAll))); // prettier-ignore
  for (const [i, part] of closed.parts.entries()) {
    const last = addDays(closed.parts[i + 1]?.from ?? closed.until, -1);
    // Single days of a closed month are told as they are now: what they were nobody kept.
    if (part.from < from || last > to) continue;
    accounts = added(accounts, negated(await accountsBetween(db, part.from, last)), amountsOf(part));
  }
  const late = from <= closed.until && closed.until <= to ? await lateSince(db, closed) : new Map<string, number>();
  return { accounts, late };
}
