import { expect, test } from 'vitest';
import { twinsAmong } from '../../../src/domain/parties/twins.ts';

test('[CUS-8] ten thousand customers are compared while a list opens', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    id: `Customer${n}`,
    name: `Customer number ${n}`,
    phones: [`07${String(70_000_000 + n)}`],
  }));
  const started = performance.now();
  expect(twinsAmong(many, { currency: 'UGX' }, new Set())).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1_000);
});
