import type { Debt, LedgerMeta, Level, Party, PeriodSums } from './ledger-store.ts';
import type { Page } from './page.ts';
import { Sums } from '../read/sums.ts';

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
  /** Where each page starts, in order; undefined until it was read. */
  starts: string[] | undefined;
  /** Pages that were read or changed, by where they start. */
  readonly pages = new Map<string, Page>();
  readonly pagesGone = new Set<string>();
  readonly sums = new Rows<PeriodSums>();
  /** Changes of totals that are not among `sums` yet. */
  readonly added = new Sums();
  readonly levels = new Rows<Level>();
  readonly debts = new Rows<Debt>();
  readonly parties = new Rows<Party>();
  /** Groups to fold anew, in order; undefined until they were read. */
  todo: string[] | undefined;
  /** What of them is not stored yet: put, or taken away. */
  readonly todoChanged = new Map<string, boolean>();
  meta: LedgerMeta | undefined;
  isMetaNew = false;

  /** Pages that are not stored as they are. */
  changedPages(): Page[] {
    return [...this.pages.values()].filter(({ isChanged }) => isChanged);
  }
}
