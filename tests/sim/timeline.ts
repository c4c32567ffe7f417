import type { Clock } from '../../src/replication/clock.ts';

interface Due {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  cancelled: boolean;
}

/** Virtual time: what is due runs in order, and everything it sets off is over before the next. Milliseconds. */
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

  /** Run all that is due up to a time. */
  runUntil(end: number): Promise<void> {
    // From a turn of its own: promises are only driven on by hand where none is under way.
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

/** Every promise that can go on by itself goes on now: what Node does after each callback, without its turn of the loop. */
const settle = (process as unknown as { _tickCallback: () => void })._tickCallback;

/** A program that runs until it is killed: then nothing of it goes on, whatever it was waiting for. */
export class Life {
  alive = true;
  /** It is killed in the middle of the next line that it writes. */
  diesWriting = false;
  /** Steps left until it is killed. */
  private stepsLeft = Infinity;
  private onStepKill: () => void = () => undefined;
  private readonly ends: (() => void)[] = [];

  constructor(private readonly timeline: Timeline) {}

  /** Every read, write and request passes here, before it is done and after. Whether it is still alive. */
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

  /** Goes on only while it lives; no step. */
  pass(): Promise<void> | void {
    return this.alive ? undefined : never();
  }

  /** `onKill` is told when it is killed by one of these steps. */
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

  /** The clock of a device, as this program sees it. `wall` gives what the device shows. */
  clock(wall: () => number, random: () => number): Clock {
    return {
      wall,
      random,
      steady: () => this.timeline.now,
      after: (ms, run) => this.timeline.after(ms, () => this.alive && run()),
    };
  }
}

/** What a program that was killed waits for. One each: a shared one would remember all who ever waited. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);
