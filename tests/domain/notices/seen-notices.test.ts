import { expect, test } from 'vitest';
import { afterLook, marked, toTell } from '../../../src/domain/notices/seen-notices.ts';

const DAY = 24 * 60 * 60_000;
const a = { id: 'low_stock:a', kind: 'low_stock' };
const b = { id: 'debt_due:b', kind: 'debt_due' };

test('[NTF-4] the first look on a phone tells nothing; what comes later is told once', () => {
  const first = afterLook(undefined, [a], 1_000);
  expect(toTell([a], first, { off: [] })).toEqual([]);
  const second = afterLook(first, [a, b], 2_000);
  expect(second[a.id]).toEqual(first[a.id]);
  expect(toTell([a, b], second, { off: [] })).toEqual([b]);
  expect(toTell([a, b], marked(second, [b.id], { told: true }), { off: [] })).toEqual([]);
  expect(toTell([a, b], marked(second, [b.id], { opened: true }), { off: [] })).toEqual([]);
});

test('[NTF-11] a kind that is not wanted is not told, and told when it is wanted again: nothing is lost', () => {
  const seen = afterLook(afterLook(undefined, [], 1_000), [a, b], 2_000);
  expect(toTell([a, b], seen, { off: ['debt_due'] })).toEqual([a]);
  expect(toTell([a, b], seen, { off: [] })).toEqual([a, b]);
});

test('[NTF-4] what comes and goes is not told again; after 60 days it is forgotten', () => {
  const told = marked(afterLook({}, [a], 0), [a.id], { told: true });
  const gone = afterLook(told, [], 59 * DAY);
  expect(toTell([a], afterLook(gone, [a], 59 * DAY), { off: [] })).toEqual([]);
  const forgotten = afterLook(told, [], 61 * DAY);
  expect(forgotten).toEqual({});
  expect(toTell([a], afterLook(forgotten, [a], 62 * DAY), { off: [] })).toEqual([a]);
});

test('[NTF-4] marking what is not remembered changes nothing', () => {
  expect(marked({}, ['x'], { told: true })).toEqual({});
});
