import { expect, test } from 'vitest';
import { statementOf, type StatementEntry } from '../../../src/domain/parties/statement.ts';

const entry = (day: string, charged: number, paid: number): StatementEntry => ({
  key: day,
  doc_id: day,
  day,
  kind: charged > 0 ? 'sale' : 'payment',
  charged,
  paid,
});
const HISTORY = [entry('2026-10-01', 60_000, 0), entry('2026-11-02', 40_000, 10_000), entry('2026-11-20', 0, 50_000)];

test('[CUS-9] a statement sums up what was charged and paid, line by line', () => {
  const { lines, ...sums } = statementOf(HISTORY, null);
  expect(lines.map(({ balance }) => balance)).toEqual([60_000, 90_000, 40_000]);
  expect(sums).toEqual({ before: 0, charged: 100_000, paid: 60_000, owed: 40_000 });
});

test('[CUS-9] a statement of some days begins with what was owed before them and ends with what was owed then', () => {
  const { lines, ...sums } = statementOf(HISTORY, { from: '2026-11-01', to: '2026-11-10' });
  expect(lines.map(({ balance }) => balance)).toEqual([90_000]);
  expect(sums).toEqual({ before: 60_000, charged: 40_000, paid: 10_000, owed: 90_000 });
  expect(statementOf(HISTORY, { from: '2026-12-01', to: '2026-12-31' })).toMatchObject({ before: 40_000, lines: [], owed: 40_000 }); // prettier-ignore
});
