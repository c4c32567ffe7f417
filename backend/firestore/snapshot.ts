import type { Doc } from './document.ts';
import { collectionOf, inGroupOf } from './path.ts';
import type { Reader } from './reader.ts';

/**
 * The documents as of the snapshot's creation. Documents are immutable, so it only keeps those replaced by later
 * commits.
 */
export class Snapshot implements Reader {
  readonly root: string;
  readonly readTime: number;
  private readonly replaced = new Map<string, Doc | undefined>();

  constructor(private readonly now: Reader) {
    this.root = now.root;
    this.readTime = now.readTime;
  }

  /** Record the previous version of a document that a commit replaces. */
  remember(path: string, before: Doc | undefined): void {
    if (!this.replaced.has(path)) this.replaced.set(path, before);
  }

  get(path: string): Doc | undefined {
    return this.replaced.has(path) ? this.replaced.get(path) : this.now.get(path);
  }

  inCollection(collectionPath: string): Iterable<Doc> {
    return this.asItWas(this.now.inCollection(collectionPath), (path) => collectionOf(path) === collectionPath);
  }

  inGroup(parent: string, collectionId: string): Iterable<Doc> {
    return this.asItWas(this.now.inGroup(parent, collectionId), (path) =>
      inGroupOf(collectionOf(path), parent, collectionId),
    );
  }

  collectionIds(parent: string): ReadonlySet<string> {
    return this.now.collectionIds(parent);
  }

  private *asItWas(docs: Iterable<Doc>, wanted: (path: string) => boolean): Iterable<Doc> {
    for (const doc of docs) if (!this.replaced.has(doc.path)) yield doc;
    for (const [path, doc] of this.replaced) if (doc && wanted(path)) yield doc;
  }
}
