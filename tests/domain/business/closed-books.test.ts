import { expect, test } from 'vitest';
import {
  closedBooks,
  closeParts,
  MAX_PARTS,
  partStarts,
  type ClosedBooks,
} from '../../../src/domain/business/closed-books.ts';

const sums = (sales: number) =>
  new Map([
    ['1000', sales],
    ['4000', -sales],
  ]);
const balance = (sales: number) => [
  { account: '1000', amount: sales },
  { account: '4000', amount: -sales },
];
/** A balance of 100 for August and 200 for September when the days before 1 October were closed. */
const before: ClosedBooks = {
  until: '2026-10-01',
  parts: [
    { from: '2026-08-01', balance: balance(100) },
    { from: '2026-09-01', balance: balance(200) },
  ],
};

test('[LED-50] closed days are kept by month, and where an earlier closing ended; a year of them, and the rest as one', () => {
  expect(partStarts('2026-08-01', '2026-10-15', { until: '2026-09-10', parts: [] })).toEqual(['2026-08-01', '2026-09-01', '2026-09-10', '2026-10-01']); // prettier-ignore
  expect(partStarts('2026-10-15', '2026-10-15')).toEqual([]);
  const years = partStarts('2020-03-01', '2026-11-01');
  expect(years).toHaveLength(MAX_PARTS);
  expect([years[0], years[1], years.at(-1)]).toEqual(['2020-03-01', '2025-11-01', '2026-10-01']);
});

test('[LED-50] closed again later, what was closed stays, and what came late since is of the day that was open first', () => {
  const parts = [
    { from: '2026-08-01', to: '2026-09-01', now: sums(130) },
    { from: '2026-09-01', to: '2026-10-01', now: sums(200) },
    { from: '2026-10-01', to: '2026-11-01', now: sums(500) },
  ];
  expect(closeParts(parts, sums(30), before)).toEqual([
    { from: '2026-08-01', balance: balance(100) },
    { from: '2026-09-01', balance: balance(200) },
    { from: '2026-10-01', balance: balance(530) },
  ]);
  // The parts add up to the books, without a remainder.
  expect(closeParts(parts, new Map())).toEqual([
    { from: '2026-08-01', balance: balance(130) },
    { from: '2026-09-01', balance: balance(200) },
    { from: '2026-10-01', balance: balance(500) },
  ]);
});

test('[LED-50] what came late for days before all others was of the day that was open first, and is not counted twice', () => {
  const parts = [
    { from: '2026-06-01', to: '2026-07-01', now: sums(7) },
    { from: '2026-07-01', to: '2026-08-01', now: sums(0) },
    { from: '2026-08-01', to: '2026-09-01', now: sums(100) },
    { from: '2026-09-01', to: '2026-10-01', now: sums(200) },
    { from: '2026-10-01', to: '2026-11-01', now: sums(500) },
  ];
  const kept = closeParts(parts, sums(7), before);
  expect(kept.map((one) => one.balance[0]?.amount)).toEqual([undefined, undefined, 100, 200, 507]);
  // The same when the book was empty at the time of closing.
  const empty = closeParts(parts.slice(3), sums(200), { until: '2026-10-01', parts: [] });
  expect(empty.map((one) => one.balance[0]?.amount)).toEqual([undefined, 700]);
});

test('[LED-50] a first open day that is moved back into a closed month: its days before are taken as they are now', () => {
  const parts = [
    { from: '2026-08-01', to: '2026-09-01', now: sums(130) },
    { from: '2026-09-01', to: '2026-09-15', now: sums(90) },
  ];
  expect(closeParts(parts, sums(30), before)).toEqual([
    { from: '2026-08-01', balance: balance(100) },
    { from: '2026-09-01', balance: balance(90) },
  ]);
});

test('[LED-50] the newest decision counts; opened again, nothing is closed, and a lock of an older version knows no books', () => {
  const closed = { at: '2026-11-01T08:00:00.000Z', until: '2026-10-01', books: before.parts };
  expect(closedBooks([closed])).toEqual(before);
  expect(closedBooks([closed, { at: '2026-11-02T08:00:00.000Z' }])).toBeUndefined();
  expect(closedBooks([{ at: '2026-11-01T08:00:00.000Z', until: '2026-10-01' }])).toBeUndefined();
  expect(closedBooks([])).toBeUndefined();
});
