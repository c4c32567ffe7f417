import type { CollectionBelow } from '../../../../schemas/collections.ts';
import type { ClosedBooks } from '../../../domain/business/closed-books.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { StoredGroup } from '../../../books/keep/ledger-store.ts';
import { groupsOn } from '../../../books/keep/named-groups.ts';
import type { Row } from '../../../store/row-store.ts';
import { addDays } from '../../../domain/time/local-day.ts';

/** What a report is made from. */
export interface ReportDesk {
  readonly db: LedgerDatabase;
  /** First and last day, both included. */
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** A flock or a way to pay, by the report; all without it. */
  readonly only: string | null;
  /** The days that are closed, and what they came to then. */
  readonly closed?: ClosedBooks | undefined;
  /** Documents of a collection by their ids. */
  readonly find: (collection: CollectionBelow, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  /** Things are few: all of them. */
  readonly things: (collection: 'shop' | 'raw_materials' | 'farm') => Promise<readonly Row[]>;
  /** Facts of a collection of some days, both included. */
  readonly factsOn: (collection: CollectionBelow, from: string, to: string) => Promise<readonly Row[]>;
  /** Somebody's name, when they are known here. */
  readonly nameOf: (uid: string) => string | undefined;
  /**
   * How much is done, of 0 to 1. Others may work meanwhile. Errors: `Cancelled` when nobody waits for the report any more. [RPT-10]
   */
  readonly step: (done: number) => Promise<void>;
}

/** Nobody waits for the report any more. */
export class Cancelled extends Error {}

/** Days that are read at once. */
const AT_ONCE = 7;

/** The days of the report in pieces, with what is done before each. */
export async function* pieces({ from, to, step }: ReportDesk): AsyncGenerator<{ from: string; to: string }> {
  const first = Date.parse(from);
  const all = Math.max(1, Date.parse(to) - first);
  for (let day = from; day <= to; day = addDays(day, AT_ONCE)) {
    await step((Date.parse(day) - first) / all);
    const last = addDays(day, AT_ONCE - 1);
    yield { from: day, to: last < to ? last : to };
  }
}

/** What was booked on the days of the report, piece by piece. */
export async function* groupsOf(desk: ReportDesk): AsyncGenerator<StoredGroup[]> {
  for await (const { from, to } of pieces(desk)) yield await groupsOn(desk.db, from, to);
}
