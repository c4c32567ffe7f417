import { editFlock } from '../support/edit-flock.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maxDocumentBytes } from '../../backend/firestore/value-size.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { FlockPage } from '../../src/contract/flock-page.ts';
import { queries } from '../support/all-queries.ts';
import type { ActivityContent } from '../../src/domain/activities/activity-draft.ts';
import { aRawMaterial } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'workspace'] as const;
const MEDICINE = 'Medicine0001';
let phone: Awaited<ReturnType<typeof gracesPhone>>;
let id: string;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  id = newDocumentId();
  const flock = { id, name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: '2026-11-06', age_at_placement_days: 120, initial_count: 500, unit_cost: 20_000, plan_id: 'layer-ke-icow', pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
  const placed = await runCommand(phone, 'farm.addFlock', flock);
  if (!placed.ok) throw new Error(placed.error.type);
  const raw = { ...aRawMaterial({ id: MEDICINE, name: 'Oxytetracycline', category: 'medications', base_unit: 'g', withdrawal_meat_days: 7, withdrawal_egg_days: 5 }), business_id: phone.businessId }; // prettier-ignore
  const store = phone.session.book.raw_materials;
  await store.write([{ after: { ...raw, sync_state: 'synced', local_seq: 1 } as never }]);
});
afterEach(() => phone.leave({ remove: true }));

const daysBack = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const record = (content: ActivityContent, back = 0) =>
  runCommand(phone, 'farm.addActivity', { id: newDocumentId(), farm_id: id, session: 'morning', content, occurred_at: daysBack(back) }); // prettier-ignore
const eggs = (qty: number): ActivityContent => ({ kind: 'eggs', grades: [{ grade: 'good', qty }], withheld: false });
const page = (wanted: (page: FlockPage) => boolean, days = 14) =>
  answerWhen(queries['farm.flock'](phone, { id, days }), (one) => one !== null && wanted(one)) as Promise<FlockPage>;

test('[RTE-30, FLK-10] the page of a flock has its days with their gaps, its weeks, its weighings and what was given', async () => {
  await record(eggs(400), 3);
  await record({ kind: 'water', qty: 60_000 }, 3);
  await record({ kind: 'mortality', qty: 2, cause: 'heat' }, 2);
  await record(eggs(430), 1);
  await record({ kind: 'weighing', sample: 2, weights_g: [1_900, 2_100] }, 1);
  await record({ kind: 'medication', raw_material_id: MEDICINE, days: 3 }, 1);
  const found = await page((one) => one.diary[1]?.eggs === 430 && one.given.length === 1 && one.weighed.length === 1 && one.dead_all === 2 && one.flock.heads === 498); // prettier-ignore
  expect(found.diary).toHaveLength(14);
  expect(found.more).toBe(true);
  expect(found.diary[0]).toMatchObject({ day: '2026-11-20', heads: 498, eggs: undefined, dead: 0 });
  expect(found.diary[3]).toMatchObject({ day: '2026-11-17', heads: 500, eggs: 400, water_ml: 60_000 });
  expect(found).toMatchObject({ dead_week: 2, dead_all: 2, placed: 500, may_edit: true, may_record: true });
  expect(found.laying.map(({ recorded }) => recorded)).toEqual([1, 1]);
  expect(found.weighed).toMatchObject([{ mean_g: 2_000, sample: 2, age: 133 }]);
  // Three days of treatment from yesterday, then five more for eggs and seven for meat.
  expect(found.flock.withdrawal).toMatchObject({
    egg: { name: 'Oxytetracycline', until: { kind: 'day', day: '2026-11-27' } },
    meat: { until: { kind: 'day', day: '2026-11-29' } },
  });
  expect(found.tasks).toMatchObject([{ due: '2026-11-12', state: 'overdue' }]);
  expect(found.end).toMatchObject({ dead: 2, culled: 0, sold: 0, left: 498, eggs: 830 });
});

test('[ACT-14, FLK-23, FLK-30] 500 weights are one record, within what a document may hold, and the page says how even they are; 501 are refused', async () => {
  const weights = (birds: number) => Array.from({ length: birds }, (_, i) => (i % 2 === 0 ? 99_000 : 100_000));
  const weighed = (birds: number) => record({ kind: 'weighing', sample: birds, weights_g: weights(birds) });
  expect(await weighed(501)).toEqual({ ok: false, error: { type: 'TooManyWeighed', birds: 501 } });
  expect(await weighed(500)).toMatchObject({ ok: true });
  const found = await page((one) => one.weighed.length === 1);
  // Half are 500 g below and half 500 g above 99.5 kg: the root of 500 × 500² ÷ 499.
  expect(found.weighed).toMatchObject([{ mean_g: 99_500, sample: 500, even: { percent: 100 } }]);
  expect(found.weighed[0]!.even!.cv).toBeCloseTo((100 * Math.sqrt((500 * 500 ** 2) / 499)) / 99_500, 10);
  const [stored] = await phone.session.book.farm_activities.collection.find().exec();
  expect(JSON.stringify(stored!.toJSON()).length).toBeLessThan(maxDocumentBytes / 100);
});

test('[FLK-10, PPL-14] money stands only on the page of the owner and of whoever opens flocks', async () => {
  await record(eggs(400), 1);
  const own = await page((one) => (one.money?.eggs?.qty ?? 0) > 0);
  expect(own.money).toMatchObject({ month: '2026-11', eggs: { qty: 400 }, birds: 0 });
  expect(own.money!.left).toBeUndefined();
  await becomes(phone, { role: 'admin', roles: { add_farm_activities: true } });
  expect((await page((one) => one.money === undefined)).may_edit).toBe(false);
  await becomes(phone, { role: 'admin', roles: { add_farm: true } });
  expect((await page((one) => one.money !== undefined)).money).toMatchObject({ eggs: { qty: 400 } });
  const edited = await runCommand(phone, 'farm.closeFlock', { id, closed_on: '2026-11-20' });
  expect(edited).toEqual({ ok: false, error: { type: 'NotAllowed' } });
});

test('[RTE-29, FLK-11] a flock is corrected with a reason, closed with what is left in the book, and opened again', async () => {
  const change = { initial_count: 480, plan_id: undefined };
  expect(await editFlock(phone, id, change)).toEqual({ ok: false, error: { type: 'ReasonMissing' } });
  expect(await editFlock(phone, id, change, 'Counted again')).toMatchObject({ ok: true });
  await page((one) => one.flock.heads === 480 && one.draft?.initial_count === 480 && one.plan_key === undefined);
  expect(await runCommand(phone, 'farm.closeFlock', { id, closed_on: '2026-11-21' })).toMatchObject({ ok: false });
  expect(await runCommand(phone, 'farm.closeFlock', { id, closed_on: '2026-11-19', reason: ' All sold ' })).toMatchObject({ ok: true }); // prettier-ignore
  const closed = await page((one) => one.flock.closed_on !== undefined && one.end.left === 0);
  expect(closed).toMatchObject({ close_reason: 'All sold', may_record: false });
  expect(closed.diary[0]?.day).toBe('2026-11-19');
  expect(await runCommand(phone, 'farm.reopenFlock', { id })).toMatchObject({ ok: true });
  const open = await page((one) => one.flock.closed_on === undefined && one.flock.heads === 480);
  expect(open.close_reason).toBeUndefined();
});

test('[VET-5, VET-6] a treatment that arrives after the eggs opens the recall list; later eggs are put apart or let pass with a reason', async () => {
  await record(eggs(400), 1);
  await page((one) => one.diary[1]?.eggs === 400);
  expect(await record({ kind: 'medication', raw_material_id: MEDICINE, days: 1 }, 2)).toMatchObject({ ok: true });
  const late = await page((one) => one.recall.length === 1);
  expect(late.recall).toMatchObject([{ what: 'eggs', day: '2026-11-19', qty: 400 }]);
  expect(await record(eggs(410))).toMatchObject({ ok: false, error: { type: 'NotForSale' } });
  expect(await record({ kind: 'eggs', grades: [{ grade: 'good', qty: 410 }], withheld: true })).toMatchObject({ ok: true }); // prettier-ignore
  const passed = { id: newDocumentId(), farm_id: id, session: 'evening', content: eggs(20), note: 'The vet allowed it' } as const; // prettier-ignore
  expect(await runCommand(phone, 'farm.addActivity', passed)).toMatchObject({ ok: true });
  const now = await page((one) => one.diary[0]?.eggs === 430);
  expect(now.recall).toHaveLength(1);
  // The withdrawal days of the label are stored in the record and cannot be reduced.
  const fewer = { kind: 'medication', raw_material_id: MEDICINE, days: 1, withdrawal_meat_days: 3 } as const;
  expect(await record(fewer)).toMatchObject({ ok: false, error: { type: 'WithdrawalShorter', days: 7 } });
  expect(now.given[0]?.activity).toMatchObject({ withdrawal_meat_days: 7, withdrawal_egg_days: 5 });
});

test('[LED-42] what hens cost until they lay is no cost of the month: it stands apart, and wears out', async () => {
  await record(eggs(400), 1);
  const { money } = await page((one) => one.diary[1]?.eggs === 400 && one.money !== undefined && !one.working);
  expect(money!.reared).toEqual([{ category: 'chicks', amount: 500 * 20_000 }]);
  expect(money!.costs.map(({ category }) => category)).toEqual(['depreciation']);
  expect(money!.left).toBeUndefined(); // no egg was sold yet
  // From the single day with recorded eggs.
  expect(money!.hen_days).toBe(500);
});
