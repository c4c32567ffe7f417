import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { Booked } from '../../domain/ledger/postings-of.ts';
import type { Derived, DerivedRow, State } from '../../domain/ledger/fold.ts';
import type { ItemState } from '../../domain/ledger/item-state.ts';
import type { Merged } from '../../domain/parties/merged.ts';
import type { Posting } from '../../domain/ledger/posting.ts';

/*
 * The stored tables of the ledger and the few operations by which it reads and writes them. Everything can be deleted
 * and rebuilt from the documents. [LED-48]
 */

/**
 * The postings of one document at one moment, the values derived from them, and the resulting state of the entities it
 * touches.
 */
export interface StoredGroup {
  readonly ord: string;
  /** The document's id; 'close' for a month end. */
  readonly doc_id: string;
  readonly doc_kind: string;
  readonly day: string;
  readonly by?: string | undefined;
  readonly postings: readonly Posting[];
  readonly rows: readonly DerivedRow[];
  readonly counted?: Derived['counted'];
  readonly after: Readonly<Record<string, State>>;
}

/**
 * Neighbouring groups of one day in one row, because the cost of a row in IndexedDB hardly depends on its size. Ordered
 * by start; an index finds the pages of a document or name. See page.ts.
 */
export interface StoredPage {
  /** Sorts before its first group and after the last group of the page before. */
  readonly start: string;
  /** Its groups as JSON: a string is stored and read in a fraction of the time needed for its objects. */
  readonly text: string;
  /**
   * `<name> <start>` of each entity, party, target and counted method: an index over them returns the pages of each in
   * order.
   */
  readonly names: readonly string[];
  readonly docs: readonly string[];
}

/** Amount owed on one document, or paid for one that is not on this phone. Units: minor units. [LED-10] */
export interface Debt {
  /** `<account> <target>` */
  readonly id: string;
  readonly side: '1100' | '2000';
  readonly target: string;
  /** The collection of the document; '' when it is not on this phone. */
  readonly kind: string;
  readonly party?: string | undefined;
  readonly due: string;
  /** Set when the due day was agreed: without it the debt is never overdue. */
  readonly agreed?: true;
  readonly ord: string;
  readonly total: number;
  /** Amount settled on this document itself, by payment or return. */
  readonly own: number;
  /** The part of `own` that is returned goods. */
  readonly returned: number;
  /** Amount left before the party's pool is spent on it. */
  readonly open: number;
  /** Amount left. */
  readonly balance: number;
  /** Unallocated payments, by party. */
  readonly gives: Readonly<Record<string, number>>;
  /** Place among the party's open documents, `<side> <party> <due> <ord>`; set only with a party and an open amount. */
  readonly place?: string;
  /** The side while there is a balance: an index over it and `ord` returns the current debts by day. */
  readonly owed?: '1100' | '2000';
}

/** Money of one party on one side. Units: minor units. */
export interface Party {
  /** `<account> <party>` */
  readonly id: string;
  /** Payments that name no document, and the surplus of payments over their documents. */
  readonly pool: number;
  /** Sum of the open amounts of all documents before the pool is spent. */
  readonly open: number;
  /** Documents placed before the frontier are fully covered by the pool; `covered` is their sum. */
  readonly frontier: string;
  readonly covered: number;
}

/** Current quantity of an item or flock. Units: base units, birds. */
export interface Level {
  readonly key: string;
  readonly level: number;
  /** Place of the last count: earlier movements do not change the level. */
  readonly count?: string | undefined;
  /**
   * For an item, its state after its last group, so that a long list need not look up ten thousand last groups. Absent
   * until that group is folded.
   */
  readonly end?: ItemState | undefined;
}

/** All totals of a day or a month, by name; for all days, only the totals that lists ask for. */
export interface PeriodSums {
  /** `2026-11-27`, `2026-11`, or '' for all days. */
  readonly period: string;
  readonly sums: Readonly<Record<string, number>>;
}

/** Changes of totals, by period and name. */
export interface SumChanges {
  readonly periods: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** State of the ledger. */
export interface LedgerMeta {
  readonly key: 'state';
  /** Version of the ledger format: a different one is rebuilt. */
  readonly version: number;
  /** Increases with every rebuild. */
  readonly edition: number;
  readonly applied_local_seq: number;
  /** Set once the books contained everything on the server: from then on their answers are complete. [LED-59] */
  readonly whole?: true | undefined;
  /** Set when a rebuild was requested. */
  readonly again?: true | undefined;
  /**
   * Months whose end is folded: from the first month with a flock or an expense to spread up to the month before
   * today's.
   */
  readonly firstMonth?: string | undefined;
  readonly lastMonth?: string | undefined;
  /** Parties booked under the id of another after a merge. [VEN-4] */
  readonly merged?: Merged | undefined;
}

/** Increased when the ledger format changes: stored ledgers of another version are discarded and rebuilt. */
export const LEDGER_VERSION = 15;

export const NO_BOOKS: LedgerMeta = { key: 'state', version: LEDGER_VERSION, edition: 0, applied_local_seq: 0 };

/** Operations of the ledger inside one transaction: reads are cached, writes are held back until its end. */
export interface LedgerTx {
  groupsOf(docId: string): Promise<StoredGroup[]>;
  putGroup(group: StoredGroup): Promise<void>;
  deleteGroup(ord: string): Promise<void>;
  /** The last group with a name before `ord`, and the first one after it. */
  lastBefore(name: string, ord: string): Promise<StoredGroup | undefined>;
  firstAfter(name: string, ord: string): Promise<StoredGroup | undefined>;
  /** All groups with a name, in order. */
  groupsNamed(name: string): Promise<StoredGroup[]>;
  groupsOfDay(day: string): Promise<StoredGroup[]>;
  /** The groups from a place up to the end of the page that contains it; `end` is the first place beyond that page. */
  rest(ord: string): Promise<{ groups: readonly StoredGroup[]; end: string }>;
  addSums(changes: SumChanges): void;
  /** The sum of a total over all days before `day`. */
  sumBefore(name: string, day: string): Promise<number>;
  level(key: string): Promise<Level | undefined>;
  putLevel(level: Level): void;
  /** Ids of all flocks that ever had a posting, in order. */
  flockIds(): Promise<string[]>;
  debt(id: string): Promise<Debt | undefined>;
  putDebt(debt: Debt): void;
  deleteDebt(id: string): void;
  /** The first debt placed at or after `place`, and the last one before it. */
  debtFrom(party: string, place: string): Promise<Debt | undefined>;
  debtBefore(party: string, place: string): Promise<Debt | undefined>;
  party(id: string): Promise<Party | undefined>;
  putParty(party: Party): void;
  firstTodo(): string | undefined;
  addTodo(ords: readonly string[]): void;
  deleteTodo(ord: string): void;
  meta(): LedgerMeta | undefined;
  putMeta(meta: LedgerMeta): void;
}

/** Rows to put and to delete in one step. */
export interface LedgerChanges {
  /** Clear all tables first. */
  readonly wipe: boolean;
  readonly pages: readonly StoredPage[];
  readonly pagesGone: readonly string[];
  readonly sums: readonly PeriodSums[];
  readonly sumsGone: readonly string[];
  readonly levels: readonly Level[];
  readonly debts: readonly Debt[];
  readonly debtsGone: readonly string[];
  readonly parties: readonly Party[];
  readonly todo: readonly string[];
  readonly todoGone: readonly string[];
  /** Set only with a whole book; otherwise `keepWork` maintains the lists. */
  readonly aside?: readonly WorkEntry[];
  readonly meta: LedgerMeta | undefined;
}

/** The stored tables inside one transaction: few wide reads, and one change at its end. */
export interface LedgerTables {
  /** The start of each page, in order. */
  starts(): Promise<string[]>;
  pages(starts: readonly string[]): Promise<(StoredPage | undefined)[]>;
  /** Starts of the pages with groups of a document. */
  startsOf(docId: string): Promise<string[]>;
  /** Starts of the pages with a name, in order: all of them, the first after a page, or the last before it. */
  startsNamed(name: string): Promise<string[]>;
  startAfter(name: string, start: string): Promise<string | undefined>;
  startBefore(name: string, start: string): Promise<string | undefined>;
  sums(periods: readonly string[]): Promise<(PeriodSums | undefined)[]>;
  /** Stored periods between two periods, both included. */
  periods(from: string, to: string): Promise<string[]>;
  levels(keys: readonly string[]): Promise<(Level | undefined)[]>;
  flockIds(): Promise<string[]>;
  debts(ids: readonly string[]): Promise<(Debt | undefined)[]>;
  debtFrom(party: string, place: string): Promise<Debt | undefined>;
  debtBefore(party: string, place: string): Promise<Debt | undefined>;
  parties(ids: readonly string[]): Promise<(Party | undefined)[]>;
  todo(): Promise<string[]>;
  meta(): Promise<LedgerMeta | undefined>;
  change(changes: LedgerChanges): Promise<void>;
}

export interface LedgerStore {
  /** Run one atomic transaction. */
  write<T>(work: (tables: LedgerTables) => Promise<T>): Promise<T>;
}

/**
 * An entry of a work list: a sale that is still to be done, or no longer counts [SAL-21]; a treatment or a weighing of
 * a flock [VET-4, FLK-10]; a payment that was voided [PAY-9]; a phone, with its newest record [RPT-1]; a record that
 * may need the owner's decision [LED-51]; a record dated by a wrong clock [DOC-18]; or a record that came days after
 * its own day, by arrival. [RPT-1]
 */
export interface WorkEntry {
  readonly id: string;
  readonly is:
    | 'to-do'
    | 'undone'
    | 'phone'
    | 'ask'
    | 'late'
    | 'clock'
    | `treated ${string}`
    | `weighed ${string}`
    | `voided ${string}`;
  readonly newest_first: number;
  readonly day: string;
  /** For entries 'ask', 'late' and 'clock': the collection of the record. */
  readonly of?: CollectionBelow;
  /** For a phone: the author and time of its newest record, and the letters before its document numbers. */
  readonly by?: string;
  readonly at?: string;
  readonly tag?: string;
}

/** The first rows of a list, and the values shown around them. The rows themselves are read again. */
export interface FirstScreen<Around = unknown> {
  readonly list: string;
  readonly ids: readonly string[];
  readonly around: Around;
}

/** A document to book; without postings it is removed from the books. */
export interface ToBook {
  readonly kind: CollectionBelow;
  readonly document: Booked;
  /** False when refused by the server or invalid: it does not count in the books. [LED-25] */
  readonly counts: boolean;
}

/** The complete books of a set of documents, with the part of LedgerMeta that belongs to them. */
export interface MadeBooks extends Pick<LedgerChanges, 'pages' | 'sums' | 'levels' | 'debts' | 'parties' | 'aside'> {
  readonly meta: Pick<LedgerMeta, 'firstMonth' | 'lastMonth' | 'merged'>;
}
