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

/** One transaction: all its reads are of one moment, and a commit is refused when anything it read has changed since. */
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

  /** The documents of its moment, which is that of its first read. */
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

  /** Errors: ABORTED when something that was read is no longer so. */
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
 * The open transactions of one database, told apart by random ids. They are optimistic: nobody waits for a lock, and of
 * two that touch the same documents the later commit is ABORTED. One that is idle for 60 s or open for 270 s has ended.
 */
export class Transactions {
  private readonly open = new Map<string, Transaction>();

  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Begin one, as TransactionOptions say; gives its id (base64). Errors: RESOURCE_EXHAUSTED, UNIMPLEMENTED. */
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

  /** The transaction with an id. Errors: INVALID_ARGUMENT when it has ended or never was. */
  find(id: unknown): Transaction {
    this.sweep();
    const transaction = this.open.get(asString(id, 'transaction'));
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.');
    return transaction;
  }

  /** End one, however it ended. */
  end(id: unknown): void {
    const key = asString(id, 'transaction');
    this.open.get(key)?.end();
    this.open.delete(key);
  }

  /** The reader a request wants: a transaction's, a new one's (then with its id), or the database as it is now. */
  reading(request: { readonly transaction?: unknown; readonly newTransaction?: unknown }): Reading {
    if (request.newTransaction !== undefined) {
      // Where a read begins it, a transaction is read-only unless it says otherwise.
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

/** Where a request reads, in which transaction, and the id of the one it began. */
export interface Reading {
  readonly reader: Reader;
  readonly transaction?: Transaction;
  readonly begun?: string;
}
