import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { Booked } from '../../domain/ledger/postings-of.ts';
import type { Derived, DerivedRow, State } from '../../domain/ledger/fold.ts';
import type { ItemState } from '../../domain/ledger/item-state.ts';
import type { Merged } from '../../domain/parties/merged.ts';
import type { Posting } from '../../domain/ledger/posting.ts';

/*
 * What the ledger keeps, and the few ways in which it reads and writes it. Everything of it can be thrown away and made again from
 * the documents. [LED-48]
 */

/** The postings of one document at one moment, what they derive, and how the entities it touches stand after it. */
export interface StoredGroup {
  readonly ord: string;
  /** The document; of a month's end 'close'. */
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
 * Neighbouring groups of one day in one row: what IndexedDB takes for a row hardly depends on its size. Ordered by where they start; which
 * documents and names are on a page is found by index. See page.ts.
 */
export interface StoredPage {
  /** Before its first group, after the last one of the page before. */
  readonly start: string;
  /** Its groups as JSON: a text is stored and read in a fraction of the time that its objects take. */
  readonly text: string;
  /** `<name> <start>` of each entity, party, target and counted method: an index over them gives each one's pages in order. */
  readonly names: readonly string[];
  readonly docs: readonly string[];
}

/** What is owed on one document, or paid for one that is not here. Units: minor units. [LED-10] */
export interface Debt {
  /** `<account> <target>` */
  readonly id: string;
  readonly side: '1100' | '2000';
  readonly target: string;
  /** The collection of the document, '' when it is not here. */
  readonly kind: string;
  readonly party?: string | undefined;
  readonly due: string;
  /** The day was agreed: without one it is never overdue. */
  readonly agreed?: true;
  readonly ord: string;
  readonly total: number;
  /** Settled on this document itself: paid, or come back. */
  readonly own: number;
  /** Of it the goods that came back. */
  readonly returned: number;
  /** What is left before the party's pool is spent on it. */
  readonly open: number;
  /** What is left. */
  readonly balance: number;
  /** What its payments give to whose pool. */
  readonly gives: Readonly<Record<string, number>>;
  /** Place among the party's open documents, `<side> <party> <due> <ord>`; only with a party and something open. */
  readonly place?: string;
  /** The side while there is a balance: an index over it and `ord` gives what is owed now, by day. */
  readonly owed?: '1100' | '2000';
}

/** Money of one party on one side. Units: minor units. */
export interface Party {
  /** `<account> <party>` */
  readonly id: string;
  /** What was paid and names no document, or more than its document took. */
  readonly pool: number;
  /** Sum of what is open on all documents before the pool is spent. */
  readonly open: number;
  /** Documents placed before this are covered by the pool; `covered` is their sum. */
  readonly frontier: string;
  readonly covered: number;
}

/** Quantity of an item or flock now. Base units, birds. */
export interface Level {
  readonly key: string;
  readonly level: number;
  /** The last count: what lies before it changes nothing. */
  readonly count?: string | undefined;
  /** Of an item: how it stands after its last group, so that a long list need not look for ten thousand last groups. Absent until that is folded. */
  readonly end?: ItemState | undefined;
}

/** All totals of a day, of a month, or, of those that lists ask for, of all days: by name. */
export interface PeriodSums {
  /** `2026-11-27`, `2026-11`, or '' for all days. */
  readonly period: string;
  readonly sums: Readonly<Record<string, number>>;
}

/** Changes of totals, by period and name. */
export interface SumChanges {
  readonly periods: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** How far the ledger is. */
export interface LedgerMeta {
  readonly key: 'state';
  /** Of the way it is kept: another one is made anew. */
  readonly version: number;
  /** Rises whenever it is made anew. */
  readonly edition: number;
  readonly applied_local_seq: number;
  /** Everything that the server had was in these books once: what they say is no part any more. [LED-59] */
  readonly whole?: true | undefined;
  /** Somebody wants them made anew. */
  readonly again?: true | undefined;
  /** Months whose end is folded: from the first month with a flock up to the month before today's. */
  readonly firstMonth?: string | undefined;
  readonly lastMonth?: string | undefined;
  /** Suppliers who are booked under the name of another. [VEN-4] */
  readonly merged?: Merged | undefined;
}

/** Raised when the way the ledger is kept changes: the kept one is thrown away and made anew. */
export const LEDGER_VERSION = 15;

export const NO_BOOKS: LedgerMeta = { key: 'state', version: LEDGER_VERSION, edition: 0, applied_local_seq: 0 };

/** What the ledger works on inside one transaction: what was read once is remembered, what is written is kept until its end. */
export interface LedgerTx {
  groupsOf(docId: string): Promise<StoredGroup[]>;
  putGroup(group: StoredGroup): Promise<void>;
  deleteGroup(ord: string): Promise<void>;
  /** The last group of a name before `ord`, and the first one after it. */
  lastBefore(name: string, ord: string): Promise<StoredGroup | undefined>;
  firstAfter(name: string, ord: string): Promise<StoredGroup | undefined>;
  /** All groups of a name, in order. */
  groupsNamed(name: string): Promise<StoredGroup[]>;
  groupsOfDay(day: string): Promise<StoredGroup[]>;
  /** The groups from a place on up to the end of its page, which is not after it; `end` is the first place beyond. */
  rest(ord: string): Promise<{ groups: readonly StoredGroup[]; end: string }>;
  addSums(changes: SumChanges): void;
  /** The sum of a total over all days before one. */
  sumBefore(name: string, day: string): Promise<number>;
  level(key: string): Promise<Level | undefined>;
  putLevel(level: Level): void;
  /** Ids of all flocks that anything was ever posted to, in order. */
  flockIds(): Promise<string[]>;
  debt(id: string): Promise<Debt | undefined>;
  putDebt(debt: Debt): void;
  deleteDebt(id: string): void;
  /** The first debt placed at or after, and the last placed before. */
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

/** Rows to put and to take away, all at once. */
export interface LedgerChanges {
  /** Everything goes first. */
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
  /** Only with a whole book; else `keepWork` keeps it. */
  readonly aside?: readonly WorkEntry[];
  readonly meta: LedgerMeta | undefined;
}

/** The stored tables inside one transaction: few wide reads, and one change at its end. */
export interface LedgerTables {
  /** Where each page starts, in order. */
  starts(): Promise<string[]>;
  pages(starts: readonly string[]): Promise<(StoredPage | undefined)[]>;
  /** Starts of the pages with something of a document. */
  startsOf(docId: string): Promise<string[]>;
  /** Starts of the pages with a name, in order: all of them, or the first after, or the last before a page. */
  startsNamed(name: string): Promise<string[]>;
  startAfter(name: string, start: string): Promise<string | undefined>;
  startBefore(name: string, start: string): Promise<string | undefined>;
  sums(periods: readonly string[]): Promise<(PeriodSums | undefined)[]>;
  /** Periods of which there are sums, from one to another, both included. */
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
  /** One transaction: all of it happens, or nothing. */
  write<T>(work: (tables: LedgerTables) => Promise<T>): Promise<T>;
}

/**
 * A record that is shown apart from the others: a sale that is still to be done, or is none any more [SAL-21]; what a flock was given,
 * when it was weighed [VET-4, FLK-10]; a payment that was voided [PAY-9]; a phone, with its newest record [RPT-1]; what may ask something of the owner [LED-51]; what a wrong clock dated [DOC-18]; or what came
 * days after its own day, by when it came. [RPT-1]
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
  /** Of what may ask or came late: its collection. */
  readonly of?: CollectionBelow;
  /** Of a phone: who wrote its newest record, and when; the letters before its numbers. */
  readonly by?: string;
  readonly at?: string;
  readonly tag?: string;
}

/** Which rows stood first in a list, and what stood around them. The rows themselves are read anew. */
export interface FirstScreen<Around = unknown> {
  readonly list: string;
  readonly ids: readonly string[];
  readonly around: Around;
}

/** A document that is to be booked, or, without postings, to be forgotten. */
export interface ToBook {
  readonly kind: CollectionBelow;
  readonly document: Booked;
  /** Refused by the server, or not valid: it counts for nothing. [LED-25] */
  readonly counts: boolean;
}

/** All that the books keep of some documents, and what of it is noted: see LedgerMeta. */
export interface MadeBooks extends Pick<LedgerChanges, 'pages' | 'sums' | 'levels' | 'debts' | 'parties' | 'aside'> {
  readonly meta: Pick<LedgerMeta, 'firstMonth' | 'lastMonth' | 'merged'>;
}
