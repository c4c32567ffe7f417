import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FarmActivity } from '../../schemas/farm-activity.schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook, storeNamed } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { FlockPage } from '../../src/contract/flock-page.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import { writeRows } from '../../src/store/write-rows.ts';
import type { ActivityContent } from '../../src/domain/activities/activity-draft.ts';
import { safeDay } from '../../src/domain/health/safe-from.ts';
import type { SaleDraft } from '../../src/domain/sales/check-sale.ts';
import { localDay } from '../../src/domain/time/local-day.ts';
import { onDay } from '../../src/domain/time/on-day.ts';
import { queries } from '../support/all-queries.ts';
import { aRawMaterial } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';
import { anActivity } from '../support/variant-documents.ts';

/*
 * Medicine of "yesterday" and its withdrawal period, regardless of the place, author and order of the records. NOW is
 * the 20th.
 */

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'sales', 'shop', 'stock_entries', 'workspace'] as const;
const OXY = 'Medicine0001';
const HENS = 'Flock0000001';
const MEAT = 'ShopMeat0001';
const EGGS = 'EggsGood0001';
let phone: Awaited<ReturnType<typeof gracesPhone>>;
let now = NOW;

beforeEach(async () => {
  now = NOW;
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  Object.assign(phone, { now: () => now });
  const flock = { id: HENS, name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: '2026-10-01', age_at_placement_days: 140, initial_count: 500, unit_cost: 2_500, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
  const placed = await runCommand(phone, 'farm.addFlock', flock);
  if (!placed.ok) throw new Error(placed.error.type);
  const oxy = { ...aRawMaterial({ id: OXY, name: 'Oxytetracycline', category: 'medications', base_unit: 'g', withdrawal_meat_days: 7, withdrawal_egg_days: 5 }), business_id: phone.businessId }; // prettier-ignore
  await phone.session.book.raw_materials.write([{ after: { ...oxy, sync_state: 'synced', local_seq: 1 } as never }]);
});
afterEach(() => phone.leave({ remove: true }));

const typedAt = (day: string, time: string) => {
  now = new Date(`${day}T${time}:00`);
};
const record = (content: ActivityContent, day?: string, note?: string) =>
  runCommand(phone, 'farm.addActivity', {
    id: newDocumentId(),
    farm_id: HENS,
    session: 'morning',
    content,
    ...(day !== undefined && { occurred_at: onDay(day, now.toISOString()) }),
    ...(note !== undefined && { note }),
  });
const medicine = (but: object = {}): ActivityContent => ({ kind: 'medication', raw_material_id: OXY, days: 1, ...but });
const eggs = (qty: number, withheld = false): ActivityContent => ({ kind: 'eggs', grades: [{ grade: 'good', qty }], withheld }); // prettier-ignore
const page = (wanted: (one: FlockPage) => boolean) =>
  answerWhen(queries['farm.flock'](phone, { id: HENS, days: 14 }), (one) => one !== null && wanted(one)) as Promise<FlockPage>; // prettier-ignore
const apart = (qty: number) => (one: FlockPage) => one.apart.reduce((sum, { qty: some }) => sum + some, 0) === qty;
const inStock = async () => {
  const { rows } = await answerOf(queries['shop.stock'](phone, { search: '', shown: 'all' }));
  return rows.find(({ id }) => id === EGGS)?.on_hand ?? 0;
};
const sell = (qty: number, occurred_at?: string) =>
  runCommand(phone, 'sales.add', {
    id: newDocumentId(),
    lines: [{ line_id: 'LineBirds001', item_kind: 'bird', farm_id: HENS, description: 'Birds', qty, unit: 'bird', factor: 1, unit_price: 9_000 }],
    pay: { kind: 'all', method: 'cash' },
    ...(occurred_at !== undefined && { occurred_at }),
  } satisfies SaleDraft); // prettier-ignore
/** A record of another phone arrives from the server. */
const arrives = async (activity: Partial<FarmActivity> & { id: string }) => {
  const kind = activity.kind as 'eggs';
  const made = { ...anActivity(kind, activity as never), business_id: phone.businessId, farm_id: HENS };
  const row = { ...made, day: localDay(new Date(made.occurred_at)), newest_first: newestFirst(made.occurred_at), sync_state: 'synced' }; // prettier-ignore
  const { book } = phone.session;
  await book.exclusive(() => writeRows(book, storeNamed(book, 'farm_activities'), [{ before: undefined, after: row }]));
};
const NOT_FOR_SALE = { ok: false, error: { type: 'NotForSale' } };

test.each([['06:30'], ['13:00'], ['20:45']])(
  '[VET-3, VET-5] medicine of yesterday typed at %s: its eggs are withheld to the end of the fifth day, its birds to the end of the seventh',
  async (time) => {
    typedAt('2026-11-11', time);
    expect(await record(medicine(), '2026-11-10')).toMatchObject({ ok: true });
    const { flock } = await page(({ given }) => given.length === 1);
    expect(safeDay(flock.withdrawal!.egg!.until)).toBe('2026-11-16');
    expect(safeDay(flock.withdrawal!.meat!.until)).toBe('2026-11-18');
    // Eggs of the day of the dose, and of a day within the window, recorded later.
    expect(await record(eggs(400), '2026-11-10')).toMatchObject(NOT_FOR_SALE);
    typedAt('2026-11-15', '23:50');
    expect(await record(eggs(400))).toMatchObject(NOT_FOR_SALE);
    typedAt('2026-11-16', '00:05');
    expect(await record(eggs(400), '2026-11-15')).toMatchObject(NOT_FOR_SALE);
    expect(await record(eggs(30))).toMatchObject({ ok: true });
    typedAt('2026-11-17', '23:59');
    expect(await sell(5)).toMatchObject(NOT_FOR_SALE);
    typedAt('2026-11-18', '00:00');
    expect(await sell(5, onDay('2026-11-17', now.toISOString()))).toMatchObject(NOT_FOR_SALE);
    expect(await sell(5)).toMatchObject({ ok: true });
  },
);

test('[VET-5, PRC-2] birds that medicine forbids to sell are not dressed nor eaten either; the owner says why all the same', async () => {
  await record(medicine());
  await page(({ given }) => given.length === 1);
  const run = (note?: string, id = newDocumentId()) =>
    runCommand(phone, 'processing.addRun', {
      id,
      type: 'dressing_birds',
      inputs: [{ line_id: 'LineInput001', item_kind: 'bird', farm_id: HENS, qty: 10 }],
      outputs: [{ line_id: 'LineOutput01', item_kind: 'shop', item_id: MEAT, qty: 15_000, cost_share: 10_000 }],
      ...(note !== undefined && { note }),
    });
  expect(await run()).toMatchObject({ ok: false, error: { type: 'NotForSale', line_id: 'LineInput001', withdrawal: { name: 'Oxytetracycline' } } }); // prettier-ignore
  const eaten = (reason?: string) => record({ kind: 'cull', qty: 1, outcome: 'eaten', ...(reason !== undefined && { reason }) }); // prettier-ignore
  expect(await eaten()).toMatchObject(NOT_FOR_SALE);
  expect(await record({ kind: 'cull', qty: 1, outcome: 'killed' })).toMatchObject({ ok: true });
  expect(await eaten('For the dogs')).toMatchObject({ ok: true });
  expect(await run('For the zoo')).toMatchObject({ ok: true });
  // Birds released with a reason are not recalled.
  const passed = await page(({ end }) => end.dressed === 10 && end.eaten === 1);
  expect(passed.recall).toEqual([]);
  await becomes(phone, { role: 'admin', roles: { add_production: true, add_farm_activities: true } });
  expect(await run('I say so')).toMatchObject(NOT_FOR_SALE);
  expect(await eaten('I say so')).toMatchObject(NOT_FOR_SALE);
});

test('[VET-6] birds that were dressed before the medicine was written down are called back, as those that were sold', async () => {
  const id = newDocumentId();
  const dressed = await runCommand(phone, 'processing.addRun', {
    id,
    type: 'dressing_birds',
    inputs: [{ line_id: 'LineInput001', item_kind: 'bird', farm_id: HENS, qty: 10 }],
    outputs: [{ line_id: 'LineOutput01', item_kind: 'shop', item_id: MEAT, qty: 15_000, cost_share: 10_000 }],
    occurred_at: onDay('2026-11-18', now.toISOString()),
  });
  expect(dressed).toMatchObject({ ok: true });
  await page(({ flock }) => flock.heads === 490);
  await record(medicine(), '2026-11-17');
  const { recall } = await page((one) => one.recall.length > 0);
  expect(recall).toEqual([{ what: 'dressed', day: '2026-11-18', doc_id: id, qty: 10 }]);
});

test('[VET-5, LED-44] eggs of an attendant who did not know are put apart where they are booked, whichever comes first', async () => {
  await record(medicine(), '2026-11-17');
  await page(({ given }) => given.length === 1);
  const round = (but: object) => arrives({ id: newDocumentId(), kind: 'eggs', grades: [{ grade: 'good', qty: 400 }], created_by: 'asha', ...but } as never); // prettier-ignore
  // Recorded after the medicine, on an offline phone.
  await round({ occurred_at: '2026-11-21T05:00:00.000Z' });
  await page(apart(400));
  expect(await inStock()).toBe(0);
  // Recorded before it: the eggs may have been sold already and are recalled.
  await round({ occurred_at: '2026-11-18T05:00:00.000Z', grades: [{ grade: 'good', qty: 380 }] });
  const found = await page(({ recall }) => recall.length === 1);
  expect(found.recall).toMatchObject([{ what: 'eggs', day: '2026-11-18', qty: 380 }]);
  expect(await inStock()).toBe(380);
  // After the window, and one approved by the owner.
  await round({ occurred_at: '2026-11-23T05:00:00.000Z', grades: [{ grade: 'good', qty: 20 }] });
  await round({ occurred_at: '2026-11-21T15:00:00.000Z', grades: [{ grade: 'good', qty: 10 }], note: 'The vet allowed it' }); // prettier-ignore
  await answerWhen(queries['shop.stock'](phone, { search: '', shown: 'all' }), ({ rows }) => rows.some(({ id, on_hand }) => id === EGGS && on_hand === 410)); // prettier-ignore
  await page(apart(400));
});

test('[VET-5] medicine that arrives after the rounds it forbade, written down before them, puts them apart; void, it forbids nothing', async () => {
  const round = { id: newDocumentId(), kind: 'eggs', occurred_at: '2026-11-19T05:00:00.000Z', grades: [{ grade: 'good', qty: 400 }] } as const; // prettier-ignore
  await arrives(round as never);
  await answerWhen(queries['shop.stock'](phone, { search: '', shown: 'all' }), ({ rows }) => rows.some(({ id, on_hand }) => id === EGGS && on_hand === 400)); // prettier-ignore
  const given = { id: newDocumentId(), kind: 'medication', raw_material_id: OXY, days: 1, withdrawal_egg_days: 5, occurred_at: '2026-11-18T05:00:00.000Z' } as const; // prettier-ignore
  await arrives(given);
  const { recall } = await page(apart(400));
  expect(recall).toEqual([]);
  expect(await inStock()).toBe(0);
  expect(await runCommand(phone, 'farm.voidActivity', { id: given.id, reason: 'other house' })).toMatchObject({ ok: true }); // prettier-ignore
  await page(apart(0));
  expect(await inStock()).toBe(400);
});

test('[VET-5] what became of eggs that are put apart: thrown away, used, or for sale after all when the owner says why', async () => {
  await record(medicine());
  await page(({ given }) => given.length === 1);
  expect(await record(eggs(300, true))).toMatchObject({ ok: true });
  await page(apart(300));
  const became = (qty: number, how: 'thrown' | 'used' | 'for_sale', note = '') =>
    runCommand(phone, 'farm.clearApart', { id: newDocumentId(), farm_id: HENS, grade: 'good', qty, became: how, note });
  expect(await became(301, 'thrown')).toEqual({ ok: false, error: { type: 'MoreThanApart', apart: 300 } });
  expect(await became(0, 'thrown')).toEqual({ ok: false, error: { type: 'NumberAboveZero' } });
  expect(await became(10, 'for_sale', ' ')).toEqual({ ok: false, error: { type: 'ReasonMissing' } });
  expect(await became(200, 'thrown')).toMatchObject({ ok: true });
  await page(apart(100));
  expect(await became(60, 'used', 'For the pigs')).toMatchObject({ ok: true });
  await page(apart(40));
  expect(await inStock()).toBe(0);
  expect(await became(40, 'for_sale', 'The vet allowed it')).toMatchObject({ ok: true });
  await page(apart(0));
  expect(await inStock()).toBe(40);
  await becomes(phone, { role: 'admin', roles: { add_purchases: true } });
  expect(await became(1, 'for_sale', 'I say so')).toEqual({ ok: false, error: { type: 'NotAllowed' } });
});

test('[VET-5, SYN-35] an attendant’s phone knows what others gave, and shows it among no records of theirs', async () => {
  await arrives({ id: newDocumentId(), kind: 'medication', raw_material_id: OXY, days: 1, withdrawal_egg_days: 5, occurred_at: '2026-11-20T05:00:00.000Z', created_by: 'grace' } as never); // prettier-ignore
  await becomes(phone, { role: 'attendant', roles: {} });
  const { open } = await answerWhen(queries['farm.flocks'](phone, {}), (one) => one.open[0]?.withdrawal !== undefined);
  expect(open[0]!.withdrawal!.egg).toMatchObject({
    name: 'Oxytetracycline',
    until: { kind: 'day', day: '2026-11-26' },
  });
  expect(open[0]!.heads).toBe(500);
  expect(await record(eggs(400))).toMatchObject(NOT_FOR_SALE);
  expect(await record(eggs(400), undefined, 'I say so')).toMatchObject(NOT_FOR_SALE);
  expect(await record(eggs(400, true))).toMatchObject({ ok: true });
  const today = await answerWhen(queries['farm.day'](phone, { day: '2026-11-20' }), (rows) => rows.length > 0);
  expect(today.map(({ activity }) => activity.kind)).toEqual(['eggs']);
  expect((await answerOf(queries['farm.own'](phone, { limit: 5 }))).rows).toHaveLength(1);
});

test('[DOC-15, LED-22] a sale of yesterday beside a count of that evening: the same birds, at whatever hour the sale is typed', async () => {
  const heads: number[] = [];
  for (const hour of ['06:30', '12:00', '22:00']) {
    const id = newDocumentId();
    typedAt('2026-11-10', '09:00');
    const flock = { id, name: hour, house_name: hour, purpose: 'broiler', placed_on: '2026-11-01', age_at_placement_days: 1, initial_count: 300, unit_cost: 95, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
    expect(await runCommand(phone, 'farm.addFlock', flock)).toMatchObject({ ok: true });
    typedAt('2026-11-19', '18:00');
    const count = { id: newDocumentId(), farm_id: id, session: 'evening', content: { kind: 'count', qty: 250 } } as const; // prettier-ignore
    expect(await runCommand(phone, 'farm.addActivity', count)).toMatchObject({ ok: true });
    typedAt('2026-11-20', hour);
    const line = { line_id: 'LineBirds001', item_kind: 'bird', farm_id: id, description: 'Birds', qty: 40, unit: 'bird', factor: 1, unit_price: 9_000 } as const; // prettier-ignore
    const sold = { id: newDocumentId(), lines: [line], pay: { kind: 'all', method: 'cash' }, occurred_at: onDay('2026-11-19', now.toISOString()) } as const; // prettier-ignore
    expect(await runCommand(phone, 'sales.add', sold)).toMatchObject({ ok: true });
    const tile = await answerWhen(queries['sales.sellable'](phone, { also: [] }), (all) => all.some(({ farm_id, stock }) => farm_id === id && stock !== undefined && stock.on_hand < 300)); // prettier-ignore
    heads.push(tile.find(({ farm_id }) => farm_id === id)!.stock!.on_hand);
  }
  expect(heads).toEqual([250, 250, 250]);
});
