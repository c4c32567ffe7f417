import type { Clock } from '../../src/replication/clock.ts';

interface Due {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  cancelled: boolean;
}

/**
 * Virtual time: due callbacks run in order, and all their consequences are completed before the next one. Milliseconds.
 */
export class Timeline {
  now = 0;
  private order = 0;
  private heap: Due[] = [];

  after(ms: number, run: () => void): () => void {
    const due: Due = { at: this.now + Math.max(0, ms), order: this.order++, run, cancelled: false };
    this.push(due);
    return () => void (due.cancelled = true);
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Run everything due up to a time. */
  runUntil(end: number): Promise<void> {
    // From a separate turn: microtasks are drained manually only where none is running.
    return new Promise((resolve) =>
      setImmediate(() => {
        this.run(end);
        resolve();
      }),
    );
  }

  private run(end: number): void {
    for (;;) {
      settle();
      let next = this.heap[0];
      for (; next?.cancelled; next = this.heap[0]) this.pop();
      if (!next || next.at > end) break;
      this.pop();
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = Math.max(this.now, end);
  }

  private push(due: Due): void {
    const { heap } = this;
    let i = heap.push(due) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!isBefore(due, heap[parent]!)) break;
      heap[i] = heap[parent]!;
      i = parent;
    }
    heap[i] = due;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      const left = 2 * i + 1;
      if (left >= heap.length) break;
      const smaller = left + 1 < heap.length && isBefore(heap[left + 1]!, heap[left]!) ? left + 1 : left;
      if (!isBefore(heap[smaller]!, last)) break;
      heap[i] = heap[smaller]!;
      i = smaller;
    }
    heap[i] = last;
  }
}

const isBefore = (a: Due, b: Due) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Drain all pending microtasks now: what Node does after each callback, without its turn of the event loop. */
const settle = (process as unknown as { _tickCallback: () => void })._tickCallback;

/** A program that runs until it is killed: then none of it continues, including anything it was waiting for. */
export class Life {
  alive = true;
  /** True when it is to be killed in the middle of the next line it writes. */
  diesWriting = false;
  /** Steps left until it is killed. */
  private stepsLeft = Infinity;
  private onStepKill: () => void = () => undefined;
  private readonly ends: (() => void)[] = [];

  constructor(private readonly timeline: Timeline) {}

  /** Every read, write and request calls this before and after. Returns whether the program is still alive. */
  takeStep(): boolean {
    if (this.alive && --this.stepsLeft <= 0) {
      this.onStepKill();
      this.kill();
    }
    return this.alive;
  }

  step(): Promise<void> | void {
    return this.takeStep() ? undefined : never();
  }

  /** Continue only while it is alive; does not count as a step. */
  pass(): Promise<void> | void {
    return this.alive ? undefined : never();
  }

  /** `onKill` is called when one of these steps kills it. */
  killAfter(steps: number, onKill: () => void = () => undefined): void {
    this.stepsLeft = steps;
    this.onStepKill = onKill;
    this.diesWriting = false;
  }

  kill(): void {
    if (!this.alive) return;
    this.alive = false;
    for (const end of this.ends) end();
  }

  onKilled(end: () => void): void {
    this.ends.push(end);
  }

  /** The clock of a device as seen by this program. `wall` returns the time the device shows. */
  clock(wall: () => number, random: () => number): Clock {
    return {
      wall,
      random,
      steady: () => this.timeline.now,
      after: (ms, run) => this.timeline.after(ms, () => this.alive && run()),
    };
  }
}

/**
 * A promise on which killed programs wait. One for each: a shared one would retain everything that ever waited on it.
 */
export const never = (): Promise<never> => new Promise<never>(() => undefined);
