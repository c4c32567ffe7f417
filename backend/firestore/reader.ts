import type { Doc } from './document.ts';

/** Documents as of one read time: the current database or a snapshot of it. */
export interface Reader {
  /** The resource name prefix of the documents. */
  readonly root: string;
  /** The read time, in microseconds. */
  readonly readTime: number;
  get(path: string): Doc | undefined;
  /** The documents directly in one collection, in undefined order. */
  inCollection(collectionPath: string): Iterable<Doc>;
  /** The documents of every collection with this id, below a parent path ("" for all). */
  inGroup(parent: string, collectionId: string): Iterable<Doc>;
  /**
   * The ids of the collections directly below a document, or at the root (""), including those with only deeper
   * documents.
   */
  collectionIds(parent: string): ReadonlySet<string>;
}
