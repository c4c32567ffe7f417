import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { liveTable } from '../../src/store/live-table.ts';
import { queries } from '../support/all-queries.ts';
import { activityWarnings } from '../../src/domain/activities/activity-warnings.ts';
import type { ActivityContent } from '../../src/domain/activities/activity-draft.ts';
import type { FlockDraft } from '../../src/domain/flocks/check-flock.ts';
import { onDay } from '../../src/domain/time/on-day.ts';
import { itemEntity } from '../../src/domain/ledger/fold.ts';
import { aRawMaterial } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const TODAY = '2026-11-20';
const flock = (but: Partial<FlockDraft> = {}): FlockDraft => ({
  id: newDocumentId(),
  name: 'House 1',
  house_name: 'House 1',
  purpose: 'layer',
  placed_on: '2026-11-10',
  age_at_placement_days: 140,
  initial_count: 500,
  unit_cost: 25_000,
  pay: { kind: 'all', method: 'cash' },
  ...but,
});
async function placed(but: Partial<FlockDraft> = {}): Promise<string> {
  const draft = flock(but);
  expect(await runCommand(phone, 'farm.addFlock', draft)).toEqual({ ok: true, value: { id: draft.id } });
  return draft.id;
}
const record = (farm_id: string, content: ActivityContent, more: { id?: string; occurred_at?: string; note?: string } = {}) =>
  runCommand(phone, 'farm.addActivity', { id: newDocumentId(), farm_id, session: 'morning', content, ...more }); // prettier-ignore
const eggs = (qty: number): ActivityContent => ({ kind: 'eggs', grades: [{ grade: 'good', qty }], withheld: false });
const dead = (qty: number): ActivityContent => ({ kind: 'mortality', qty, cause: 'heat' });
const rows = async (name: 'farm' | 'farm_activities') =>
  (await phone.session.book[name].collection.find().exec()).map((one) => one.toMutableJSON() as Record<string, unknown>); // prettier-ignore
const daysBack = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

test('[FLK-3, DAT-4] a flock is placed once, with its cost paid, and what is wrong is refused with nothing saved', async () => {
  const draft = flock({ extra_free_count: 10, doa_count: 2, transport_cost: 60_000 });
  for (let pressed = 0; pressed < 2; pressed++)
    expect(await runCommand(phone, 'farm.addFlock', draft)).toEqual({ ok: true, value: { id: draft.id } });
  expect(await rows('farm')).toMatchObject([
    {
      id: draft.id,
      open: true,
      unit_type: 'flock',
      initial_payment: { amount: 12_560_000, method: 'cash' },
      sync_state: 'pending',
    },
  ]);
  expect(await runCommand(phone, 'farm.addFlock', flock({ initial_count: 0 }))).toEqual({
    ok: false,
    error: { type: 'NumberAboveZero' },
  });
  expect(await rows('farm')).toHaveLength(1);
  const view = await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.heads !== undefined);
  expect(view.open).toMatchObject([{ name: 'House 1', heads: 508, age_days: 150, estimate: false }]);
});

test('[FLK-9, FLK-7] a flock card has heads, today and the laying of its recorded days', async () => {
  const id = await placed();
  await record(id, eggs(400), { occurred_at: daysBack(3) });
  await record(id, dead(20), { occurred_at: daysBack(2) });
  await record(id, eggs(420), { occurred_at: daysBack(1) });
  await record(id, eggs(334));
  await record(id, dead(3));
  const wanted = await answerWhen(queries['farm.flocks'](phone, {}), ({ open: [one] }) => one?.dead_today === 3 && one.laying?.recorded === 2 && one.heads === 477); // prettier-ignore
  // 820 eggs of 500 + 480 hens; today is incomplete.
  expect(wanted.open[0]).toMatchObject({ eggs_today: 334, laying: { recorded: 2, of: 7 } });
  expect(wanted.open[0]!.laying!.percent).toBeCloseTo((820 / 980) * 100);
});

test('[ACT-3, ACT-4, DAT-4, DOC-3] what happened is written once, by whoever did it, and the day lists it newest first', async () => {
  const id = await placed();
  const same = newDocumentId();
  await Promise.all([record(id, eggs(334), { id: same }), record(id, eggs(334), { id: same })]);
  await record(id, dead(3), { occurred_at: daysBack(0.1) });
  await record(id, { kind: 'note' }, { note: ' They ate slowly. ', occurred_at: daysBack(1) });
  const stored = await rows('farm_activities');
  expect(stored).toHaveLength(3);
  expect(stored.map(({ device_seq }) => Number(device_seq)).sort((a, b) => a - b)).toEqual([1, 2, 3]);
  const uid = phone.session.book.uid;
  expect(stored.find((one) => one['kind'] === 'note')).toMatchObject({ note: 'They ate slowly.', performed_by: uid });
  const day = await answerOf(queries['farm.day'](phone, { day: TODAY }));
  expect(day.map(({ activity }) => activity.kind)).toEqual(['eggs', 'mortality']);
  expect(day[0]).toMatchObject({ flock_name: 'House 1', by: 'Grace', sync: 'pending', may_void: true });
  expect(day[0]!.activity).not.toHaveProperty('sync_state');
});

test('[MSG-12] the books refuse twice as many eggs as hens on one day', async () => {
  const id = await placed({ initial_count: 100 });
  await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.heads === 100);
  expect(await record(id, eggs(150))).toMatchObject({ ok: true });
  await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.eggs_today === 150);
  expect(await record(id, eggs(51))).toEqual({
    ok: false,
    error: { type: 'MoreThanTwoAHen', eggs: 201, hens: 100 },
  });
  expect(await record(id, eggs(50))).toMatchObject({ ok: true });
  expect(await rows('farm_activities')).toHaveLength(2);
});

test('[MSG-11, MSG-12, MSG-13] a record of an earlier day is judged by the birds, eggs and feed of that day, as the command judges it', async () => {
  const id = await placed({ initial_count: 506 });
  const around = (day: string) => answerOf(queries['farm.around'](phone, { farm_id: id, day }));
  await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.heads === 506);
  await record(id, eggs(400), { occurred_at: daysBack(3) });
  await record(id, eggs(90), { occurred_at: daysBack(3) });
  await record(id, eggs(450));
  await record(id, dead(306), { occurred_at: daysBack(1) });
  await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.heads === 200);
  // Compared with today's 200 hens there would be far too many.
  expect(await around('2026-11-17')).toEqual({
    estimate: false,
    heads: 200,
    most_heads: 506,
    eggs: 490,
    fed_g: 0,
    ration_g: expect.any(Number),
  });
  expect(await around(TODAY)).toMatchObject({ heads: 200, most_heads: 506, eggs: 450 });
  expect(await around('2026-11-15')).toMatchObject({ most_heads: 506, eggs: 0 });
  // Before their arrival there were none.
  expect(await around('2026-11-01')).toMatchObject({ heads: 0, most_heads: 0, eggs: 0 });
  expect(await record(id, eggs(523), { occurred_at: daysBack(3) })).toEqual({
    ok: false,
    error: { type: 'MoreThanTwoAHen', eggs: 1_013, hens: 506 },
  });
});

test('[MSG-13, FLK-27] feed of an earlier day is judged by the age that the birds had and by how many they were', async () => {
  const id = await placed({
    purpose: 'broiler',
    placed_on: '2026-10-11',
    age_at_placement_days: 0,
    initial_count: 500,
  });
  await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.heads === 500);
  const mash = aRawMaterial({ business_id: phone.businessId });
  const feed = { kind: 'feed', raw_material_id: mash.id, qty: 10_000, unit: 'kg', factor: 1_000 } as const;
  await record(id, feed, { occurred_at: '2026-10-18T06:00:00.000Z' });
  await record(id, dead(400), { occurred_at: daysBack(1) });
  await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.heads === 100);
  const around = await answerOf(queries['farm.around'](phone, { farm_id: id, day: '2026-10-18' }));
  // Ross 308 eats 165 g in its first week and 369 g in the second; birds of 40 days eat some 200 g a day.
  expect(around).toMatchObject({ most_heads: 500, fed_g: 10_000 });
  expect(around.ration_g).toBeCloseTo((534 - 165) / 7);
  const { ration_g: now } = await answerOf(queries['farm.around'](phone, { farm_id: id, day: TODAY }));
  expect(now).toBeCloseTo((4_585 - 3_209) / 7);
  const draft = { id: newDocumentId(), farm_id: id, session: 'morning', content: feed } as const;
  const day = '2026-10-18';
  const { heads, most_heads: mostHeads, ...more } = around;
  expect(activityWarnings(draft, { day, heads, mostHeads, ...more })).toEqual([]);
  expect(activityWarnings({ ...draft, content: { ...feed, qty: 50_000 } }, { day, heads, mostHeads, ...more })).toEqual(
    [{ type: 'FeedPerBird', grams: 120 }],
  );
});

test('[LED-52, MSG-12] an attendant’s record of an earlier day is judged by own records of that day', async () => {
  const id = await placed({ initial_count: 100 });
  await becomes(phone, { role: 'attendant', roles: {}, farm_ids: [id] });
  await record(id, eggs(60), { occurred_at: daysBack(2) });
  await record(id, dead(40), { occurred_at: daysBack(1) });
  const around = queries['farm.around'](phone, { farm_id: id, day: '2026-11-18' });
  expect(await answerWhen(around, ({ eggs: laid, estimate }) => laid > 0 && estimate)).toEqual({
    estimate: true,
    heads: 60,
    most_heads: 100,
    eggs: 60,
    fed_g: 0,
    ration_g: expect.any(Number),
  });
});

test('[ACT-10] who may changes nothing but voids a wrong record, which then counts for nothing', async () => {
  const id = await placed();
  const wrong = newDocumentId();
  await record(id, dead(30), { id: wrong });
  await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.heads === 470);
  expect(await runCommand(phone, 'farm.voidActivity', { id: wrong, reason: ' 3, not 30 ' })).toMatchObject({
    ok: true,
  });
  await answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open[0]?.heads === 500);
  const [row] = await answerOf(queries['farm.day'](phone, { day: TODAY }));
  expect(row).toMatchObject({ may_void: false, activity: { void_reason: '3, not 30', qty: 30 } });
  expect(await runCommand(phone, 'farm.voidActivity', { id: 'NotHere00000', reason: '' })).toEqual({
    ok: false,
    error: { type: 'NotHere' },
  });
});

test('[LED-52, ACT-10, PPL-3] an attendant’s phone estimates heads from own records, refuses by none of them, and records in own flocks only', async () => {
  const mine = await placed({ initial_count: 100 });
  const other = await placed({ name: 'House 2', house_name: 'House 2' });
  await becomes(phone, { role: 'attendant', roles: {}, farm_ids: [mine] });
  const view = () => answerWhen(queries['farm.flocks'](phone, {}), ({ open }) => open.length === 1);
  expect((await view()).open).toMatchObject([{ id: mine, heads: 100, estimate: true }]);
  // Far more eggs than hens: with an estimate nothing is refused.
  expect(await record(mine, eggs(300))).toMatchObject({ ok: true });
  expect(await record(mine, dead(120))).toMatchObject({ ok: true });
  expect((await view()).open).toMatchObject([{ heads: -20, estimate: true }]);
  expect((await view()).open[0]).not.toHaveProperty('eggs_today');
  expect(await record(other, eggs(30))).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  const moved = { kind: 'transfer', qty: 5, to_farm_id: other } as const;
  expect(await record(mine, moved)).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  const [row] = (await answerOf(queries['farm.own'](phone, { limit: 1 }))).rows;
  expect(row).toMatchObject({ may_void: false, flock_name: 'House 1' });
  expect(await runCommand(phone, 'farm.voidActivity', { id: row!.activity.id, reason: '' })).toEqual({
    ok: false,
    error: { type: 'NotAllowed' },
  });
  expect(await runCommand(phone, 'farm.addFlock', flock())).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  expect(await answerOf(queries['ledger.progress'](phone, {}))).toBeNull();
});

test('[ACT-8] own records come in pages, the newest first', async () => {
  const id = await placed();
  for (let day = 0; day < 5; day++) await record(id, dead(day + 1), { occurred_at: daysBack(day) });
  const page = await answerOf(queries['farm.own'](phone, { limit: 3 }));
  expect(page.rows.map(({ activity }) => 'qty' in activity && activity.qty)).toEqual([1, 2, 3]);
  expect(page.more).toBe(true);
  expect(await answerOf(queries['farm.own'](phone, { limit: 5 }))).toMatchObject({ more: false });
  const [before] = (await phone.session.book.farm_activities.find([page.rows[1]!.activity.id])).values();
  await phone.session.book.farm_activities.write([{ before: before!, after: { ...before!, created_by: 'another' } }]);
  const own = await answerOf(queries['farm.own'](phone, { limit: 3 }));
  expect(own.rows.map(({ activity }) => 'qty' in activity && activity.qty)).toEqual([1, 3, 4]);
});

test('[ACT-6, VET-1] what is given leaves the store, and a medicine brings its withdrawal', async () => {
  const id = await placed();
  const book = phone.session.book;
  const received = (but: object) => ({ ...aRawMaterial(but), business_id: phone.businessId, sync_state: 'synced', local_seq: 1, updated_at: 1 }) as never; // prettier-ignore
  const mash = received({ id: 'Mash00000001' });
  const oxy = received({ id: 'Oxy000000001', name: 'Oxytetracycline', category: 'medications', withdrawal_meat_days: 7, never_in_lay: true }); // prettier-ignore
  await book.raw_materials.write([{ after: mash }, { after: oxy }]);
  expect(await record(id, { kind: 'feed', raw_material_id: 'Mash00000001', qty: 53_000, unit: 'kg', factor: 1_000 })).toMatchObject({ ok: true }); // prettier-ignore
  expect(await record(id, { kind: 'medication', raw_material_id: 'Oxy000000001', days: 5 })).toMatchObject({
    ok: true,
  });
  const treated = (await rows('farm_activities')).find((one) => one['kind'] === 'medication');
  expect(treated).toMatchObject({ withdrawal_meat_days: 7, never_in_lay: true });
  const list = await answerWhen(queries['farm.materials'](phone, {}), (all) => all.length === 2);
  const ledger = await answerWhen(phone.session.ledger$, (one) => one !== undefined);
  const level = liveTable(async () => (await ledger!.db.levels.get(itemEntity('Mash00000001')))?.level);
  await answerWhen(level, (qty) => qty === -53_000);
  expect(list.map(({ name }) => name)).toEqual(['Layers mash', 'Oxytetracycline']);
});

test('[ACT-12, ACT-13] a record of any past day stands on its day, and the day of which the same is missing is the next', async () => {
  const id = await placed();
  const missing = (day: string, is: string | null) =>
    answerWhen(queries['farm.missing'](phone, { farm_id: id, kind: 'eggs', day }), (next) => next === is);
  await missing('2026-11-14', '2026-11-15');
  for (const day of ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'])
    expect(await record(id, eggs(400), { occurred_at: onDay(day, NOW.toISOString()) })).toMatchObject({ ok: true });
  await missing('2026-11-14', '2026-11-13');
  // A record of another kind does not fill a gap of this one, and no day before the flock's arrival is missing.
  await record(id, dead(1), { occurred_at: onDay('2026-11-13', NOW.toISOString()) });
  await missing('2026-11-14', '2026-11-13');
  await missing('2026-11-10', '2026-11-11');
  const days = (await rows('farm_activities')).map(({ day, occurred_at }) => `${String(day)} ${String(occurred_at).slice(0, 10)}`);
  expect(days).toContain('2026-11-17 2026-11-17');
}); // prettier-ignore
