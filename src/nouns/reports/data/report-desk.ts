import type { CollectionBelow } from '../../../../schemas/collections.ts';
import type { ClosedBooks } from '../../../domain/business/closed-books.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { StoredGroup } from '../../../books/keep/ledger-store.ts';
import { groupsOn } from '../../../books/keep/named-groups.ts';
import type { Row } from '../../../store/row-store.ts';
import { addDays } from '../../../domain/time/local-day.ts';

/** Dependencies of a report. */
export interface ReportDesk {
  readonly db: LedgerDatabase;
  /** First and last day, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** A flock or a way of payment, by report; null for all. */
  readonly only: string | null;
  /** The closed days with their amounts at closing. */
  readonly closed?: ClosedBooks | undefined;
  /** Documents of a collection by their ids. */
  readonly find: (collection: CollectionBelow, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  /** All things of a collection: there are few. */
  readonly things: (collection: 'shop' | 'raw_materials' | 'farm') => Promise<readonly Row[]>;
  /** Facts of a collection in a range of days, both inclusive. */
  readonly factsOn: (collection: CollectionBelow, from: string, to: string) => Promise<readonly Row[]>;
  /** A user's name, when this phone knows it. */
  readonly nameOf: (uid: string) => string | undefined;
  /**
   * Report the progress, from 0 to 1, and yield to other work. Errors: `Cancelled` when the report is no longer wanted.
   * [RPT-10]
   */
  readonly step: (done: number) => Promise<void>;
}

/** The report is no longer wanted. */
export class Cancelled extends Error {}

/** Days per read. */
const AT_ONCE = 7;

/** The days of the report in pieces, with the progress before each. */
export async function* pieces({ from, to, step }: ReportDesk): AsyncGenerator<{ from: string; to: string }> {
  const first = Date.parse(from);
  const all = Math.max(1, Date.parse(to) - first);
  for (let day = from; day <= to; day = addDays(day, AT_ONCE)) {
    await step((Date.parse(day) - first) / all);
    const last = addDays(day, AT_ONCE - 1);
    yield { from: day, to: last < to ? last : to };
  }
}

/** Bookings on the days of the report, piece by piece. */
export async function* groupsOf(desk: ReportDesk): AsyncGenerator<StoredGroup[]> {
  for await (const { from, to } of pieces(desk)) yield await groupsOn(desk.db, from, to);
}
