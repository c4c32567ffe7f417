import { FAULTS, type FaultName } from './fault-names.ts';
import type { Outcome } from './run.ts';

/** Minimum coverage of a large run for it to count as evidence. [PRF-2] */
const LEAST = { fault: 0.05, conflicts: 0.3, medianOperations: 60 };
/** Number of histories from which a run fails when it misses a bound. */
const LARGE = 1_000;

/** Aggregated coverage of many histories; independent of the order in which they are added. */
export class Coverage {
  histories = 0;
  operations = 0;
  private conflicts = 0;
  /** Number of histories, by number of operations. */
  private readonly sizes: number[] = [];
  /** Number of histories with both of two faults; a pair of the same fault counts histories with that fault. */
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

  /** The bounds that a large run misses. */
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

  /** The coverage as readable text. */
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
