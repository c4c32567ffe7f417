import { Subject } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SalesView } from '../../src/contract/sales.ts';
import { queries } from '../../src/data/queries.ts';
import { withChange } from '../../src/domain/wire/answer-change.ts';
import { dataPort } from '../../src/data-worker/data-port.ts';
import { offlinePhone } from '../support/test-deps.ts';

const GATHER_MS = 150;
const viewOf = (rows: number) =>
  ({ rows: Array.from({ length: rows }, (_, n) => ({ id: `sale${n}` })) }) as unknown as SalesView;

test('[PRF-9] answers that follow closely are gathered: the first at once, then the last', async () => {
  const answers = new Subject<SalesView>();
  vi.spyOn(queries, 'sales.list').mockReturnValue(answers);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const port = dataPort(Promise.resolve(offlinePhone()));
  const heard: SalesView[] = [];
  const input = { tab: 0, search: '', range: null, limit: 50 };
  const subscription = await port.subscribe('sales.list', input, (told) => {
    if ('fault' in told) throw new Error(told.fault);
    heard.push(withChange(heard.at(-1), told.change) as SalesView);
  });
  for (let rows = 1; rows <= 40; rows++) answers.next(viewOf(rows));
  expect(heard).toEqual([viewOf(1)]);
  vi.advanceTimersByTime(GATHER_MS - 1);
  expect(heard).toEqual([viewOf(1)]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([viewOf(1), viewOf(40)]);
  // Pages that arrive for ten seconds, one every 10 ms.
  for (let n = 1; n <= 1_000; n++) {
    answers.next(viewOf(n % 50));
    vi.advanceTimersByTime(10);
  }
  expect(heard.length).toBeLessThanOrEqual(2 + Math.ceil(10_000 / GATHER_MS));
  vi.advanceTimersByTime(GATHER_MS);
  expect(heard.at(-1)).toEqual(viewOf(0));
  await port.unsubscribe(subscription);
});
