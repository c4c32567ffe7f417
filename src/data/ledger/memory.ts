import type { Places } from './places.ts';
import { TodoList } from './todo-list.ts';
import type { Debt, LedgerMeta, Level, Party, StoredGroup, Total } from './ledger-store.ts';

/** Rows by their key as they will be after this transaction; `changed` are not stored yet. */
class Rows<Row> {
  readonly known = new Map<string, Row | undefined>();
  readonly changed = new Map<string, Row | undefined>();

  set(key: string, row: Row | undefined): void {
    this.known.set(key, row);
    this.changed.set(key, row);
  }

  async get(key: string, read: (keys: readonly string[]) => Promise<(Row | undefined)[]>): Promise<Row | undefined> {
    if (!this.known.has(key)) await this.read([key], read);
    return this.known.get(key);
  }

  /** Read those that are not known, at once. */
  async read(keys: readonly string[], read: (keys: readonly string[]) => Promise<(Row | undefined)[]>): Promise<void> {
    const unknown = keys.filter((key) => !this.known.has(key));
    if (unknown.length === 0) return;
    const rows = await read(unknown);
    unknown.forEach((key, i) => this.known.set(key, rows[i]));
  }

  takeChanges(): { put: Row[]; gone: string[] } {
    const put = [...this.changed.values()].filter((row) => row !== undefined);
    const gone = [...this.changed].filter(([, row]) => row === undefined).map(([key]) => key);
    this.changed.clear();
    return { put, gone };
  }
}

/** All that is remembered between transactions. */
export class Memory {
  readonly groups = new Rows<StoredGroup>();
  readonly levels = new Rows<Level>();
  readonly debts = new Rows<Debt>();
  readonly parties = new Rows<Party>();
  readonly places = new Map<string, Places>();
  /** Groups of a document that are stored; read ahead, and forgotten with the transaction. */
  readonly documents = new Map<string, StoredGroup[]>();
  /** Changes of totals that are not stored yet. */
  readonly totals = new Map<string, Total>();
  /** What is stored of totals that changed lately. */
  readonly storedTotals = new Map<string, number>();
  readonly todo = new TodoList();
  meta: LedgerMeta | undefined;
  isMetaNew = false;
  isWiped = false;
}
