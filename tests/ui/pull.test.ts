import { expect, test } from 'vitest';
import { PULL_ENOUGH, pulledTo, pullFrom, type Pull } from '../../src/ui/pull.ts';

const AT_TOP = { atTop: true, fingers: 1, takesIt: false };
const pulled = (...ys: number[]) => ys.reduce<Pull | undefined>((pull, y) => pulledTo(pull, y, true), pullFrom(100, AT_TOP)); // prettier-ignore

test('[SHL-12] a list at its top is pulled half as far as the finger moves, and not without an end', () => {
  expect(pulled(160)?.by).toBe(30);
  expect(pulled(160, 100 + 2 * PULL_ENOUGH)?.by).toBe(PULL_ENOUGH);
  expect(pulled(900)?.by).toBe(120);
  // Moved back up: no effect.
  expect(pulled(300, 90)?.by).toBe(0);
});

test('[SHL-12] nothing is pulled in the middle of a page, with two fingers, or in what moves itself', () => {
  expect(pullFrom(100, { ...AT_TOP, atTop: false })).toBeUndefined();
  expect(pullFrom(100, { ...AT_TOP, fingers: 2 })).toBeUndefined();
  expect(pullFrom(100, { ...AT_TOP, takesIt: true })).toBeUndefined();
  expect(pulledTo(pullFrom(100, AT_TOP), 300, false)).toBeUndefined();
});
