import type { Debt, LedgerMeta, Level, Party, PeriodSums } from './ledger-store.ts';
import type { Page } from './page.ts';
import { Sums } from '../read/sums.ts';

/** Rows by key as they will be after this transaction; `changed` are not stored yet. */
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

  /** Read the unknown rows in one request. */
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

/** The cache between transactions. */
export class Memory {
  /** The start of each page, in order; undefined until read. */
  starts: string[] | undefined;
  /** Pages that were read or changed, by start. */
  readonly pages = new Map<string, Page>();
  readonly pagesGone = new Set<string>();
  readonly sums = new Rows<PeriodSums>();
  /** Changes of totals not yet added to `sums`. */
  readonly added = new Sums();
  readonly levels = new Rows<Level>();
  readonly debts = new Rows<Debt>();
  readonly parties = new Rows<Party>();
  /** Groups to fold again, in order; undefined until read. */
  todo: string[] | undefined;
  /** Changes of `todo` that are not stored yet: true to put, false to delete. */
  readonly todoChanged = new Map<string, boolean>();
  meta: LedgerMeta | undefined;
  isMetaNew = false;

  /** Pages with changes that are not stored yet. */
  changedPages(): Page[] {
    return [...this.pages.values()].filter(({ isChanged }) => isChanged);
  }
}
