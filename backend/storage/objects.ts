import { compareStrings } from '../firestore/value-order.ts';
import type { Journal, Journalled, LogRecord } from '../store/journal.ts';
import type { StoredObject } from './stored-object.ts';

/** One page of a list: objects directly below a prefix, and the prefixes below it. */
export interface ObjectList {
  readonly items: readonly StoredObject[];
  readonly prefixes: readonly string[];
  /** The last entry of the page when there are further entries. */
  readonly last: string | undefined;
}

/** Metadata of all objects, in memory and in the journal; their contents are in files. */
export class Objects implements Journalled {
  private readonly buckets = new Map<string, Map<string, StoredObject>>();
  private lastGeneration = 0;

  constructor(private readonly journal: Journal) {}

  get(bucket: string, name: string): StoredObject | undefined {
    return this.buckets.get(bucket)?.get(name);
  }

  /** A generation for the next upload, higher than every earlier one. */
  nextGeneration(): number {
    this.lastGeneration = Math.max(Date.now() * 1000, this.lastGeneration + 1);
    return this.lastGeneration;
  }

  /** Store an object as new or changed; resolves when on disk. */
  save(object: StoredObject): Promise<void> {
    return this.write({ type: 'object', object });
  }

  /** Remove an object's metadata; resolves when that is on disk. */
  remove({ bucket, name }: StoredObject): Promise<void> {
    return this.write({ type: 'object-removed', bucket, name });
  }

  /** Resolves when everything visible now is on disk. */
  settled(): Promise<void> {
    return this.journal.settled();
  }

  /** The entries of a prefix ("" or ending with "/") after the entry `after`, at most `most`. */
  list(bucket: string, prefix: string, after: string, most: number): ObjectList {
    const names = [...(this.buckets.get(bucket)?.keys() ?? [])].filter((name) => name.startsWith(prefix));
    const items: StoredObject[] = [];
    const prefixes = new Set<string>();
    let last: string | undefined;
    for (const name of names.sort(compareStrings)) {
      const slash = name.indexOf('/', prefix.length);
      const entry = slash < 0 ? name : name.slice(0, slash + 1);
      if (compareStrings(entry, after) <= 0 || prefixes.has(entry)) continue;
      if (items.length + prefixes.size === most) return { items, prefixes: [...prefixes], last };
      last = entry;
      const object = slash < 0 ? this.get(bucket, name) : undefined;
      if (object) items.push(object);
      else prefixes.add(entry);
    }
    return { items, prefixes: [...prefixes], last: undefined };
  }

  /** The files that contain objects. */
  files(): Set<string> {
    return new Set([...this.all()].map(({ file }) => file));
  }

  restore(record: LogRecord): void {
    if (record['type'] === 'object') {
      const object = record['object'] as StoredObject;
      this.lastGeneration = Math.max(this.lastGeneration, object.generation);
      const bucket = this.buckets.get(object.bucket) ?? new Map<string, StoredObject>();
      this.buckets.set(object.bucket, bucket.set(object.name, object));
    } else if (record['type'] === 'object-removed') {
      this.buckets.get(record['bucket'] as string)?.delete(record['name'] as string);
    }
  }

  snapshot(): Iterable<LogRecord> {
    return [...this.all()].map((object) => ({ type: 'object', object }));
  }

  private *all(): Iterable<StoredObject> {
    for (const bucket of this.buckets.values()) yield* bucket.values();
  }

  private write(record: LogRecord): Promise<void> {
    this.restore(record);
    return this.journal.append(record);
  }
}
