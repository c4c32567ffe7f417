import { expect, test } from 'vitest';
import { ACCOUNTS, closeOrd, DAY_END, DAY_START, ordOf } from '../../../src/domain/ledger/posting.ts';
import { postingsOf, type Booked } from '../../../src/domain/ledger/postings-of.ts';
import { booksOf, bought, on, sold, type Entry } from '../../support/books.ts';
import { aCustomer, aFlock, anExpense, aPayment, aPurchase, aPurchaseLine, aSale, aSaleLine, aVendor, oneOfEach } from '../../support/documents.ts'; // prettier-ignore
import { ACTIVITY_KINDS, anActivity, aStockEntry } from '../../support/variant-documents.ts';

/*
 * The postings of every kind of document, with the whole trial balance each time: debit +, credit −. The names used by
 * farmers are in SPEC.md, LED-26 to LED-32.
 */

const ITEM = 'itemAAAAAAAA';
const MASH = 'mashAAAAAAAA';
const AMINA = 'customerAMIN';
const MILL = 'vendorMILL00';
const DAY = on('2026-05-10');

const opening = (qty: number, value: number, but: object = {}): Entry => [
  'stock_entries',
  aStockEntry('opening', { item_kind: 'shop', item_id: ITEM, qty, value, ...on('2026-05-01'), ...but }),
];
const mash = (grams: number, value: number) => opening(grams, value, { item_kind: 'raw_material', item_id: MASH });
const entry = (...given: Parameters<typeof aStockEntry>): Entry => [
  'stock_entries',
  aStockEntry(given[0], { item_kind: 'shop', item_id: ITEM, ...DAY, ...(given[1] as object) } as never),
];
const broilers = aFlock({ id: 'flockBroiler', purpose: 'broiler', initial_count: 500, extra_free_count: 10, doa_count: 2, unit_cost: 2_500, transport_cost: 20_000, placed_on: '2026-05-01' }); // prettier-ignore
const hens = aFlock({ id: 'flockHens000', purpose: 'layer', initial_count: 500, unit_cost: 20_000, placed_on: '2026-04-01', lay_start_on: '2026-04-01', opening: true, salvage_price: 20_000 }); // prettier-ignore
const did = (kind: Parameters<typeof anActivity>[0], but: object): Entry => [
  'farm_activities',
  anActivity(kind, { farm_id: broilers.id, ...DAY, ...but }),
];
const PLACED: Entry = ['farm', broilers];
/** Postings of their placement. */
const OWED_FOR_CHICKS = { 1400: 1_270_000, 2000: -1_270_000 };

test('[LED-17, LED-26] money, goods, materials, birds and tax to claim are assets', async () => {
  const lines = [
    aPurchaseLine({ item_kind: 'shop', item_id: ITEM, qty: 10, unit: 'piece', factor: 1, unit_cost: 1_000, tax_rate: 1_800 }), // prettier-ignore
    aPurchaseLine({ item_kind: 'raw_material', item_id: MASH, qty: 70_000, unit: 'bag', factor: 70_000, unit_cost: 90_000 }), // prettier-ignore
  ];
  const purchase = aPurchase({ goods: 'both', lines, tax_recoverable: true, vendor_id: MILL, initial_payment: { amount: 50_000, method: 'cash' }, ...DAY }); // prettier-ignore
  const books = await booksOf([['purchases', purchase]]);
  expect(books.trial()).toEqual({ 1000: -50_000, 1200: 10_000, 1210: 90_000, 1500: 1_800, 2000: -51_800 });
  // Non-recoverable tax is part of the cost of the goods.
  const bears = await booksOf([['purchases', { ...purchase, tax_recoverable: false } as Booked]]);
  expect(bears.trial()).toEqual({ 1000: -50_000, 1200: 11_800, 1210: 90_000, 2000: -51_800 });
  expect((await booksOf([PLACED])).trial()).toEqual(OWED_FOR_CHICKS);
});

test('[LED-26, LED-46] paid in kind stands on 1900 until both sides of it are there', async () => {
  const sale = aSale({ customer_id: AMINA, lines: [aSaleLine({ item_kind: 'other', qty: 1, factor: 1, unit_price: 9_500 })], initial_payment: { amount: 9_500, method: 'in_kind' }, ...DAY }); // prettier-ignore
  const wage = anExpense({ category: 'labour', amount: 9_500, initial_payment: { amount: 9_500, method: 'in_kind' }, ...DAY }); // prettier-ignore
  expect((await booksOf([['sales', sale]])).trial()).toEqual({ 1900: 9_500, 4000: -9_500 });
  expect((await booksOf([['sales', sale], ['expenses', wage]])).trial()).toEqual({ 4000: -9_500, 6000: 9_500 }); // prettier-ignore
});

test('[LED-27, LED-29] the worked sale: goods, birds apart, delivery, rounding, tax collected', async () => {
  const line = (price: number, but: object = {}) => aSaleLine({ item_kind: 'other', qty: 1, unit: 'piece', factor: 1, unit_price: price, ...but }); // prettier-ignore
  const lines = [line(114_000), line(36_000, { discount: 3_600 }), line(70_000, { tax_rate: 1_800 })];
  const sale = aSale({ customer_id: AMINA, lines, order_discount: 6_400, delivery_fee: 5_000, rounding: 23, initial_payment: { amount: 150_000, method: 'cash' }, ...DAY }); // prettier-ignore
  const books = await booksOf([['sales', sale]]);
  const goods = -(110_628 + 31_442 + 67_930);
  expect(books.trial()).toEqual({ 1000: 150_000, 1100: 77_250, 2200: -12_227, 4000: goods, 4100: -5_000, 4900: -23 });
  expect(books.debt(sale.id)).toMatchObject({ total: 227_250, balance: 77_250 });
  const birds = aSale({ lines: [aSaleLine({ item_kind: 'bird', farm_id: broilers.id, qty: 100, unit: 'piece', factor: 1, unit_price: 12_000 })], ...DAY }); // prettier-ignore
  expect((await booksOf([PLACED, ['sales', birds]])).trial()).toMatchObject({ 4010: -1_200_000, 5010: 250_000 });
});

test('[LED-27, LED-38, SAL-34, PAY-13] an order moves no stock; its deposit is held, also from older debts, until it is confirmed', async () => {
  const old = aSale({ id: 'saleOld00000', customer_id: AMINA, lines: [aSaleLine({ item_kind: 'other', qty: 1, factor: 1, unit_price: 30_000 })], ...on('2026-05-02') }); // prettier-ignore
  const lines = [aSaleLine({ item_kind: 'shop', item_id: ITEM, qty: 5, unit: 'piece', factor: 1, unit_price: 10_000 })];
  const order = aSale({ id: 'saleOrder000', status: 'order', customer_id: AMINA, lines, initial_payment: { amount: 20_000, method: 'cash' }, ...DAY }); // prettier-ignore
  const start: Entry[] = [opening(10, 1_000), ['sales', old]];
  const later: Entry = ['payments', aPayment({ party_id: AMINA, target_kind: 'sale', target_id: order.id, amount: 10_000, ...on('2026-05-11') })]; // prettier-ignore
  const held = await booksOf([...start, ['sales', order], later]);
  expect(held.level(`i:${ITEM}`)).toBe(10);
  expect(held.account('2100')).toBe(-20_000);
  expect(held.debt(old.id)).toMatchObject({ balance: 30_000 });
  const confirmed = { ...order, status: 'confirmed', confirmed_at: '2026-05-12T08:00:00.000Z', confirmed_day: '2026-05-12' } as Booked; // prettier-ignore
  const books = await booksOf([...start, ['sales', confirmed], later]);
  expect(books.level(`i:${ITEM}`)).toBe(5);
  expect([books.account('2100'), books.account('4000')]).toEqual([0, -80_000]);
  expect(books.debt(order.id)).toMatchObject({ total: 50_000, balance: 20_000 });
  expect(books.debt(old.id)).toMatchObject({ balance: 30_000 });
  // The money is posted on the day of the order, the goods on the day of its confirmation.
  const days = (code: string) => [...new Set(books.lines.filter((one) => one.account === code && one.doc_id === order.id).map(({ day }) => day))]; // prettier-ignore
  expect([days('1000'), days('4000')]).toEqual([['2026-05-10'], ['2026-05-12']]);
});

test('[LED-28, LED-39, LED-56] what began, what the owner puts in and takes out, and money that only moves', async () => {
  const own = (but: object) => ['payments', aPayment({ party_kind: 'none', party_id: undefined, target_kind: 'account', target_id: undefined, ...DAY, ...but })] as Entry; // prettier-ignore
  const began = own({ target_kind: 'opening', amount: 100_000 });
  const [put, took] = [own({ amount: 40_000 }), own({ direction: 'out', amount: 30_000 })];
  expect((await booksOf([began, put, took])).trial()).toEqual({ 1000: 110_000, 3000: -100_000, 3100: -40_000, 3200: 30_000 }); // prettier-ignore
  const banked = await booksOf([began, own({ amount: 80_000, to_method: 'bank' })]);
  expect(banked.trial()).toEqual({ 1000: 100_000, 3000: -100_000 });
  const moved = banked.lines.filter(({ account, amount }) => account === '1000' && Math.abs(amount!) === 80_000);
  expect(moved.map(({ method, amount, category }) => [method, amount, category])).toEqual([
    ['cash', -80_000, 'moved'],
    ['bank', 80_000, 'moved'],
  ]);
  expect((await booksOf([opening(100, 5_000)])).trial()).toEqual({ 1200: 5_000, 3000: -5_000 });
  const owes = aCustomer({ opening_balance: 9_000, opening_on: '2026-05-01' });
  const owed = aVendor({ opening_balance: 7_000, opening_on: '2026-05-01' });
  const debts: Entry[] = [['customers', owes], ['vendors', owed]]; // prettier-ignore
  expect((await booksOf(debts)).trial()).toEqual({ 1100: 9_000, 2000: -7_000, 3000: -2_000 });
  const paid: Entry = ['payments', aPayment({ party_id: owes.id, target_kind: 'opening', target_id: owes.id, amount: 9_000, ...DAY })]; // prettier-ignore
  expect((await booksOf([...debts, paid])).debt(owes.id)).toMatchObject({ balance: 0 });
  expect((await booksOf([['farm', hens]])).trial()).toEqual({ 1400: 10_000_000, 3000: -10_000_000 });
});

test('[LED-29, LED-46] letting a debt go is a price let off, and a supplier’s is other income; neither is in the cash book', async () => {
  const sale = aSale({ customer_id: AMINA, lines: [aSaleLine({ item_kind: 'other', qty: 1, factor: 1, unit_price: 10_000 })], ...DAY }); // prettier-ignore
  const letOff = aPayment({ party_id: AMINA, target_id: sale.id, amount: 2_000, method: 'credit_note', ...DAY });
  const books = await booksOf([['sales', sale], ['payments', letOff]]); // prettier-ignore
  expect(books.trial()).toEqual({ 1100: 8_000, 4000: -10_000, 4090: 2_000 });
  expect(books.debt(sale.id)).toMatchObject({ balance: 8_000 });
  const purchase = aPurchase({ goods: 'shop', vendor_id: MILL, lines: [aPurchaseLine({ item_kind: 'shop', item_id: ITEM, qty: 1, unit: 'piece', factor: 1, unit_cost: 10_000 })], ...DAY }); // prettier-ignore
  const theirs = aPayment({ direction: 'out', party_kind: 'vendor', party_id: MILL, target_kind: 'purchase', target_id: purchase.id, amount: 500, method: 'credit_note', ...DAY }); // prettier-ignore
  expect((await booksOf([['purchases', purchase], ['payments', theirs]])).trial()).toEqual({ 1200: 10_000, 2000: -9_500, 4900: -500 }); // prettier-ignore
});

test('[LED-30] what goods and birds cost that were sold, what keeping hens costs', async () => {
  const goods = await booksOf([bought(ITEM, 10, 1_000, on('2026-05-01')), sold(ITEM, 4, 150, DAY)]);
  expect(goods.trial()).toEqual({ 1100: 600, 1200: 600, 2000: -1_000, 4000: -600, 5000: 400 });
  const fed = did('feed', { farm_id: hens.id, raw_material_id: MASH, qty: 50_000 });
  const laying = await booksOf([['farm', hens], mash(100_000, 190_000), fed], '2026-05-31');
  expect(laying.account('5100')).toBe(95_000);
  const growing = await booksOf([PLACED, mash(100_000, 190_000), did('feed', { raw_material_id: MASH, qty: 50_000 })]);
  expect([growing.account('5100'), growing.account('1400')]).toEqual([0, 1_270_000 + 95_000]);
});

test('[LED-31] lost, missed, dead beyond normal, cash short, sent back at another price, late costs: each on its own account', async () => {
  const stock = opening(100, 5_000);
  const with_ = async (...more: Entry[]) => (await booksOf([stock, ...more])).trial();
  expect(await with_(entry('loss', { qty: 6, reason: 'breakage' }))).toEqual({ 1200: 4_700, 3000: -5_000, 5200: 300 });
  expect(await with_(entry('count', { qty: 95 }))).toEqual({ 1200: 4_750, 3000: -5_000, 5210: 250 });
  expect((await booksOf([PLACED, did('mortality', { qty: 60 })])).trial()).toEqual({ 1400: 1_120_000, 2000: -1_270_000, 5220: 150_000 }); // prettier-ignore
  const short = await booksOf([entry('count', { item_kind: 'cash', item_id: 'cash', qty: 500 })]);
  expect(short.trial()).toEqual({ 1000: 500, 5230: -500 });
  const back = aPurchase({ kind: 'return', of_purchase_id: 'purchaseXXXX', goods: 'shop', lines: [aPurchaseLine({ item_kind: 'shop', item_id: ITEM, qty: 2, unit: 'piece', factor: 1, unit_cost: 100 })], ...DAY }); // prettier-ignore
  expect(await with_(['purchases', back])).toEqual({ 1200: 4_900, 2000: 200, 3000: -5_000, 5240: -100 });
  // More was returned than the book had: when the goods are purchased later at another price, the difference is not a
  // cost of sales.
  const all = { ...back, lines: [{ ...back.lines[0]!, qty: 102, unit_cost: 50 }] } as Booked;
  const late = await with_(['purchases', all], bought(ITEM, 2, 160, on('2026-05-12')));
  expect(late).toMatchObject({ 5250: 60 });
});

test('[LED-32, LED-13] expenses by category; gifts, own use, and what is charged to flocks', async () => {
  const rent = anExpense({ category: 'rent', amount: 120_000, initial_payment: { amount: 50_000, method: 'cash' }, ...DAY }); // prettier-ignore
  const spent = await booksOf([['expenses', rent]]);
  expect(spent.trial()).toEqual({ 1000: -50_000, 2000: -70_000, 6000: 120_000 });
  expect(spent.lines.find(({ account }) => account === '6000')).toMatchObject({ category: 'rent' });
  const litter = anExpense({ category: 'litter', amount: 90_000, farm_id: broilers.id, ...DAY });
  const charged = await booksOf([PLACED, ['expenses', litter]]);
  expect(charged.trial()).toEqual({ 1400: 1_360_000, 2000: -1_360_000, 6000: 90_000, 6990: -90_000 });
  const ofHens = await booksOf([['farm', hens], ['expenses', { ...litter, farm_id: hens.id } as Booked]], '2026-05-31'); // prettier-ignore
  expect(ofHens.trial()).toMatchObject({ 5100: 90_000, 6000: 90_000, 6990: -90_000 });
});

test('[LED-39] household use and birds eaten are drawings at cost, gifts 6900, used in the business 6910, in a flock its own', async () => {
  const stock = opening(100, 5_000);
  const of = async (...given: Parameters<typeof entry>) => (await booksOf([PLACED, stock, entry(...given)])).trial();
  const base = { 1200: 4_850, 2000: -1_270_000, 3000: -5_000 };
  expect(await of('internal_use', { qty: 3, used_for: 'household' })).toEqual({ ...base, 1400: 1_270_000, 3200: 150 });
  expect(await of('internal_use', { qty: 3, used_for: 'business' })).toEqual({ ...base, 1400: 1_270_000, 6910: 150 });
  expect(await of('internal_use', { qty: 3, used_for: 'business', farm_id: broilers.id })).toEqual({ ...base, 1400: 1_270_150 }); // prettier-ignore
  expect(await of('gift', { qty: 3 })).toEqual({ ...base, 1400: 1_270_000, 6900: 150 });
  const eaten = await booksOf([PLACED, did('cull', { qty: 2, outcome: 'eaten' })]);
  expect(eaten.trial()).toEqual({ 1400: 1_265_000, 2000: -1_270_000, 3200: 5_000 });
});

test('[LED-36] the last unit takes the rounding; found goods and a count above the book enter at the average', async () => {
  const three = await booksOf([opening(3, 100), ...[1, 2, 3].map((n) => sold(ITEM, 1, 50, on('2026-05-10', `0${n}:00`)))]); // prettier-ignore
  expect(three.stateOf(`i:${ITEM}`)).toMatchObject({ qty: 0, value: 0 });
  expect(three.account('5000')).toBe(100);
  const found = await booksOf([opening(100, 5_000), entry('found', { qty: 2 })]);
  expect(found.trial()).toEqual({ 1200: 5_100, 3000: -5_000, 5200: -100 });
  const more = await booksOf([opening(100, 5_000), entry('count', { qty: 104 })]);
  expect(more.trial()).toEqual({ 1200: 5_200, 3000: -5_000, 5210: -200 });
});

test('[LED-41] before lay costs stay with the hen, from lay_start_on or 126 days after hatch they are the eggs’', async () => {
  const pullets = aFlock({ id: 'flockPullets', purpose: 'layer', age_at_placement_days: 1, initial_count: 100, unit_cost: 0, placed_on: '2026-01-02' }); // prettier-ignore
  const fed = (day: string) => did('feed', { farm_id: pullets.id, raw_material_id: MASH, qty: 1_000, ...on(day) });
  const feed = mash(10_000, 10_000);
  const early: Entry = ['stock_entries', { ...feed[1], ...on('2026-01-02') }];
  // Hatched on 1 January: day 126 is 7 May.
  const grown = await booksOf([['farm', pullets], early, fed('2026-05-06')], '2026-05-20');
  expect([grown.account('1400'), grown.account('5100')]).toEqual([1_000, 0]);
  const laying = await booksOf([['farm', pullets], early, fed('2026-05-07')], '2026-05-20');
  expect([laying.account('1400'), laying.account('5100')]).toEqual([0, 1_000]);
  const said = { ...pullets, lay_start_on: '2026-05-01' } as Booked;
  expect((await booksOf([['farm', said], early, fed('2026-05-06')], '2026-05-20')).account('5100')).toBe(1_000);
  const meat = { ...pullets, purpose: 'broiler' } as Booked;
  expect((await booksOf([['farm', meat], early, fed('2026-05-07')], '2026-05-20')).account('1400')).toBe(1_000);
});

const GOOD_EGGS = 'EggsGood0001';
const laid = (day: string, good: number, but: object = {}) =>
  did('eggs', { farm_id: hens.id, grades: [{ grade: 'good', qty: good }], withheld: false, ...on(day), ...but });

test('[LED-43] eggs enter stock at last month’s rate, at most at their last net price, at 0 while either is unknown', async () => {
  const feed: Entry = ['stock_entries', { ...mash(1_000_000, 1_000_000)[1], ...on('2026-04-01') }];
  const fed = did('feed', { farm_id: hens.id, raw_material_id: MASH, qty: 212_500, ...on('2026-04-10') });
  const sale = (price: number): Entry => ['sales', aSale({ lines: [aSaleLine({ qty: 30, unit_price: price })], ...on('2026-04-20') })]; // prettier-ignore
  const april: Entry[] = [['farm', hens], feed, fed, laid('2026-04-15', 1_000)];
  const may = laid('2026-05-10', 250);
  const value = async (entries: Entry[]) => (await booksOf(entries, '2026-05-20')).account('5190', may[1].id);
  // 212,500 of feed for 1,000 eggs.
  expect(await value([...april, sale(9_500), may])).toBe(-53_125);
  expect(await value([...april, sale(6_000), may])).toBe(-50_000); // limited to the price of 200 per egg
  expect(await value([...april, may])).toBe(0); // never sold
  expect(await value([['farm', hens], sale(9_500), may])).toBe(0); // last month is unknown
});

test('[LED-44] withheld eggs have a number and no value; broken and withheld eggs count as laid', async () => {
  const grades = [
    { grade: 'good', qty: 250 },
    { grade: 'broken', qty: 3 },
  ];
  const sum = (books: Awaited<ReturnType<typeof booksOf>>, book: string) =>
    [...books.store.groups.values()].flatMap(({ postings }) => postings).reduce((all, one) => all + (one.book === book ? one.qty! : 0), 0); // prettier-ignore
  const free = await booksOf([['farm', hens], laid('2026-05-10', 0, { grades })], '2026-05-20');
  expect([sum(free, 'eggs'), sum(free, 'withheld'), free.level(`i:${GOOD_EGGS}`)]).toEqual([253, 0, 250]);
  const apart = laid('2026-05-10', 0, { grades, withheld: true });
  const kept = await booksOf([['farm', hens], apart], '2026-05-20');
  expect([sum(kept, 'eggs'), sum(kept, 'withheld'), kept.level(`i:${GOOD_EGGS}`)]).toEqual([253, 250, undefined]);
  expect(kept.trial(apart[1].id)).toEqual({});
  const apartEntry = (kind: 'loss' | 'release', but: object): Entry => ['stock_entries', aStockEntry(kind, { item_kind: 'withheld_eggs', item_id: hens.id, qty: 100, ...on('2026-05-11'), ...but } as never)]; // prettier-ignore
  const destroyed = await booksOf([['farm', hens], apart, apartEntry('loss', { reason: 'expiry' })], '2026-05-20');
  expect([sum(destroyed, 'withheld'), destroyed.account('5200')]).toEqual([150, 0]);
  const released = await booksOf([['farm', hens], apart, apartEntry('release', { to_item_id: GOOD_EGGS })], '2026-05-20'); // prettier-ignore
  expect([sum(released, 'withheld'), released.level(`i:${GOOD_EGGS}`), released.account('1200')]).toEqual([150, 100, 0]); // prettier-ignore
});

test('[LED-45, FLK-4, FLK-5] a transfer moves birds at what each carries; a flock closed with birds left writes them off', async () => {
  const house = aFlock({ id: 'flockHouse02', purpose: 'broiler', initial_count: 0 + 1, unit_cost: 0, placed_on: '2026-05-01' }); // prettier-ignore
  const moved = await booksOf([PLACED, ['farm', house], did('transfer', { qty: 50, to_farm_id: house.id })]);
  expect([moved.level(`f:${broilers.id}`), moved.level(`f:${house.id}`)]).toEqual([458, 51]);
  expect(moved.stateOf(`f:${house.id}`)['carrying']).toBe(125_000);
  const closed = { ...broilers, closed_on: '2026-05-20', open: false } as Booked;
  expect((await booksOf([['farm', closed]])).trial()).toEqual({ 2000: -1_270_000, 5220: 1_270_000 });
  // 500 − 5 dead − 1 culled − 20 sold − 50 moved = 424, counted 423.
  const flock = aFlock({ id: 'flockCounted', purpose: 'broiler', initial_count: 500, unit_cost: 1_000, placed_on: '2026-05-01' }); // prettier-ignore
  const of = { farm_id: flock.id };
  const birds = aSale({ lines: [aSaleLine({ item_kind: 'bird', farm_id: flock.id, qty: 20, unit: 'piece', factor: 1, unit_price: 12_000 })], ...on('2026-05-12') }); // prettier-ignore
  const all: Entry[] = [
    ['farm', flock],
    did('mortality', { ...of, qty: 5 }),
    did('cull', { ...of, qty: 1, outcome: 'killed', ...on('2026-05-11') }),
    ['sales', birds],
    did('transfer', { ...of, qty: 50, to_farm_id: house.id, ...on('2026-05-13') }),
  ];
  expect((await booksOf(all)).level(`f:${flock.id}`)).toBe(424);
  const counted = did('count', { ...of, qty: 423, ...on('2026-05-14') });
  expect((await booksOf([...all, counted])).level(`f:${flock.id}`)).toBe(423);
  // A death recorded later but dated before the count changes the missing birds, not the number on hand.
  expect((await booksOf([...all, counted, did('mortality', { ...of, qty: 9, ...on('2026-05-13', '09:00') })])).level(`f:${flock.id}`)).toBe(423); // prettier-ignore
});

test('[LED-53, FLK-4] stock and heads go below zero and are shown as they are', async () => {
  const under = await booksOf([opening(2, 100), sold(ITEM, 5, 100, DAY)]);
  expect(under.level(`i:${ITEM}`)).toBe(-3);
  const few = aFlock({ id: 'flockFewBird', purpose: 'broiler', initial_count: 10, placed_on: '2026-05-01' });
  const dead = did('mortality', { farm_id: few.id, qty: 12 });
  expect((await booksOf([['farm', few], dead])).level(`f:${few.id}`)).toBe(-2);
});

test('[LED-58] water, weighing, temperature, cleaning, lighting, visit and note post nothing; a bird culled for sale leaves by the sale', () => {
  const silent = ACTIVITY_KINDS.filter((kind) => postingsOf('farm_activities', anActivity(kind)).every(({ postings }) => postings.length === 0)); // prettier-ignore
  expect(silent.sort()).toEqual(['cleaning', 'lighting', 'note', 'temperature', 'visit', 'water', 'weighing']);
  const sold_ = anActivity('cull', { outcome: 'sold' });
  expect(postingsOf('farm_activities', sold_).every(({ postings }) => postings.length === 0)).toBe(true);
});

const everyDocument = (): Entry[] =>
  Object.entries(oneOfEach()).flatMap(([kind, documents]) => documents.map((one): Entry => [kind as Entry[0], one]));

test('[LED-4, LED-20] postings follow from the document alone; a void one means nothing', () => {
  for (const [kind, document] of everyDocument()) {
    const frozen = deepFreeze(structuredClone(document));
    const first = postingsOf(kind, frozen);
    expect(postingsOf(kind, structuredClone(document))).toEqual(first);
    expect(postingsOf(kind, { ...document, voided_at: '2026-05-10T08:00:00.000Z' })).toEqual([]);
  }
});

test('[LED-23] every line stands in one of eight books, on an account of the list or on none', () => {
  const books = new Set(['money', 'stock', 'heads', 'withheld', 'eggs', 'tax', 'cash', 'order']);
  const known: ReadonlySet<string> = new Set(Object.values(ACCOUNTS));
  const seen = new Set<string>();
  const cash = aStockEntry('count', { item_kind: 'cash', item_id: 'cash' });
  const apart = anActivity('eggs', { withheld: true });
  const taxed = aSale({ lines: [aSaleLine({ tax_rate: 1_800 })] });
  const order = aSale({ status: 'order', customer_id: AMINA });
  const all: Entry[] = [...everyDocument(), ['stock_entries', cash], ['farm_activities', apart], ['sales', taxed], ['sales', order]]; // prettier-ignore
  for (const [kind, document] of all)
    for (const { postings } of postingsOf(kind, document))
      for (const { book, account } of postings) {
        seen.add(book);
        expect(books.has(book)).toBe(true);
        expect(account === undefined || known.has(account)).toBe(true);
        expect(book !== 'money' || account !== undefined).toBe(true);
      }
  expect([...seen].sort()).toEqual([...books].sort());
});

test('[LED-21] what is derived stands in no document: nothing that is posted names an account of costs, but those of the fold do', async () => {
  const isDerived = (code: string | undefined) => code !== undefined && (code.startsWith('5') || code === '6990');
  const all = everyDocument();
  for (const [kind, document] of all)
    for (const { postings } of postingsOf(kind, document))
      expect(postings.some(({ account }) => isDerived(account))).toBe(false);
  const books = await booksOf([opening(10, 1_000), sold(ITEM, 4, 150, DAY), entry('count', { qty: 5, ...on('2026-05-11') })]); // prettier-ignore
  const derived = [...books.store.groups.values()].flatMap(({ rows }) => rows).map(({ account }) => account);
  expect(new Set(derived)).toEqual(new Set(['1200', '5000', '5210']));
});

test('[LED-22] day, then time, then document; a day alone comes first, the closing of a flock after everything, then the month', () => {
  const day = '2026-05-31';
  const inOrder = [
    ordOf('2026-05-30', '2026-05-30T23:59:59.999Z', 'zzzzzzzzzzzz'),
    ordOf(day, DAY_START, 'zzzzzzzzzzzz'),
    // Just after midnight in Kampala is still the previous day in UTC: the stored day decides.
    ordOf(day, '2026-05-30T21:30:00.000Z', 'bbbbbbbbbbbb'),
    ordOf(day, '2026-05-31T08:00:00.000Z', 'aaaaaaaaaaaa'),
    ordOf(day, '2026-05-31T08:00:00.000Z', 'bbbbbbbbbbbb'),
    ordOf(day, DAY_END, 'aaaaaaaaaaaa'),
    closeOrd('2026-05'),
    ordOf('2026-06-01', DAY_START, 'aaaaaaaaaaaa'),
  ];
  expect([...inOrder].sort()).toEqual(inOrder);
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
