import type { Worked } from './books-bench.ts';
import type { DataPort } from '../../../src/contract/port.ts';

/* The interface of the bench's page; types only. */

/** Two series that were measured in turn. Units: ms. */
export interface InTurn {
  readonly ours: number[];
  readonly floor: number[];
}

export interface OurWorker extends DataPort {
  /** Create an account with a business; resolves when the server has both. Returns the ids. */
  found(email: string): Promise<{ uid: string; businessId: string }>;
  /**
   * Save sales as an import does: `rounds` writes of `each` rows, each followed by the floors' writes of the same rows.
   */
  saveMany(rounds: number, each: number): Promise<InTurn & { indexed: number[] }>;
  /** Save sales that the rules will refuse; returns their ids. */
  savePoison(count: number): Promise<string[]>;
  /** Run `sales.add`, one after the other, each followed by the floor's write of the stored row. */
  saveOneByOne(count: number): Promise<InTurn>;
  /** Resolves when `count` records are pending. */
  untilWaiting(count: number): Promise<void>;
  /** Resolves when this phone has `count` synced sales. Returns the worker's clock at that time. Units: ms. */
  untilHere(count: number): Promise<number>;
  /** Number of synced sales on this phone. */
  countHere(): Promise<number>;
  refused(): Promise<{ id: string; code: string | undefined }[]>;
  /** Run `sales.add` `count` times, each sent before the next. */
  sendOneByOne(count: number): Promise<void>;
  /** Resolves when the worker reports that it has no connection. */
  untilOffline(): Promise<void>;
  /** Resolves when it has one, and the server was heard again after this call. */
  untilHeard(): Promise<void>;
  clock(): number;
  /** Put `count` sent sales of three years into the book and into the floor; returns the time of each. Units: ms. */
  fill(count: number): Promise<{ ours: number; floor: number }>;
  /**
   * Put everything that a generated farm writes until now into the book. Returns the number of documents, and the time
   * taken. Units: ms.
   */
  fillFarm(setup: { seed: number; days: number; scale?: number }): Promise<{ rows: number; ms: number }>;
  /**
   * Put `items` items and `movements` movements of three years into the book and into bare stores. Returns the time of
   * ours. Units: ms.
   */
  fillShop(items: number, movements: number): Promise<number>;
  /** The first rows by a native index cursor: items by name, or movements of one item. Returns the time. Units: ms. */
  floorShop(what: 'items' | 'history', limit: number): Promise<number>;
  /** Resolves when all records are booked and all values are computed. */
  untilBooked(): Promise<void>;
  /** Rebuild all books, from nothing or replacing the stored ones. */
  makeBooks(isKept: boolean): Promise<Worked>;
  /**
   * Rebuild the stored books while `count` sales are saved by `sales.add`, one after the other: the rebuild, and the time
   * until each sale is durable. Units: ms.
   */
  sellWhileMade(count: number): Promise<{ made: Worked; saves: number[] }>;
  /** Close all days but the last 31, with their sums. Returns the time. Units: ms. */
  closeDays(): Promise<number>;
  /** Every row read, and all stored books written into a bare database. Units: ms. */
  floorBooks(): Promise<{ read: number; write: number; rows: number; kept: number }>;
  /** Write a sale of `daysAgo` days ago: time until it is booked, and from then until all values are computed. */
  bookLate(daysAgo: number): Promise<{ booked: Worked; settled: Worked }>;
  /** Run `sales.add`, one after the other: time from each row's write until the totals include it. Units: ms. */
  bookOneByOne(count: number): Promise<number[]>;
  /** Recompute the sums of all postings: their number, and how many stored totals differ. */
  recount(): Promise<{ postings: number; wrong: number }>;
  /** The newest rows by a native index cursor, without further work. Returns the time. Units: ms. */
  floorNewest(limit: number): Promise<number>;
  /** The same by RxDB's own descending sort. */
  rxdbNewest(limit: number): Promise<number>;
  /** Fetch these pages over the same protocol and put them into a raw store: the unavoidable work of a pull. */
  floorPull(email: string, password: string, businessId: string): Promise<{ ms: number; rows: number }>;
}

/** Systems compared with ours in reading. */
export type ReadingPeerName = 'plain dexie' | 'pouchdb' | 'firestore-cache';

/** Another system for replicated records, under the same work as ours. Times in ms. */
export interface PeerWorker {
  open(name: 'rxdb-firestore' | 'firestore-cache', collectionPath: string): Promise<void>;
  /** Save `count` sales without a network; returns the time until the last is stored on this phone. */
  accept(count: number): Promise<number>;
  /** Turn the network on; returns the time until the server has all `count` records. */
  drain(count: number): Promise<number>;
  /** Replicate both ways; returns the time until this phone has `count` records. */
  follow(count: number): Promise<number>;
  /** Save one more while replicating; resolves when the server has it. */
  addOne(): Promise<void>;
  close(): Promise<void>;
  /**
   * Fill a store for reading; the Firestore SDK's holds the records of `accept` and `drain`, and has no network from
   * then on.
   */
  fillReader(name: ReadingPeerName, count: number): Promise<void>;
  /** Its newest rows. Returns the time. Units: ms. Errors: it returned another number of rows. */
  readNewest(limit: number): Promise<number>;
}
