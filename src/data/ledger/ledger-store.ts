import type { DerivedRow, State } from '../../domain/ledger/fold.ts';
import type { ItemState } from '../../domain/ledger/item-state.ts';
import type { Merged } from '../../domain/people/merged.ts';
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
  readonly postings: readonly Posting[];
  readonly rows: readonly DerivedRow[];
  readonly after: Readonly<Record<string, State>>;
  /** `<entity> <ord>` for each entity, party, target and counted method: an index over them gives each one's rows in order. */
  readonly keys: readonly string[];
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
  /** Paid on this document itself. */
  readonly own: number;
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

export interface Total {
  readonly name: string;
  /** A day, or a month. */
  readonly day: string;
  readonly amount: number;
}

/** What is about to be asked for. */
export interface Ahead {
  readonly docIds: readonly string[];
  /** Targets and others whose groups are all read: what they are found by. */
  readonly entities: readonly string[];
  readonly levels: readonly string[];
  readonly debts: readonly string[];
  readonly parties: readonly string[];
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
  /** Months whose end is folded: from the first month with a flock up to the month before today's. */
  readonly firstMonth?: string | undefined;
  readonly lastMonth?: string | undefined;
  /** Suppliers who are booked under the name of another. [VEN-4] */
  readonly merged?: Merged | undefined;
}

/** Raised when the way the ledger is kept changes: the kept one is thrown away and made anew. */
export const LEDGER_VERSION = 9;

export const NO_BOOKS: LedgerMeta = { key: 'state', version: LEDGER_VERSION, edition: 0, applied_local_seq: 0 };

/** What the ledger works on inside one transaction: what was read once is remembered, what is written is kept until its end. */
export interface LedgerTx {
  /** Read beforehand, at once, what booking these documents will ask for. */
  prepare(ahead: Ahead): Promise<void>;
  group(ord: string): Promise<StoredGroup | undefined>;
  groupsOf(docId: string): Promise<StoredGroup[]>;
  putGroup(group: StoredGroup): Promise<void>;
  deleteGroup(ord: string): Promise<void>;
  /** The last group of an entity before `ord`. */
  lastBefore(entity: string, ord: string): Promise<StoredGroup | undefined>;
  /** Place of the first group of an entity after `ord`. */
  firstAfter(entity: string, ord: string): Promise<string | undefined>;
  /** All groups of an entity from `from` on, in order. */
  groupsFrom(entity: string, from?: string): Promise<StoredGroup[]>;
  groupsOfDay(day: string): Promise<StoredGroup[]>;
  addTotals(changes: readonly Total[]): void;
  sumTotals(name: string, from: string, until: string): Promise<number>;
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
  firstTodo(): Promise<string | undefined>;
  addTodo(ords: readonly string[]): void;
  deleteTodo(ord: string): void;
  meta(): LedgerMeta | undefined;
  putMeta(meta: LedgerMeta): void;
  wipe(): void;
}

/** Rows to put and to take away, all at once. */
export interface LedgerChanges {
  /** Everything goes first. */
  readonly wipe: boolean;
  readonly groups: readonly StoredGroup[];
  readonly groupsGone: readonly string[];
  readonly totals: readonly Total[];
  readonly totalsGone: readonly TotalKey[];
  readonly levels: readonly Level[];
  readonly debts: readonly Debt[];
  readonly debtsGone: readonly string[];
  readonly parties: readonly Party[];
  readonly todo: readonly string[];
  readonly todoGone: readonly string[];
  readonly meta: LedgerMeta | undefined;
}

/** Name and day of a total. */
export type TotalKey = readonly [name: string, day: string];

/** The stored tables inside one transaction: few wide reads, and one change at its end. */
export interface LedgerTables {
  groups(ords: readonly string[]): Promise<(StoredGroup | undefined)[]>;
  groupsOf(docIds: readonly string[]): Promise<StoredGroup[][]>;
  groupsOfDay(day: string): Promise<StoredGroup[]>;
  /** All places of each entity's groups, in order. */
  placesOf(entities: readonly string[]): Promise<string[][]>;
  /** Places of an entity's groups from `from` on, in order. */
  placesFrom(entity: string, from: string, limit: number): Promise<string[]>;
  /** Places of an entity's groups before `before`, the nearest first. */
  placesBefore(entity: string, before: string, limit: number): Promise<string[]>;
  totals(keys: readonly TotalKey[]): Promise<(Total | undefined)[]>;
  totalsBetween(name: string, from: string, until: string): Promise<Total[]>;
  levels(keys: readonly string[]): Promise<(Level | undefined)[]>;
  flockIds(): Promise<string[]>;
  debts(ids: readonly string[]): Promise<(Debt | undefined)[]>;
  debtFrom(party: string, place: string): Promise<Debt | undefined>;
  debtBefore(party: string, place: string): Promise<Debt | undefined>;
  parties(ids: readonly string[]): Promise<(Party | undefined)[]>;
  todoFrom(from: string, limit: number): Promise<string[]>;
  meta(): Promise<LedgerMeta | undefined>;
  change(changes: LedgerChanges): Promise<void>;
}

export interface LedgerStore {
  /** One transaction: all of it happens, or nothing. */
  write<T>(work: (tables: LedgerTables) => Promise<T>): Promise<T>;
}
