import { indexIn, insertInto, removeFrom } from './sorted.ts';

/** After every place in the order. */
export const END = '~';

/** Reads a stretch of an entity's places, in order, and says how far it goes. */
export interface PlacesSource {
  /** From a place (included) on; `high` is not included, and END when nothing follows. */
  upwards(from: string): Promise<{ ords: string[]; high: string }>;
  /** Down from a place (not included); `low` is included, and '' when nothing is before. */
  downwards(before: string): Promise<{ ords: string[]; low: string }>;
}

/**
 * What is known of the places of one entity's groups: all of them from `low` (included) to `high` (not included). Asked beyond it, it
 * reads more; told of a change inside it, it follows.
 */
export class Places {
  private low = '';
  private high = '';

  private ords: string[] = [];

  /** All places of an entity, in order. */
  static of(ords: string[]): Places {
    const places = new Places();
    [places.ords, places.high] = [ords, END];
    return places;
  }

  /** The last place before `ord`. */
  async lastBefore(ord: string, source: PlacesSource): Promise<string | undefined> {
    if (!(this.low < ord && ord <= this.high)) this.reset(ord);
    for (;;) {
      const found = this.ords[indexIn(this.ords, ord) - 1];
      if (found !== undefined || this.low === '') return found;
      const { ords, low } = await source.downwards(this.low);
      this.ords.unshift(...ords);
      this.low = low;
    }
  }

  /** The first place after `ord`. */
  async firstAfter(ord: string, source: PlacesSource): Promise<string | undefined> {
    if (!(this.low <= ord && ord <= this.high)) this.reset(ord);
    const after = `${ord}\0`;
    for (;;) {
      const found = this.ords[indexIn(this.ords, after)];
      if (found !== undefined || this.high === END) return found;
      await this.readOn(source);
    }
  }

  /** All places from `from` on. */
  async from(from: string, source: PlacesSource): Promise<string[]> {
    if (!(this.low <= from && from <= this.high)) this.reset(from);
    while (this.high !== END) await this.readOn(source);
    return this.ords.slice(indexIn(this.ords, from));
  }

  /** A group of the entity was put there. */
  add(ord: string): void {
    if (this.low <= ord && ord < this.high) insertInto(this.ords, ord);
  }

  remove(ord: string): void {
    removeFrom(this.ords, ord);
  }

  private reset(ord: string): void {
    [this.low, this.high, this.ords] = [ord, ord, []];
  }

  private async readOn(source: PlacesSource): Promise<void> {
    const { ords, high } = await source.upwards(this.high);
    this.ords.push(...ords);
    this.high = high;
  }
}
