import { randomBytes } from 'node:crypto';
import { asObject, asString } from '../json.ts';
import { invalid, RpcError } from '../rpc-error.ts';
import type { Database } from './database.ts';
import type { Doc } from './document.ts';
import type { Query } from './query.ts';
import type { Reader } from './reader.ts';
import { runQuery } from './run-query.ts';
import type { Snapshot } from './snapshot.ts';

const longestMs = 270_000;
const longestIdleMs = 60_000;
const mostOpen = 1000;

/**
 * One transaction: all its reads are of one snapshot, and its commit is refused when any document it read has changed
 * since.
 */
export class Transaction {
  private snapshot: Snapshot | undefined;
  private readonly paths = new Set<string>();
  private readonly queries: { readonly query: Query; readonly found: readonly Doc[] }[] = [];
  private readonly openedAt: number;
  private usedAt: number;

  constructor(
    private readonly database: Database,
    readonly readOnly: boolean,
    now: number,
  ) {
    this.openedAt = now;
    this.usedAt = now;
  }

  /** The transaction's snapshot, taken at its first read. */
  reader(now: number): Reader {
    this.usedAt = now;
    return (this.snapshot ??= this.database.openSnapshot());
  }

  didRead(paths: readonly string[]): void {
    if (!this.readOnly) for (const path of paths) this.paths.add(path);
  }

  didFind(query: Query, found: readonly Doc[]): void {
    if (!this.readOnly) this.queries.push({ query, found });
  }

  /** Errors: ABORTED when a document that was read has changed. */
  checkUnchanged(): void {
    const { snapshot, database } = this;
    if (!snapshot) return;
    const pathsHold = [...this.paths].every((path) => snapshot.get(path) === database.get(path));
    if (!pathsHold || !this.queries.every(({ query, found }) => sameDocs(found, runQuery(database, query)))) {
      throw new RpcError('ABORTED', 'What this transaction read was changed by another one. Try again.');
    }
  }

  isOver(now: number): boolean {
    return now - this.openedAt > longestMs || now - this.usedAt > longestIdleMs;
  }

  end(): void {
    if (this.snapshot) this.database.release(this.snapshot);
  }
}

function sameDocs(a: readonly Doc[], b: readonly Doc[]): boolean {
  return a.length === b.length && a.every((doc, i) => doc === b[i]);
}

/**
 * The open transactions of one database, keyed by random ids. Concurrency control is optimistic: no locks are taken,
 * and of two transactions on the same documents the later commit is ABORTED. A transaction expires after 60 s idle or
 * 270 s in total.
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Begin a transaction with TransactionOptions; returns its id (base64). Errors: RESOURCE_EXHAUSTED, UNIMPLEMENTED.
   */
  begin(options: unknown): string {
    const { readOnly } = asObject(options ?? {}, 'options');
    if (readOnly !== undefined && asObject(readOnly, 'readOnly')['readTime'] !== undefined)
      throw new RpcError('UNIMPLEMENTED', 'readOnly.readTime is not supported.');
    this.sweep();
    if (this.open.size >= mostOpen) throw new RpcError('RESOURCE_EXHAUSTED', 'Too many transactions are open.');
    const id = randomBytes(16).toString('base64');
    this.open.set(id, new Transaction(this.database, readOnly !== undefined, this.now()));
    return id;
  }

  /** The transaction with an id. Errors: INVALID_ARGUMENT when it has ended or never existed. */
  find(id: unknown): Transaction {
    this.sweep();
    const transaction = this.open.get(asString(id, 'transaction'));
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.');
    return transaction;
  }

  /** End a transaction, committed or not. */
  end(id: unknown): void {
    const key = asString(id, 'transaction');
    this.open.get(key)?.end();
    this.open.delete(key);
  }

  /**
   * The reader for a request: that of a transaction, that of a new transaction (then with its id), or the current
   * database.
   */
  reading(request: { readonly transaction?: unknown; readonly newTransaction?: unknown }): Reading {
    if (request.newTransaction !== undefined) {
      // A transaction begun by a read is read-only unless its options say otherwise.
      const options = asObject(request.newTransaction, 'newTransaction');
      const begun = this.begin(options['readWrite'] === undefined ? { readOnly: {}, ...options } : options);
      return { ...this.readingIn(begun), begun };
    }
    return request.transaction === undefined ? { reader: this.database } : this.readingIn(request.transaction);
  }

  private readingIn(id: unknown): Reading {
    const transaction = this.find(id);
    return { reader: transaction.reader(this.now()), transaction };
  }

  private sweep(): void {
    const now = this.now();
    for (const [id, transaction] of this.open) {
      if (!transaction.isOver(now)) continue;
      transaction.end();
      this.open.delete(id);
    }
  }
}

/** The reader of a request, its transaction, and the id of a transaction it began. */
export interface Reading {
  readonly reader: Reader;
  readonly transaction?: Transaction;
  readonly begun?: string;
}
