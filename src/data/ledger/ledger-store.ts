import type { DerivedRow, State } from '../../domain/ledger/fold.ts';
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
  /** The side while there is a balance: an index over it gives what is owed now. */
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
}

export interface Total {
  readonly name: string;
  /** A day, or a month. */
  readonly day: string;
  readonly amount: number;
}

/** How far the ledger is. */
export interface LedgerMeta {
  readonly key: 'state';
  /** Of the way it is kept: another one is made anew. */
  readonly version: number;
  /** Rises whenever it is made anew. */
  readonly edition: number;
  readonly applied_local_seq: number;
  /** Months whose end is folded: from the first month with a flock up to the month before today's. */
  readonly firstMonth?: string | undefined;
  readonly lastMonth?: string | undefined;
}

/** One transaction on the store; all of it happens, or nothing. */
export interface LedgerTx {
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
  addTotals(changes: readonly Total[]): Promise<void>;
  sumTotals(name: string, from: string, until: string): Promise<number>;
  level(key: string): Promise<Level | undefined>;
  putLevel(level: Level): Promise<void>;
  /** Ids of all flocks that anything was ever posted to, in order. */
  flockIds(): Promise<string[]>;
  debt(id: string): Promise<Debt | undefined>;
  putDebt(debt: Debt): Promise<void>;
  deleteDebt(id: string): Promise<void>;
  /** The first debt placed at or after, and the last placed before. */
  debtFrom(party: string, place: string): Promise<Debt | undefined>;
  debtBefore(party: string, place: string): Promise<Debt | undefined>;
  party(id: string): Promise<Party | undefined>;
  putParty(party: Party): Promise<void>;
  firstTodo(): Promise<string | undefined>;
  addTodo(ords: readonly string[]): Promise<void>;
  deleteTodo(ord: string): Promise<void>;
  meta(): Promise<LedgerMeta | undefined>;
  putMeta(meta: LedgerMeta): Promise<void>;
  wipe(): Promise<void>;
}

export interface LedgerStore {
  write<T>(work: (tx: LedgerTx) => Promise<T>): Promise<T>;
}
