import { randomUUID } from 'node:crypto';
import { Meter } from '../meter.ts';
import type { Journal, Journalled, LogRecord } from '../store/journal.ts';
import { StoredDoc, fieldsText, type Doc } from './document.ts';
import { History } from './history.ts';
import { collectionOf, documentsRoot, inGroupOf } from './path.ts';
import type { Reader } from './reader.ts';
import { Snapshot } from './snapshot.ts';

/** The effect of one commit on one document. */
export interface Change {
  readonly path: string;
  readonly before: Doc | undefined;
  readonly after: Doc | undefined;
}

/** One commit as published to listeners once it is on disk. Time in microseconds. */
export interface Publication {
  readonly time: number;
  readonly changes: readonly Change[];
}

/** Documents per snapshot record: few large records are read faster than many small ones. */
const docsPerRecord = 100;

/** The documents of one database in memory; every change is journalled before it is published. */
export class Database implements Journalled, Reader {
  readonly root: string;
  /** Billable operations of this database's clients. */
  readonly meter = new Meter();
  private id = '';
  private readonly collections = new Map<string, Map<string, Doc>>();
  private readonly snapshots = new Set<Snapshot>();
  private readonly history = new History();
  private readonly subscribers = new Set<(publication: Publication) => void>();
  private lastTime: number;

  constructor(
    projectId: string,
    /** E.g. "(default)". */
    readonly databaseId: string,
    private readonly journal: Journal,
    private readonly nowMs: () => number = Date.now,
  ) {
    this.root = documentsRoot(projectId, databaseId);
    this.lastTime = nowMs() * 1000;
  }

  /** Identifies this data in resume tokens, so that tokens of other data are rejected. */
  get incarnation(): string {
    return this.id;
  }

  /** Assign the id when the data is new; call once, after everything was restored. */
  async begin(): Promise<void> {
    const record = this.nameIfNew();
    if (record) await this.journal.append(record);
  }

  private nameIfNew(): LogRecord | undefined {
    if (this.id !== '') return undefined;
    this.id = randomUUID();
    return { type: 'incarnation', id: this.id };
  }

  /** The time of the latest commit, in microseconds: the read time of every read made now. */
  get readTime(): number {
    return this.lastTime;
  }

  /** The time of the next commit. Strictly later than every earlier commit, even when the clock was set back. */
  nextTime(): number {
    return Math.max(this.nowMs() * 1000, this.lastTime + 1);
  }

  get(path: string): Doc | undefined {
    return this.collections.get(collectionOf(path))?.get(path);
  }

  *inCollection(collectionPath: string): Iterable<Doc> {
    yield* this.collections.get(collectionPath)?.values() ?? [];
  }

  *inGroup(parent: string, collectionId: string): Iterable<Doc> {
    for (const [path, docs] of this.collections) {
      if (inGroupOf(path, parent, collectionId)) yield* docs.values();
    }
  }

  collectionIds(parent: string): ReadonlySet<string> {
    const prefix = parent === '' ? '' : `${parent}/`;
    const ids = new Set<string>();
    for (const path of this.collections.keys()) {
      if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/')[0]!);
    }
    return ids;
  }

  /** A snapshot of the current documents, for reads that must be consistent with each other. Free it with `release`. */
  openSnapshot(): Snapshot {
    const snapshot = new Snapshot(this);
    this.snapshots.add(snapshot);
    return snapshot;
  }

  release(snapshot: Snapshot): void {
    this.snapshots.delete(snapshot);
  }

  /**
   * Changes after a time (microseconds), one per document; undefined when the history no longer reaches back that far.
   */
  changesSince(time: number): Change[] | undefined {
    return this.history.since(time);
  }

  /** Apply the changes, visible to this process at once; when they are on disk, notify listeners and resolve. */
  async commit(publication: Publication): Promise<void> {
    for (const { path, before, after } of publication.changes) {
      for (const snapshot of this.snapshots) snapshot.remember(path, before);
      this.put(path, after);
    }
    this.lastTime = publication.time;
    this.history.add(publication.time, publication.changes);
    const name = this.nameIfNew();
    if (name) void this.journal.append(name).catch(() => undefined); // a failure also fails the next append
    const documents = publication.changes.map(({ path, after }) => after ?? { path });
    await this.journal.append(toRecord(publication.time, documents));
    for (const subscriber of this.subscribers) subscriber(publication);
  }

  /** Delete every document in one commit. */
  async clear(): Promise<void> {
    const docs = [...this.collections.values()].flatMap((collection) => [...collection.values()]);
    if (docs.length === 0) return;
    const changes = docs.map((doc) => ({ path: doc.path, before: doc, after: undefined }));
    await this.commit({ time: this.nextTime(), changes });
  }

  /** Resolves when everything visible now is on disk: an answer must not contain data that a crash could undo. */
  settled(): Promise<void> {
    return this.journal.settled();
  }

  subscribe(subscriber: (publication: Publication) => void): () => void {
    this.subscribers.add(subscriber);
    return () => this.subscribers.delete(subscriber);
  }

  /** Apply a record of the log or snapshot; other records are ignored. */
  restore(record: LogRecord): void {
    if (record['type'] === 'incarnation') this.id = String(record['id']);
    if (record['type'] !== 'commit') return;
    const time = Number(record['time']);
    const documents = record['documents'] as readonly RecordedDocument[];
    this.lastTime = Math.max(this.lastTime, time);
    if (documents.length === 0) this.history.beginAt(time);
    const changes = documents.map((document, i) => this.restoreDocument(document, record.lines?.[i]));
    this.history.add(time, changes);
  }

  private restoreDocument(recorded: RecordedDocument, line: string | undefined): Change {
    const { path, fields, createTime = 0, updateTime = 0 } = recorded;
    // Data folders of the first format store the fields in the record itself.
    const text = fields === undefined ? (line ?? '') : JSON.stringify(fields);
    const before = this.get(path);
    const after = text === '' ? undefined : new StoredDoc(path, { fields: undefined, text }, createTime, updateTime);
    this.put(path, after);
    return { path, before, after };
  }

  /** Records that restore the current state, generated lazily from a copy taken now. */
  snapshot(): Iterable<LogRecord> {
    const { id, lastTime: time } = this;
    const docs = [...this.collections.values()].flatMap((collection) => [...collection.values()]);
    return (function* () {
      yield { type: 'incarnation', id };
      // A record without documents: the state as of this time follows, without its history.
      yield toRecord(time, []);
      for (let i = 0; i < docs.length; i += docsPerRecord) yield toRecord(time, docs.slice(i, i + docsPerRecord));
    })();
  }

  private put(path: string, doc: Doc | undefined): void {
    const collectionPath = collectionOf(path);
    const collection = this.collections.get(collectionPath) ?? new Map<string, Doc>();
    if (doc) this.collections.set(collectionPath, collection.set(path, doc));
    else if (collection.delete(path) && collection.size === 0) this.collections.delete(collectionPath);
  }
}

/** One document in a record; its fields are the line of the same index, empty for a deleted one. */
interface RecordedDocument {
  readonly path: string;
  readonly createTime?: number;
  readonly updateTime?: number;
  readonly fields?: unknown;
}

function toRecord(time: number, documents: readonly (Doc | { readonly path: string })[]): LogRecord {
  return {
    type: 'commit',
    time,
    documents: documents.map((doc): RecordedDocument => {
      if (!('fields' in doc)) return { path: doc.path };
      return { path: doc.path, createTime: doc.createTime, updateTime: doc.updateTime };
    }),
    lines: documents.map((doc) => ('fields' in doc ? fieldsText(doc) : '')),
  };
}
