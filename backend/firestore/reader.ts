import type { Doc } from './document.ts';

/** Documents as of one moment: a database now, or a snapshot of it. */
export interface Reader {
  /** The full resource name under which the documents live. */
  readonly root: string;
  /** The moment, in microseconds. */
  readonly readTime: number;
  get(path: string): Doc | undefined;
  /** The documents directly in one collection, in no order. */
  inCollection(collectionPath: string): Iterable<Doc>;
  /** The documents of every collection with this id, below a parent path ("" for all). */
  inGroup(parent: string, collectionId: string): Iterable<Doc>;
  /** The ids of the collections directly below a document, or at the root (""), also where only deeper ones have documents. */
  collectionIds(parent: string): ReadonlySet<string>;
}
