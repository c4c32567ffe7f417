import type { Change } from './database.ts';

const mostChanges = 20_000;

/** The newest changes, from which a client that was away is told only what it missed. */
export class History {
  private changes: { readonly time: number; readonly change: Change }[] = [];
  /** Everything after this time is here. */
  private completeAfter = 0;

  /** Say that nothing up to this time is known, as in a state that was stored without its past. */
  beginAt(time: number): void {
    this.changes = [];
    this.completeAfter = time;
  }

  add(time: number, changes: readonly Change[]): void {
    if (time <= this.completeAfter) return;
    for (const change of changes) this.changes.push({ time, change });
    // Half at a time, so that forgetting costs nothing worth counting.
    if (this.changes.length <= 2 * mostChanges) return;
    const forgotten = this.changes.splice(0, this.changes.length - mostChanges);
    this.completeAfter = forgotten.at(-1)!.time;
  }

  /** One change for each document that changed after a time (microseconds), undefined when that is too long ago. */
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
