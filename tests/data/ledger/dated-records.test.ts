import { expect, test } from 'vitest';
import { onDay } from '../../../src/domain/time/on-day.ts';
import { booksOf, bought, type Entry } from '../../support/books.ts';
import { aFlock, aPurchase, aPurchaseLine, aSale, aSaleLine } from '../../support/documents.ts';
import { anActivity, aStockEntry } from '../../support/variant-documents.ts';

/*
 * A record dated without an hour, combined with a count taken on the evening of that day: the stock follows from the
 * count, at whatever hour the record was typed. [DOC-15, LED-6]
 */

const DAY = '2026-11-19';
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const live = (hour: number) => ({ day: DAY, occurred_at: at(19, hour) });
/** Typed the next morning at six, at noon, at night, and days later. */
const TYPED = [at(20, 6), at(20, 12), at(20, 23), at(27, 7)];
const later = (now: string) => ({ day: DAY, occurred_at: onDay(DAY, now) });

const ITEM = 'itemAAAAAAAA';
const MASH = 'mashAAAAAAAA';
const stocked: Entry = bought(ITEM, 100, 1_000, { day: '2026-11-01', occurred_at: at(1, 8) });
const fed: Entry = [
  'purchases',
  aPurchase({ lines: [aPurchaseLine({ item_kind: 'raw_material', item_id: MASH, qty: 100, unit: 'kg', factor: 1, unit_cost: 10 })], day: '2026-11-01', occurred_at: at(1, 8) }), // prettier-ignore
];
const flock = (id: string) => aFlock({ id, purpose: 'broiler', placed_on: '2026-11-01', initial_count: 300, unit_cost: 100 }); // prettier-ignore
const [A, B] = [flock('flockAAAAAAA'), flock('flockBBBBBBB')];
const farm: Entry[] = [['farm', A], ['farm', B]]; // prettier-ignore

const counted = (item_id: string, qty: number, item_kind: 'shop' | 'raw_material' = 'shop'): Entry => ['stock_entries', aStockEntry('count', { item_kind, item_id, qty, ...live(18) })]; // prettier-ignore
const shopLine = { item_kind: 'shop', item_id: ITEM, unit: 'piece', factor: 1 } as const;
const birds = (farm_id: string, qty: number) => anActivity('count', { farm_id, qty, ...live(18) });

const RECORDS: [string, (now: string) => Entry, Entry, string, number][] = [
  ['a sale', (now) => ['sales', aSale({ lines: [aSaleLine({ ...shopLine, qty: 7, unit_price: 20 })], ...later(now) })], counted(ITEM, 80), `i:${ITEM}`, 80],
  ['a purchase', (now) => ['purchases', aPurchase({ goods: 'shop', lines: [aPurchaseLine({ ...shopLine, qty: 30, unit_cost: 10 })], ...later(now) })], counted(ITEM, 80), `i:${ITEM}`, 80],
  ['a loss', (now) => ['stock_entries', aStockEntry('loss', { item_kind: 'shop', item_id: ITEM, qty: 5, reason: 'breakage', ...later(now) })], counted(ITEM, 80), `i:${ITEM}`, 80],
  ['feed', (now) => ['farm_activities', anActivity('feed', { farm_id: A.id, raw_material_id: MASH, qty: 40, ...later(now) })], counted(MASH, 55, 'raw_material'), `i:${MASH}`, 55],
  ['a run', (now) => ['stock_entries', aStockEntry('production', { type: 'packing', inputs: [{ line_id: 'input0000001', item_kind: 'shop', item_id: ITEM, qty: 20 }], outputs: [{ line_id: 'output000001', item_kind: 'shop', item_id: 'itemBBBBBBBB', qty: 4, cost_share: 10_000 }], ...later(now) })], counted(ITEM, 80), `i:${ITEM}`, 80],
  ['a round of eggs', (now) => ['farm_activities', anActivity('eggs', { farm_id: A.id, grades: [{ grade: 'good', qty: 210 }], withheld: false, ...later(now) })], counted('EggsGood0001', 640), 'i:EggsGood0001', 640],
  ['birds that were sold', (now) => ['sales', aSale({ lines: [aSaleLine({ item_kind: 'bird', farm_id: A.id, qty: 40, unit: 'piece', factor: 1, unit_price: 900 })], ...later(now) })], ['farm_activities', birds(A.id, 250)], `f:${A.id}`, 250],
  ['birds that died', (now) => ['farm_activities', anActivity('mortality', { farm_id: A.id, qty: 9, ...later(now) })], ['farm_activities', birds(A.id, 250)], `f:${A.id}`, 250],
  ['birds that went to another house', (now) => ['farm_activities', anActivity('transfer', { farm_id: A.id, to_farm_id: B.id, qty: 30, ...later(now) })], ['farm_activities', birds(A.id, 250)], `f:${A.id}`, 250],
  ['birds that came from another house', (now) => ['farm_activities', anActivity('transfer', { farm_id: B.id, to_farm_id: A.id, qty: 30, ...later(now) })], ['farm_activities', birds(A.id, 350)], `f:${A.id}`, 350],
]; // prettier-ignore

test.each(RECORDS)('[DOC-15, LED-6, LED-22] %s of a day beside that evening’s count, typed at any later hour: the same level and accounts', async (_what, record, count, key, level) => {
  const books = await Promise.all(
    TYPED.map((now) => booksOf([stocked, fed, ...farm, count, record(now)], '2026-11-30')),
  );
  expect(books.map((one) => one.level(key))).toEqual(TYPED.map(() => level));
  expect(books.map((one) => one.trial())).toEqual(TYPED.map(() => books[0]!.trial()));
}); // prettier-ignore

test('[DOC-15, LED-22] a count of birds that is itself given to the day comes after all of that day', async () => {
  const count = (now: string): Entry => ['farm_activities', anActivity('count', { farm_id: A.id, qty: 250, day: DAY, occurred_at: onDay(DAY, now, { atEnd: true }) })]; // prettier-ignore
  const dead: Entry = ['farm_activities', anActivity('mortality', { farm_id: A.id, qty: 9, ...live(21) })];
  for (const now of TYPED) expect((await booksOf([...farm, dead, count(now)])).level(`f:${A.id}`)).toBe(250);
});
