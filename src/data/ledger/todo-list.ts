import { END } from './places.ts';
import { insertInto, removeFrom } from './sorted.ts';

const PAGE = 256;
/** More than this is not kept in memory: while all records are booked anew everything is to do. */
const MOST = 4 * PAGE;

/** The groups to fold anew, smallest first: all of them before `end` are known here, those after it are read when they are reached. */
export class TodoList {
  private ords: string[] = [];
  private end = '';
  /** What is not stored yet: put, or taken away. */
  private changed = new Map<string, boolean>();

  add(ord: string): void {
    this.changed.set(ord, true);
    if (ord < this.end) this.insert(ord);
  }

  remove(ord: string): void {
    this.changed.set(ord, false);
    removeFrom(this.ords, ord);
  }

  async first(read: (from: string, limit: number) => Promise<string[]>): Promise<string | undefined> {
    while (this.ords.length === 0 && this.end !== END) {
      const page = await read(this.end, PAGE);
      const from = this.end;
      this.end = page.length < PAGE ? END : `${page.at(-1)!}\0`;
      this.ords = page.filter((ord) => this.changed.get(ord) !== false);
      for (const [ord, isPut] of this.changed) if (isPut && ord >= from && ord < this.end) this.insert(ord);
    }
    return this.ords[0];
  }

  /** What is to be stored; from here on it counts as stored. */
  takeChanges(): { put: string[]; gone: string[] } {
    const changes = [...this.changed];
    this.changed = new Map();
    const those = (is: boolean) => changes.filter(([, isPut]) => isPut === is).map(([ord]) => ord);
    return { put: those(true), gone: those(false) };
  }

  private insert(ord: string): void {
    insertInto(this.ords, ord);
    if (this.ords.length <= MOST) return;
    this.end = this.ords[MOST / 2]!;
    this.ords.length = MOST / 2;
  }
}
