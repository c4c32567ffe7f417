import { Observable } from 'rxjs';
import type { Exclusive } from '../../src/store/book.ts';
import { never, type Life } from './timeline.ts';

/** A row as stored; immutable. */
export type Stored = Readonly<Record<string, unknown>> & { readonly _rev: string };

/** Rows by key, and by the one field that is indexed in every table of records. */
export class Table {
  readonly rows = new Map<string, Stored>();
  readonly watchers = new Set<(written: readonly Stored[]) => void>();
  private readonly states = new Map<unknown, Map<string, Stored>>();

  inState(state: unknown): ReadonlyMap<string, Stored> {
    return this.states.get(state) ?? NONE;
  }

  put(key: string, row: Stored | undefined): void {
    const before = this.rows.get(key);
    if (before) this.states.get(before['sync_state'])!.delete(key);
    if (!row) return void this.rows.delete(key);
    this.rows.set(key, row);
    const state = row['sync_state'];
    const sameState = this.states.get(state);
    if (sameState) sameState.set(key, row);
    else this.states.set(state, new Map([[key, row]]));
  }
}
const NONE: ReadonlyMap<string, Stored> = new Map();

/** Storage of one device that survives kills: tables of rows by key. Each write is atomic, as in IndexedDB. */
export class Disk {
  /** Every write fails until this virtual time: the phone is full. */
  fullUntil = 0;
  /** Existing databases; the table `upkeep/copies` is in the database `upkeep`. */
  readonly databases = new Set<string>();
  /** Databases that no longer open. */
  readonly broken = new Set<string>();
  private readonly tables = new Map<string, Table>();
  private readonly waiting: { life: Life; go: () => void }[] = [];
  private holder: Life | undefined;

  constructor(
    private readonly now: () => number,
    /** Called when a stored record is replaced by an older revision of it. */
    private readonly onBack: (what: string) => void,
  ) {}

  get isFull(): boolean {
    return this.now() < this.fullUntil;
  }

  table(name: string): Table {
    const table = this.tables.get(name) ?? new Table();
    this.tables.set(name, table);
    return table;
  }

  rows(table: string): ReadonlyMap<string, Stored> {
    return this.table(table).rows;
  }

  /** Errors: QuotaExceededError; then nothing was written. */
  write(name: string, changes: readonly (readonly [key: string, row: Stored | undefined])[]): void {
    if (this.isFull) throw new DOMException('The phone is full.', 'QuotaExceededError');
    const table = this.table(name);
    for (const [key, row] of changes) {
      const before = table.rows.get(key);
      if (before && Number(row?.['rev']) < Number(before['rev'])) this.onBack(`${name}/${key}`);
      table.put(key, row);
    }
    const written = changes.flatMap(([, row]) => row ?? []);
    const told = [...table.watchers];
    for (const tell of told) tell(written);
  }

  /** The result of `read` on a table, now and after every write, including those of other tabs. */
  watch<T>(name: string, life: Life, read: (table: Table) => T): Observable<T> {
    return new Observable((observer) => {
      const table = this.table(name);
      const tell = () => {
        if (life.alive) observer.next(read(table));
        else table.watchers.delete(tell);
      };
      table.watchers.add(tell);
      tell();
      return () => table.watchers.delete(tell);
    });
  }

  /** Each row written into a table, including by other tabs. */
  written(name: string, life: Life): Observable<Stored> {
    return new Observable((observer) => {
      const table = this.table(name);
      const tell = (written: readonly Stored[]) => {
        if (!life.alive) table.watchers.delete(tell);
        else for (const row of written) observer.next(row);
      };
      table.watchers.add(tell);
      return () => table.watchers.delete(tell);
    });
  }

  /** Delete a database with its contents, or make it fail to open. No tab may be open. */
  lose(database: string, how: 'wiped' | 'broken'): void {
    if (how === 'broken' && this.databases.has(database)) return void this.broken.add(database);
    this.broken.delete(database);
    this.databases.delete(database);
    for (const name of this.tables.keys())
      if (name === database || name.startsWith(`${database}/`)) this.tables.delete(name);
  }

  /** The device's write lock as taken by a tab; released to the next one when that tab is killed. */
  lockFor(life: Life): Exclusive {
    life.onKilled(() => {
      for (let i = this.waiting.length - 1; i >= 0; i--) if (this.waiting[i]!.life === life) this.waiting.splice(i, 1);
      if (this.holder === life) this.passOn();
    });
    return async (work) => {
      await life.pass();
      if (this.holder && life.alive) await new Promise<void>((go) => this.waiting.push({ life, go }));
      // Killed meanwhile: the lock belongs to another tab, or is free.
      if (!life.alive) return never();
      this.holder = life;
      try {
        return await work();
      } finally {
        if (life.alive) this.passOn();
      }
    };
  }

  private passOn(): void {
    const next = this.waiting.shift();
    this.holder = next?.life;
    next?.go();
  }
}
