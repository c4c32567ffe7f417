import { of, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInTurn } from '../../src/data/read-in-turn.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A read that takes `ms` ms; counts the maximum number of concurrent reads. */
function slowRead(ms: number) {
  const seen = { begun: [] as number[], together: 0, most: 0, stopped: 0 };
  const read = async (asked: number, isOver: () => boolean) => {
    seen.begun.push(asked);
    seen.most = Math.max(seen.most, ++seen.together);
    await new Promise((resolve) => setTimeout(resolve, ms));
    seen.together--;
    if (isOver()) seen.stopped++;
    return asked;
  };
  return { seen, read };
}

test('[DAT-12] while records arrive faster than they can be read, one reading is under way, and the last change is read', async () => {
  const changes = new Subject<number>();
  const { seen, read } = slowRead(1_000);
  const shown: number[] = [];
  changes.pipe(readInTurn(read)).subscribe((answer) => shown.push(answer));
  for (let n = 0; n < 300; n++) {
    changes.next(n);
    await vi.advanceTimersByTimeAsync(30);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen.most).toBe(1);
  // Nine seconds of changes: each read takes two seconds, followed by one second of rest.
  expect(seen.begun.length).toBeLessThanOrEqual(7);
  expect(shown).toEqual(seen.begun);
  expect(shown.at(-1)).toBe(299);
});

test('[DAT-12] the first change shows at once, and a quick read comes ten times a second at most', async () => {
  const changes = new Subject<number>();
  const { seen, read } = slowRead(2);
  const shown: number[] = [];
  changes.pipe(readInTurn(read)).subscribe((answer) => shown.push(answer));
  changes.next(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(shown).toEqual([1]);
  for (let n = 2; n <= 100; n++) {
    changes.next(n);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(seen.begun.length).toBeGreaterThan(8);
  expect(seen.begun.length).toBeLessThan(12);
});

test('[DAT-12] what is saved and what follows from it are read one right after the other, also where reading takes long', async () => {
  const changes = new Subject<number>();
  const { seen, read } = slowRead(600);
  const shown: number[] = [];
  changes.pipe(readInTurn(read)).subscribe((answer) => shown.push(answer));
  changes.next(1);
  await vi.advanceTimersByTimeAsync(50);
  changes.next(2);
  await vi.advanceTimersByTimeAsync(1_150);
  expect(shown).toEqual([1, 2]);
  expect(seen.most).toBe(1);
});

test('[DAT-12] a read that nobody waits for any more is told so, and gives nothing', async () => {
  const changes = new Subject<number>();
  const { seen, read } = slowRead(500);
  const shown: number[] = [];
  const asking = changes.pipe(readInTurn(read)).subscribe((answer) => shown.push(answer));
  changes.next(1);
  changes.next(2);
  asking.unsubscribe();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen).toMatchObject({ begun: [1], stopped: 1 });
  expect(shown).toEqual([]);
});

test('[DAT-12] a fault of a read is told, and what ends ends after its last answer', async () => {
  const fault = vi.fn<(fault: unknown) => void>();
  of(1).pipe(readInTurn(() => Promise.reject(new Error('the phone is full')))).subscribe({ error: fault }); // prettier-ignore
  await vi.advanceTimersByTimeAsync(0);
  expect(fault).toHaveBeenCalledWith(new Error('the phone is full'));
  const told: unknown[] = [];
  of(1, 2).pipe(readInTurn(slowRead(20).read)).subscribe({ next: (one) => told.push(one), complete: () => told.push('ended') }); // prettier-ignore
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual([1, 2, 'ended']);
});
