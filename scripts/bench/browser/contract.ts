import type { Worked } from './books-bench.ts';
import type { DataPort } from '../../../src/contract/port.ts';

/* What the page of the bench can be asked; types only. */

/** Two series that were measured in turn. Units: ms. */
export interface InTurn {
  readonly ours: number[];
  readonly floor: number[];
}

export interface OurWorker extends DataPort {
  /** Make an account with a business; resolves when the server has both. Gives the ids. */
  found(email: string): Promise<{ uid: string; businessId: string }>;
  /** Save sales as an import does: `rounds` writes of `each` rows, after each the floors' writes of the same rows. */
  saveMany(rounds: number, each: number): Promise<InTurn & { indexed: number[] }>;
  /** Save sales that the rules will refuse; gives their ids. */
  savePoison(count: number): Promise<string[]>;
  /** `sales.add`, one after the other, each followed by the floor's write of the stored row. */
  saveOneByOne(count: number): Promise<InTurn>;
  /** Resolves when so many wait to be sent. */
  untilWaiting(count: number): Promise<void>;
  /** Resolves when so many sales that the server has stand here. Gives the worker's clock then. Units: ms. */
  untilHere(count: number): Promise<number>;
  /** Sales that the server has, as they stand here. */
  countHere(): Promise<number>;
  refused(): Promise<{ id: string; code: string | undefined }[]>;
  /** `sales.add` so many times, each sent before the next. */
  sendOneByOne(count: number): Promise<void>;
  /** Resolves when the worker says it has no connection. */
  untilOffline(): Promise<void>;
  /** Resolves when it has one, and the server was heard again after this call. */
  untilHeard(): Promise<void>;
  clock(): number;
  /** Put so many sent sales of three years into the book and into the floor; gives the time of each. Units: ms. */
  fill(count: number): Promise<{ ours: number; floor: number }>;
  /** Put what a generated farm writes until now into the book. Gives how many documents, and the time it took. Units: ms. */
  fillFarm(setup: { seed: number; days: number; scale?: number }): Promise<{ rows: number; ms: number }>;
  /** Put so many items and movements of three years into the book and into bare stores. Gives the time of ours. Units: ms. */
  fillShop(items: number, movements: number): Promise<number>;
  /** The first rows by a native index cursor: items by name, or movements of one item. Gives the time. Units: ms. */
  floorShop(what: 'items' | 'history', limit: number): Promise<number>;
  /** Resolves when all records are in the books and all values are worked out. */
  untilBooked(): Promise<void>;
  /** Have all books made anew, of nothing or in place of what is kept. */
  makeBooks(isKept: boolean): Promise<Worked>;
  /** Every row read, and all that the books keep written into a bare database. Units: ms. */
  floorBooks(): Promise<{ read: number; write: number; rows: number; kept: number }>;
  /** A sale of so many days ago is written: until it is booked, and from then until all values are worked out. */
  bookLate(daysAgo: number): Promise<{ booked: Worked; settled: Worked }>;
  /** `sales.add`, one after the other: from each row's being written until the totals have it. Units: ms. */
  bookOneByOne(count: number): Promise<number[]>;
  /** Add all postings of the books up anew: how many they are, and how many totals say something else. */
  recount(): Promise<{ postings: number; wrong: number }>;
  /** The newest rows by a native index cursor, nothing around it. Gives the time. Units: ms. */
  floorNewest(limit: number): Promise<number>;
  /** The same by RxDB's own descending sort. */
  rxdbNewest(limit: number): Promise<number>;
  /** Fetch these pages over the same protocol and put them into a raw store: what a pull cannot do without. */
  floorPull(email: string, password: string, businessId: string): Promise<{ ms: number; rows: number }>;
}

/** What is measured beside ours in reading. */
export type ReadingPeerName = 'plain dexie' | 'pouchdb' | 'firestore-cache';

/** One way of keeping records that travel, under the same work as ours. Times in ms. */
export interface PeerWorker {
  open(name: 'rxdb-firestore' | 'firestore-cache', collectionPath: string): Promise<void>;
  /** Take in so many sales without a network; gives the time until the last is stored here. */
  accept(count: number): Promise<number>;
  /** Turn the network on; gives the time until the server has all of so many. */
  drain(count: number): Promise<number>;
  /** Replicate both ways; gives the time until so many stand here. */
  follow(count: number): Promise<number>;
  /** Save one more while replicating; resolves when the server has it. */
  addOne(): Promise<void>;
  close(): Promise<void>;
  /** Fill a store for reading; the Firestore SDK's has what `accept` and `drain` brought, and no network from here on. */
  fillReader(name: ReadingPeerName, count: number): Promise<void>;
  /** The newest rows of it. Gives the time. Units: ms. Errors: it gave others than so many. */
  readNewest(limit: number): Promise<number>;
}
