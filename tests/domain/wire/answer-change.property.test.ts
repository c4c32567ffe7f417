import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeBetween, withChange } from '../../../src/domain/wire/answer-change.ts';
import { runs } from '../../support/runs.ts';

const row = fc.record(
  { id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), total: fc.integer({ min: 0, max: 3 }), tags: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }) },
  { requiredKeys: ['id'], noNullPrototype: true },
); // prettier-ignore
const answer = fc.record(
  {
    rows: fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 5 }),
    more: fc.boolean(),
    sum: fc.option(fc.record({ owed: fc.integer({ min: 0, max: 2 }) }, { noNullPrototype: true }), { nil: undefined }),
    any: fc.anything({ maxDepth: 2 }),
  },
  { requiredKeys: ['rows'], noNullPrototype: true },
);

test('[DAT-8] the answer before and what changed give the answer after', () =>
  fc.assert(
    fc.property(answer, answer, (before, after) => {
      expect(withChange(before, changeBetween(before, after))).toStrictEqual(after);
    }),
    { numRuns: runs(150, 50_000) },
  ));

test('[DAT-8] an answer that says the same is no change', () =>
  fc.assert(
    fc.property(answer, (one) => {
      const copy = structuredClone(one);
      if (JSON.stringify(copy) !== JSON.stringify(one)) return;
      expect(changeBetween(one, copy)).toEqual({ same: true });
    }),
  ));

test('[DAT-8] of a list only the rows that changed are in the change, and the others stay the objects they were', () => {
  const rows = Array.from({ length: 50 }, (_, n) => ({ id: `sale${n}`, name: `Customer ${n}`, total: n }));
  const before = { rows, sold: 1_225 };
  const newest = { id: 'sale50', name: 'Amina', total: 7 };
  const after = { rows: [newest, ...rows.slice(0, 49).map((one) => (one.id === 'sale3' ? { ...one, total: 99 } : { ...one }))], sold: 1_328 }; // prettier-ignore
  const change = changeBetween(before, after);
  expect(JSON.stringify(change).length).toBeLessThan(JSON.stringify(after).length / 5);
  const applied = withChange(before, change) as typeof before;
  expect(applied).toEqual(after);
  expect(applied.rows[1]).toBe(rows[0]);
  expect(applied.rows[4]).not.toBe(rows[3]);
  expect(changeBetween(before, structuredClone(before))).toEqual({ same: true });
});

test('[DAT-8] bytes and dates travel whole', () => {
  const [old, next] = [new Blob(['a']), new Blob(['b'])];
  expect(withChange({ picture: old }, changeBetween({ picture: old }, { picture: next }))).toEqual({ picture: next });
});
