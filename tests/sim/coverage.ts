import { FAULTS, type FaultName } from './fault-names.ts';
import type { Outcome } from './run.ts';

/** What a large run must have met to be evidence. [PRF-2] */
const LEAST = { fault: 0.05, conflicts: 0.3, medianOperations: 60 };
/** From so many histories on, a run that misses a bound fails. */
const LARGE = 1_000;

/** What many histories had in common; the order in which they are added does not matter. */
export class Coverage {
  histories = 0;
  operations = 0;
  private conflicts = 0;
  /** Histories by their number of operations. */
  private readonly sizes: number[] = [];
  /** Histories with both of two faults; with the same one twice: with it. */
  private readonly met = new Map<string, number>();

  add({ operations, conflicts, faults }: Outcome): void {
    this.histories++;
    this.operations += operations;
    this.sizes[operations] = (this.sizes[operations] ?? 0) + 1;
    if (conflicts > 0) this.conflicts++;
    for (const [i, a] of faults.entries())
      for (const b of faults.slice(i)) {
        const name = pair(a, b);
        this.met.set(name, (this.met.get(name) ?? 0) + 1);
      }
  }

  share(fault: FaultName): number {
    return (this.met.get(pair(fault, fault)) ?? 0) / this.histories;
  }

  get conflictShare(): number {
    return this.conflicts / this.histories;
  }

  get medianOperations(): number {
    let left = this.histories / 2;
    return this.sizes.findIndex((histories) => (left -= histories ?? 0) <= 0);
  }

  /** Every pair of two faults and how many histories had both, rarest first. */
  get pairs(): [name: string, histories: number][] {
    const all = FAULTS.flatMap((a, i) => FAULTS.slice(i + 1).map((b) => pair(a, b)));
    return all.map((name): [string, number] => [name, this.met.get(name) ?? 0]).sort(([, a], [, b]) => a - b);
  }

  /** The bounds that a large run does not hold. */
  get missed(): string[] {
    if (this.histories < LARGE) return [];
    const rare = FAULTS.filter((fault) => this.share(fault) < LEAST.fault);
    const never = this.pairs.filter(([, histories]) => histories === 0);
    return [
      ...rare.map((fault) => `${fault} in fewer than ${percent(LEAST.fault)} of histories`),
      ...never.map(([name]) => `never together: ${name}`),
      ...(this.conflictShare < LEAST.conflicts ? [`conflicts in fewer than ${percent(LEAST.conflicts)}`] : []),
      ...(this.medianOperations < LEAST.medianOperations ? [`fewer than ${LEAST.medianOperations} operations`] : []),
    ];
  }

  /** What was met, for a person to read. */
  report(): string {
    const faults = [...FAULTS].sort((a, b) => this.share(b) - this.share(a));
    const { pairs } = this;
    const never = pairs.filter(([, histories]) => histories === 0).length;
    return [
      ...faults.map((fault) => `${fault.padEnd(18)} ${percent(this.share(fault)).padStart(7)} of histories`),
      `${'conflicts'.padEnd(18)} ${percent(this.conflictShare).padStart(7)} of histories`,
      `operations: ${this.operations}, median ${this.medianOperations} a history`,
      `pairs of faults: ${pairs.length}, never seen together: ${never}; the rarest, with their histories:`,
      ...pairs.slice(0, 10).map(([name, histories]) => `  ${name}: ${histories}`),
    ].join('\n');
  }
}

const pair = (a: FaultName, b: FaultName) => (a < b ? `${a} + ${b}` : `${b} + ${a}`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
