import { expect, test } from 'vitest';
import type { Booked } from '../../../src/domain/ledger/postings-of.ts';
import { Ledger } from '../../../src/books/keep/ledger.ts';
import { booksOf, bought, on, sold, type Entry } from '../../support/books.ts';
import { aFlock, anExpense, aPayment, aSale, aSaleLine } from '../../support/documents.ts';
import { memoryLedger } from '../../support/memory-ledger.ts';
import { anActivity, aStockEntry } from '../../support/variant-documents.ts';

/* Histories that an earlier design of the books handled wrongly, each with its letter. [LED-49] */

const ITEM = 'itemAAAAAAAA';
const MASH = 'mashAAAAAAAA';
const TODAY = '2026-06-01';
const material = (qty: number, value: number, when: object): Entry => ['stock_entries', aStockEntry('opening', { item_kind: 'raw_material', item_id: MASH, qty, value, ...when })]; // prettier-ignore
const chicks = aFlock({ id: 'flockBroiler', purpose: 'broiler', initial_count: 500, extra_free_count: 8, unit_cost: 2_540, placed_on: '2026-05-01' }); // prettier-ignore
const did = (kind: Parameters<typeof anActivity>[0], but: object): Entry => ['farm_activities', anActivity(kind, { farm_id: chicks.id, ...but })]; // prettier-ignore

/**
 * Check that the books are the same whether each record is folded on arrival or all at the end, in this order or
 * reversed.
 */
async function expectSameBooks(entries: readonly Entry[]) {
  const store = memoryLedger();
  const kept = new Ledger(store);
  for (const [kind, document] of entries) {
    await kept.book([{ kind, document, counts: true }]);
    await kept.settle(TODAY);
  }
  const groupsOf = ({ groups }: typeof store) => Object.fromEntries([...groups].map(([ord, { rows, after }]) => [ord, { rows, after }])); // prettier-ignore
  const rebuilt = await booksOf(entries.toReversed(), TODAY);
  expect(groupsOf(store)).toEqual(groupsOf(rebuilt.store));
  return rebuilt;
}

test('[LED-49] a: a purchase that fills a shortage charges the flock that ate it, which it never names', async () => {
  const fed = did('feed', { raw_material_id: MASH, qty: 50_000, ...on('2026-05-05') });
  const birds = aSale({ lines: [aSaleLine({ item_kind: 'bird', farm_id: chicks.id, qty: 508, unit: 'piece', factor: 1, unit_price: 5_000 })], ...on('2026-05-20') }); // prettier-ignore
  const entries: Entry[] = [['farm', chicks], material(10_000, 10_000, on('2026-05-02')), fed, ['sales', birds]];
  const books = await expectSameBooks([...entries, material(60_000, 120_000, on('2026-05-10'))]);
  // 10 kg at 1, then 40 kg whose cost turned out to be 2.
  expect(books.account('5010')).toBe(1_270_000 + 10_000 + 80_000);
  expect(books.account('1400')).toBe(0);
});

test('[LED-49] b: after one late record that changes little, a second one further on is still folded', async () => {
  const count = (day: string): Entry => ['stock_entries', aStockEntry('count', { item_kind: 'shop', item_id: ITEM, qty: 0, ...on(day) })]; // prettier-ignore
  const entries = [bought(ITEM, 10, 1_000, on('2026-05-01')), count('2026-05-05'), bought(ITEM, 10, 1_200, on('2026-05-06')), sold(ITEM, 5, 500, on('2026-05-08'))]; // prettier-ignore
  const store = memoryLedger();
  const ledger = new Ledger(store);
  const book = (some: readonly Entry[]) => ledger.book(some.map(([kind, document]) => ({ kind, document, counts: true }))); // prettier-ignore
  await book(entries);
  await ledger.settle(TODAY);
  const lost: Entry = ['stock_entries', aStockEntry('loss', { item_kind: 'shop', item_id: ITEM, qty: 2, ...on('2026-05-02') })]; // prettier-ignore
  await book([lost, bought(ITEM, 10, 600, on('2026-05-07'))]);
  await ledger.settle(TODAY);
  const cost = [...store.groups.values()].flatMap(({ rows }) => rows).reduce((sum, one) => sum + (one.account === '5000' ? one.amount : 0), 0); // prettier-ignore
  expect(cost).toBe(450);
});

test('[LED-49] c: what feed eaten before it was booked turns out to cost goes to the flock, never to the goods sold', async () => {
  const books = await expectSameBooks([
    ['farm', chicks],
    material(10_000, 10_000, on('2026-05-02')),
    did('feed', { raw_material_id: MASH, qty: 20_000, ...on('2026-05-03') }),
    material(30_000, 90_000, on('2026-05-04')),
  ]);
  expect([books.account('5000'), books.account('1400')]).toEqual([0, 1_270_000 + 10_000 + 30_000]);
});

test('[LED-49] d: given back in parts that do not divide, the money, the tax and the cost are those of the whole', async () => {
  const line = aSaleLine({ item_kind: 'shop', item_id: ITEM, qty: 7, unit: 'piece', factor: 1, unit_price: 100, tax_rate: 1_800, tax_inclusive: true }); // prettier-ignore
  const sale = aSale({ lines: [line], ...on('2026-05-02') });
  const [net, tax] = [593, 107]; // 700 × 18/118 is 106.8
  let given = { qty: 0, net: 0, tax: 0 };
  const parts = [3, 3, 1].map((qty, n): Entry => {
    const upTo = given.qty + qty;
    const [netTo, taxTo] = [Math.round((net * upTo) / 7), Math.round((tax * upTo) / 7)];
    const back = { ...line, qty, net: netTo - given.net, tax: taxTo - given.tax, restock: 'yes' as const };
    given = { qty: upTo, net: netTo, tax: taxTo };
    return ['sales', aSale({ kind: 'return', of_sale_id: sale.id, lines: [back], ...on('2026-05-03', `0${n}:00`) })];
  });
  const opened: Entry = ['stock_entries', aStockEntry('opening', { item_kind: 'shop', item_id: ITEM, qty: 7, value: 100, ...on('2026-05-01') })]; // prettier-ignore
  const books = await expectSameBooks([opened, ['sales', sale], ...parts]);
  expect(books.trial()).toEqual({ 1200: 100, 3000: -100 });
});

test('[LED-49] e: chicks placed on a day are there before the deaths of half past midnight', async () => {
  // 00:30 in Kampala is still the previous evening in UTC.
  const dead = did('mortality', { qty: 60, day: '2026-05-01', occurred_at: '2026-04-30T21:30:00.000Z' });
  const books = await expectSameBooks([dead, ['farm', chicks]]);
  expect(books.account('5220')).toBe(150_000);
});

test('[LED-49] f: tax of a line that names no rate is in the books of tax too', async () => {
  const line = aSaleLine({ item_kind: 'other', qty: 1, unit: 'piece', factor: 1, unit_price: 118 });
  const back = aSale({ kind: 'return', of_sale_id: 'saleUnknown0', lines: [{ ...line, net: 100, tax: 18, restock: 'yes' }], ...on('2026-05-02') }); // prettier-ignore
  const books = await booksOf([['sales', back]]);
  expect(books.trial()).toEqual({ 1100: -118, 2200: 18, 4000: 100 });
});

test('[LED-49] g: a deposit that is paid on an order later is not eaten by older debts of that customer', async () => {
  const customer_id = 'customerAMIN';
  const lines = [aSaleLine({ item_kind: 'other', qty: 1, unit: 'piece', factor: 1, unit_price: 50_000 })];
  const debt = aSale({ customer_id, lines, ...on('2026-05-01') });
  const order = aSale({ customer_id, lines, status: 'order', ...on('2026-05-02') });
  const deposit = aPayment({ party_id: customer_id, target_id: order.id, amount: 20_000, ...on('2026-05-03') });
  const books = await expectSameBooks([['sales', debt], ['sales', order], ['payments', deposit]]); // prettier-ignore
  expect(books.debt(debt.id)).toMatchObject({ balance: 50_000 });
});

test('[LED-49] h: feed given the day before the chicks came, and rent spread after the last was sold, leave no birds without birds', async () => {
  const birds = aSale({ lines: [aSaleLine({ item_kind: 'bird', farm_id: chicks.id, qty: 508, unit: 'piece', factor: 1, unit_price: 5_000 })], ...on('2026-05-20') }); // prettier-ignore
  const books = await expectSameBooks([
    material(10_000, 10_000, on('2026-04-29')),
    did('feed', { raw_material_id: MASH, qty: 1_000, ...on('2026-04-30') }),
    ['farm', chicks],
    ['sales', birds],
    ['expenses', anExpense({ amount: 30_000, spread: true, ...on('2026-05-25') })],
  ]);
  expect([books.account('1400'), books.account('5010')]).toEqual([0, 1_270_000 + 1_000 + 30_000]);
});

test('[LED-49] i: grams times their value is more than a number holds exactly, and still exact', async () => {
  const books = await expectSameBooks([
    material(900_000_007, 999_999_999_989, on('2026-05-01')),
    did('feed', { raw_material_id: MASH, qty: 333_333_331, ...on('2026-05-02') }),
  ]);
  const cost = Number((2n * 999_999_999_989n * 333_333_331n + 900_000_007n) / (2n * 900_000_007n));
  expect(books.account('1400')).toBe(cost);
});

test('[LED-49] j: what is spread at a month’s end is spread once', async () => {
  const labour = anExpense({ amount: 30_000, spread: true, ...on('2026-03-10') });
  const early = { ...chicks, placed_on: '2026-03-01' } as Booked;
  const books = await expectSameBooks([['farm', early], ['expenses', labour]]); // prettier-ignore
  expect(books.account('6990')).toBe(-30_000);
});

test('[LED-49] k: the cost of a sale that was voided is not what its return gives back', async () => {
  const sale = sold(ITEM, 10, 50, on('2026-05-02'));
  const line = (sale[1] as ReturnType<typeof aSale>).lines[0]!;
  const back: Entry = ['sales', aSale({ kind: 'return', of_sale_id: sale[1].id, lines: [{ ...line, qty: 4, net: 200, tax: 0, restock: 'yes' }], ...on('2026-05-04') })]; // prettier-ignore
  const voided: Entry = ['sales', { ...sale[1], voided_at: '2026-05-05T08:00:00.000Z' }];
  const books = await expectSameBooks([
    bought(ITEM, 10, 100, on('2026-05-01')),
    sale,
    bought(ITEM, 10, 300, on('2026-05-03')),
    back,
  ]);
  expect(books.account('5000')).toBe(60);
  const without = await booksOf([bought(ITEM, 10, 100, on('2026-05-01')), sale, bought(ITEM, 10, 300, on('2026-05-03')), back, voided]); // prettier-ignore
  expect(without.account('5000')).toBe(-80); // at the average cost of the stock
});

test('[LED-49, EXP-6] a flock that sold birds before it was placed bears what is spread from the day they came', async () => {
  const [early, other] = ['flockEarly00', 'flockOther00'].map((id) => aFlock({ id, purpose: 'broiler', initial_count: 100, unit_cost: 0, placed_on: '2026-05-03' })); // prettier-ignore
  const sale = aSale({ lines: [aSaleLine({ item_kind: 'bird', farm_id: early!.id, qty: 5, unit: 'piece', factor: 1, unit_price: 5_000 })], ...on('2026-05-02') }); // prettier-ignore
  const spread = anExpense({ amount: 195_000, spread: true, ...on('2026-05-15') });
  const books = await booksOf(
    [
      ['farm', early!],
      ['farm', other!],
      ['sales', sale],
      ['expenses', spread],
    ],
    '2026-06-01',
  );
  expect(books.stateOf(`f:${early!.id}`)['carrying']).toBe(95_000);
  expect(books.stateOf(`f:${other!.id}`)['carrying']).toBe(100_000);
});

test('[LED-9] emptied by a sale and a few deaths, a flock that was only ever counted carries nothing', async () => {
  const counted = 'flockUnknown';
  const books = await expectSameBooks([
    material(10_000, 10_000, on('2026-05-02')),
    did('feed', { farm_id: counted, raw_material_id: MASH, qty: 10_000, ...on('2026-05-03') }),
    did('count', { farm_id: counted, qty: 100, ...on('2026-05-04') }),
    [
      'sales',
      aSale({ lines: [aSaleLine({ item_kind: 'bird', farm_id: counted, qty: 98, unit: 'piece', factor: 1, unit_price: 5_000 })], ...on('2026-05-05', '08:00') }),
    ],
    did('mortality', { farm_id: counted, qty: 2, ...on('2026-05-05', '09:00') }),
  ]); // prettier-ignore
  expect([books.account('1400'), books.account('5010'), books.account('5220')]).toEqual([0, 9_800, 200]);
  expect(books.stateOf(`f:${counted}`)).toMatchObject({ heads: 0, carrying: 0 });
});
