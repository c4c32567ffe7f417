import type { Change } from './database.ts';

const mostChanges = 20_000;

/** The latest changes, from which a reconnecting client receives only those it missed. */
export class History {
  private changes: { readonly time: number; readonly change: Change }[] = [];
  /** All changes after this time are present. */
  private completeAfter = 0;

  /** Mark the history up to this time as unknown, e.g. for a state stored without its history. */
  beginAt(time: number): void {
    this.changes = [];
    this.completeAfter = time;
  }

  add(time: number, changes: readonly Change[]): void {
    if (time <= this.completeAfter) return;
    for (const change of changes) this.changes.push({ time, change });
    // Discard half at once, so that the amortised cost is negligible.
    if (this.changes.length <= 2 * mostChanges) return;
    const forgotten = this.changes.splice(0, this.changes.length - mostChanges);
    this.completeAfter = forgotten.at(-1)!.time;
  }

  /**
   * One merged change per document changed after a time (microseconds), undefined when the history does not reach back
   * that far.
   */
  since(time: number): Change[] | undefined {
    if (time < this.completeAfter) return undefined;
    const net = new Map<string, Change>();
    for (let i = this.firstAfter(time); i < this.changes.length; i++) {
      const { change } = this.changes[i]!;
      net.set(change.path, { ...change, before: (net.get(change.path) ?? change).before });
    }
    return [...net.values()];
  }

  private firstAfter(time: number): number {
    let [low, high] = [0, this.changes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.changes[middle]!.time <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
