import { expect, test } from 'vitest';
import { postingsOf, type Booked } from '../../../src/domain/ledger/postings-of.ts';
import { booksOf, bought, on, sold, type Entry } from '../../support/books.ts';
import { aFlock, anExpense, aPayment, aPurchase, aPurchaseLine, aSale, aSaleLine } from '../../support/documents.ts';
import { anActivity, aStockEntry } from '../../support/variant-documents.ts';

/* The worked examples of the books, from a farmer's view. [LED-17] */

const ITEM = 'itemAAAAAAAA';

test('[LED-33, LED-34] the moving average, and the same with a late purchase before the sale', async () => {
  const sale = sold(ITEM, 6, 100_000, on('2026-05-03'));
  const entries: Entry[] = [
    bought(ITEM, 10, 900_000, on('2026-05-01')),
    bought(ITEM, 5, 480_000, on('2026-05-02')),
    sale,
    bought(ITEM, 4, 396_000, on('2026-05-04')),
  ];
  const books = await booksOf(entries);
  expect(books.account('5000')).toBe(552_000);
  expect(books.stateOf(`i:${ITEM}`)).toMatchObject({ qty: 13, value: 1_224_000 });
  const late = await booksOf([...entries, bought(ITEM, 5, 420_000, on('2026-05-02', '09:00'))]);
  expect(late.account('5000')).toBe(540_000);
  expect(late.stateOf(`i:${ITEM}`)).toMatchObject({ qty: 18, value: 18 * 92_000 });
});

test('[LED-35] below zero: the last cost is charged, and corrected when the goods come', async () => {
  const books = await booksOf([
    bought(ITEM, 2, 20, on('2026-05-01')),
    sold(ITEM, 5, 100, on('2026-05-02')),
    bought(ITEM, 5, 60, on('2026-05-03')),
  ]);
  expect(books.account('5000')).toBe(56);
  expect(books.stateOf(`i:${ITEM}`)).toMatchObject({ qty: 2, value: 24 });
});

test('[LED-9, LED-37, LED-40] broilers: placed, fed, dead within and beyond normal, sold', async () => {
  const flock = aFlock({ purpose: 'broiler', initial_count: 500, extra_free_count: 10, doa_count: 2, unit_cost: 2_500, transport_cost: 20_000, placed_on: '2026-05-01' }); // prettier-ignore
  const sale = aSale({ lines: [aSaleLine({ item_kind: 'bird', farm_id: flock.id, qty: 100, unit: 'piece', factor: 1, unit_price: 12_000 })], ...on('2026-05-20') }); // prettier-ignore
  const books = await booksOf([['farm', flock], ['sales', sale]]); // prettier-ignore
  expect(books.level(`f:${flock.id}`)).toBe(408);
  expect(books.account('5010')).toBe(250_000);
  expect(books.account('4010')).toBe(-1_200_000);
  const dead = (qty: number) => anActivity('mortality', { farm_id: flock.id, qty, ...on('2026-05-10') });
  expect((await booksOf([['farm', flock], ['farm_activities', dead(4)]])).account('5220')).toBe(0); // prettier-ignore
  expect((await booksOf([['farm', flock], ['farm_activities', dead(60)]])).account('5220')).toBe(150_000); // prettier-ignore
  const inTwo = await booksOf([['farm', flock], ['farm_activities', dead(4)], ['farm_activities', { ...dead(56), occurred_at: '2026-05-10T09:00:00.000Z' } as Booked]]); // prettier-ignore
  expect(inTwo.account('5220')).toBe(150_000);
});

test('[LED-42, EXP-6] wearing out 480 hens over twelve months, and a spread expense by head-days', async () => {
  const flock = aFlock({ purpose: 'layer', initial_count: 480, unit_cost: 25_000, salvage_price: 12_000, lay_start_on: '2026-04-01', placed_on: '2026-04-01' }); // prettier-ignore
  const books = await booksOf([['farm', flock]], '2027-04-02');
  expect(books.account('5100')).toBe(12 * 520_000);
  expect(books.account('1400')).toBe(480 * 12_000);
  const [big, small] = [508, 300].map((count, i) => aFlock({ id: `flock000000${i}`, purpose: 'broiler', initial_count: count, unit_cost: 0, placed_on: '2026-04-01' })); // prettier-ignore
  const spread = await booksOf([['farm', big!], ['farm', small!], ['expenses', anExpense({ amount: 300_000, spread: true, ...on('2026-04-15') })]], '2026-05-01'); // prettier-ignore
  expect(spread.account('6990')).toBe(-300_000);
  expect(spread.stateOf('f:flock0000000')['carrying']).toBe(188_614);
  expect(spread.stateOf('f:flock0000001')['carrying']).toBe(111_386);
});

test('[LED-55, PUR-3] landed cost by largest remainder; what goes back to the supplier', async () => {
  const lines = [900_000, 480_000].map((unit_cost, i) => aPurchaseLine({ item_kind: 'shop', item_id: `item0000000${i}`, qty: 10, unit: 'box', factor: 10, unit_cost })); // prettier-ignore
  const purchase = aPurchase({ goods: 'shop', lines, transport_cost: 60_000, ...on('2026-05-01') });
  const books = await booksOf([['purchases', purchase]]);
  expect(books.stateOf('i:item00000000')['value']).toBe(939_130);
  expect(books.stateOf('i:item00000001')['value']).toBe(500_870);
  expect(books.account('2000')).toBe(-1_440_000);
  const back = aPurchase({ kind: 'return', of_purchase_id: 'purchase0001', goods: 'shop', lines: [aPurchaseLine({ item_kind: 'shop', item_id: ITEM, qty: 2, unit: 'piece', factor: 1, unit_cost: 100 })], ...on('2026-05-02') }); // prettier-ignore
  const returned = await booksOf([bought(ITEM, 10, 900, on('2026-05-01')), ['purchases', back]]);
  expect(returned.account('2000', back.id)).toBe(200);
  expect(returned.account('1200', back.id)).toBe(-180);
  expect(returned.account('1295')).toBe(0);
  expect(returned.account('5240')).toBe(-20);
});

test('[LED-15, LED-54] returned in parts: exactly its money and its cost come back', async () => {
  const line = aSaleLine({ item_kind: 'shop', item_id: ITEM, qty: 10, unit: 'piece', factor: 1, unit_price: 20 });
  const sale = aSale({ lines: [line], ...on('2026-05-02') });
  const back = (qty: number, at: string, restock: 'yes' | 'loss') =>
    aSale({ kind: 'return', of_sale_id: sale.id, lines: [{ ...line, qty, net: qty * 20, tax: 0, restock }], ...on('2026-05-03', at) }); // prettier-ignore
  const start: Entry[] = [bought(ITEM, 10, 100, on('2026-05-01')), ['sales', sale]];
  const four = await booksOf([...start, ['sales', back(4, '08:00', 'yes')]]);
  expect(four.account('5000')).toBe(60);
  expect(four.level(`i:${ITEM}`)).toBe(4);
  expect(four.store.debts.get(`1100 ${sale.id}`)).toMatchObject({ total: 200, balance: 120 });
  const all = await booksOf([...start, ['sales', back(3, '08:00', 'yes')], ['sales', back(7, '09:00', 'yes')]]);
  expect([all.account('5000'), all.account('4000'), all.account('1100')]).toEqual([0, 0, 0]);
  expect(all.stateOf(`i:${ITEM}`)).toMatchObject({ qty: 10, value: 100 });
  const lost = await booksOf([...start, ['sales', back(4, '08:00', 'loss')]]);
  expect([lost.account('5000'), lost.account('5200')]).toEqual([60, 40]);
});

test('[LED-57] milling feed: what it made bears what it took', async () => {
  const stock = (id: string, qty: number, value: number): Entry => ['stock_entries', aStockEntry('opening', { item_kind: 'raw_material', item_id: id, qty, value, ...on('2026-05-01') })]; // prettier-ignore
  const run = aStockEntry('production', {
    type: 'feed_milling',
    inputs: [['maize0000000', 70_000], ['soya00000000', 25_000], ['premix000000', 5_000]].map(([item_id, qty], i) => ({ line_id: `input000000${i}`, item_kind: 'raw_material' as const, item_id: item_id as string, qty: qty as number })), // prettier-ignore
    outputs: [{ line_id: 'output000000', item_kind: 'raw_material', item_id: 'feed00000000', qty: 98_000, cost_share: 10_000 }], // prettier-ignore
    extra_costs: [{ line_id: 'milling00000', amount: 6_000, method: 'cash' }],
    ...on('2026-05-02'),
  });
  const books = await booksOf([stock('maize0000000', 70_000, 84_000), stock('soya00000000', 25_000, 75_000), stock('premix000000', 5_000, 40_000), ['stock_entries', run]]); // prettier-ignore
  expect(books.stateOf('i:feed00000000')).toMatchObject({ qty: 98_000, value: 205_000 });
  expect(books.account('1290')).toBe(0);
});

test('[LED-6, SHP-5, SHP-9] a count fixes the level; a late sale before it changes only what was missing', async () => {
  const start: Entry[] = [
    ['stock_entries', aStockEntry('opening', { item_id: ITEM, item_kind: 'shop', qty: 100, value: 5_000, ...on('2026-05-01') })], // prettier-ignore
    sold(ITEM, 10, 100, on('2026-05-02')),
    ['stock_entries', aStockEntry('count', { item_id: ITEM, item_kind: 'shop', qty: 85, ...on('2026-05-03') })],
  ];
  const books = await booksOf(start);
  expect(books.account('5210')).toBe(250);
  const late = await booksOf([...start, sold(ITEM, 4, 100, on('2026-05-02', '10:00'))]);
  expect(late.level(`i:${ITEM}`)).toBe(85);
  expect(late.account('5210')).toBe(50);
});

test('[LED-31] a cash count: what the box is short of', async () => {
  const cash = aPayment({ direction: 'in', party_kind: 'none', party_id: undefined, target_kind: 'account', target_id: undefined, amount: 100_000, ...on('2026-05-01') }); // prettier-ignore
  const count = aStockEntry('count', { item_kind: 'cash', item_id: 'cash', qty: 98_500, ...on('2026-05-02') });
  const books = await booksOf([['stock_entries', count], ['payments', cash]]); // prettier-ignore
  expect([books.account('1000'), books.account('5230'), books.account('3100')]).toEqual([98_500, 1_500, -100_000]);
});

test('[LED-10, PAY-6, PAY-7] on account pays the oldest first; two clerks paying one sale leave a credit', async () => {
  const customer_id = 'customer0001';
  const sale = (id: string, amount: number, day: string) => aSale({ id, customer_id, due_date: day, lines: [aSaleLine({ qty: 1, factor: 1, unit_price: amount })], ...on(day) }); // prettier-ignore
  const [first, second] = [sale('sale00000001', 60_000, '2026-10-01'), sale('sale00000002', 40_000, '2026-10-15')];
  const pay = (but: object) => aPayment({ party_id: customer_id, target_kind: 'account', target_id: undefined, ...on('2026-10-20'), ...but }); // prettier-ignore
  const books = await booksOf([['payments', pay({ amount: 75_000 })], ['sales', second], ['sales', first]], '2026-10-21'); // prettier-ignore
  expect(books.store.debts.get('1100 sale00000001')).toMatchObject({ balance: 0 });
  expect(books.store.debts.get('1100 sale00000002')).toMatchObject({ balance: 25_000, owed: '1100' });
  const clerk = () => ['payments', pay({ amount: 60_000, target_kind: 'sale', target_id: first.id })] as Entry;
  const twice = await booksOf([['sales', first], ['sales', second], clerk(), clerk()], '2026-10-21');
  expect(twice.store.debts.get('1100 sale00000001')).toMatchObject({ open: 0, own: 120_000 });
  expect(twice.store.parties.get(`1100 ${customer_id}`)).toMatchObject({ pool: 60_000, open: 40_000 });
});

test('[LED-38] an order holds its deposit; confirmed, it becomes a sale', () => {
  const lines = [aSaleLine({ qty: 1, factor: 1, unit_price: 50_000 })];
  const order = aSale({ status: 'order', customer_id: 'customer0001', lines, initial_payment: { amount: 20_000, method: 'cash' } }); // prettier-ignore
  const sums = (document: Booked) => {
    const all: Record<string, number> = {};
    for (const { postings } of postingsOf('sales', document))
      for (const { account, amount } of postings)
        if (account && amount !== undefined) all[account] = (all[account] ?? 0) + amount;
    return all;
  };
  expect(sums(order)).toEqual({ 1000: 20_000, 2100: -20_000 });
  const confirmed = { ...order, status: 'confirmed', confirmed_at: '2026-11-20T09:00:00.000Z', confirmed_day: '2026-11-20' }; // prettier-ignore
  expect(sums(confirmed)).toEqual({ 1000: 20_000, 1100: 30_000, 2100: 0, 4000: -50_000 });
});
