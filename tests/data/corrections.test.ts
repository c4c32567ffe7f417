import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { ActivityContent, ActivityDraft } from '../../src/domain/activities/activity-draft.ts';
import { correctionId } from '../../src/domain/corrections/correction-id.ts';
import type { ItemDraft } from '../../src/domain/stock/check-item.ts';
import type { EntryDraft } from '../../src/domain/stock/check-entry.ts';
import type { RunDraft } from '../../src/domain/processing/check-run.ts';
import { EGG_ITEM_OF_GRADE } from '../../src/domain/sales/egg-items.ts';
import { planApply } from '../../src/replication/pull/plan-apply.ts';
import type { ServerRow } from '../../src/replication/remote.ts';
import { openBook } from '../../src/store/book.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, becomes, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'shop', 'stock_entries', 'sales', 'payments', 'purchases', 'expenses', 'customers', 'vendors', 'workspace'] as const; // prettier-ignore
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const VOIDED = { ok: false, error: { type: 'Voided' } };
const NOT_ALLOWED = { ok: false, error: { type: 'NotAllowed' } };
const stored = async (name: 'farm_activities' | 'payments' | 'stock_entries', id: string) =>
  (await phone.session.book[name].find([id])).get(id) as Record<string, unknown> | undefined;

async function aFlock(): Promise<string> {
  const id = newDocumentId();
  await runCommand(phone, 'farm.addFlock', { id, name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: '2026-09-01', age_at_placement_days: 140, initial_count: 500, unit_cost: 20_000, pay: { kind: 'all', method: 'cash' } }); // prettier-ignore
  return id;
}
async function activity(farm_id: string, content: ActivityContent, occurred_at: string): Promise<ActivityDraft> {
  const draft: ActivityDraft = { id: newDocumentId(), farm_id, session: 'morning', occurred_at, content };
  expect(await runCommand(phone, 'farm.addActivity', draft)).toEqual({ ok: true, value: { id: draft.id } });
  return draft;
}
const correct = (draft: ActivityDraft, reason = '') => runCommand(phone, 'farm.correctActivity', { draft, reason });
const heads = (id: string, wanted: number) =>
  answerWhen(queries['farm.flock'](phone, { id, days: 90 }), (page) => page?.flock.heads === wanted);
const stock = (id: string, wanted: { qty: number; value: number }) =>
  answerWhen(queries['shop.item'](phone, { id }), (page) => page?.on_hand === wanted.qty && page.value === wanted.value); // prettier-ignore
async function inStore(name: string): Promise<string> {
  const id = newDocumentId();
  await runCommand(phone, 'materials.add', { id, name, category: 'feeds', base_unit: 'g' });
  const opening = { id: newDocumentId(), item_id: id, qty: 200_000, occurred_at: '2026-10-01T06:00:00.000Z', content: { kind: 'opening', value: 400_000 } } as const; // prettier-ignore
  await runCommand(phone, 'shop.addEntry', { entry: opening });
  return id;
}

test('[ACT-20, DOC-20] 12 dead of a month ago were 2, of the day after: heads and diary follow, and its history says who, when, why and what it was', async () => {
  const farm = await aFlock();
  const wrong = await activity(farm, { kind: 'mortality', qty: 12, cause: 'heat' }, '2026-10-14T08:00:00.000Z');
  // 500 − 12.
  await heads(farm, 488);
  const right = { ...wrong, session: 'evening', occurred_at: '2026-10-15T09:00:00.000Z', content: { kind: 'mortality', qty: 2, cause: 'predator' } } as const; // prettier-ignore
  const corrected = await correct(right, 'Read again in the notebook');
  expect(corrected).toEqual({ ok: true, value: { id: correctionId(wrong.id) } });
  const page = await heads(farm, 498);
  expect(page!.diary.filter(({ dead }) => dead > 0)).toMatchObject([{ day: '2026-10-15', dead: 2 }]);
  expect(await stored('farm_activities', wrong.id)).toMatchObject({ qty: 12, voided_by: phone.session.book.uid, void_reason: 'Read again in the notebook' }); // prettier-ignore
  const one = await answerOf(queries['farm.activity'](phone, { id: wrong.id }));
  expect(one).toMatchObject({ activity: { id: correctionId(wrong.id), qty: 2, cause: 'predator', session: 'evening', day: '2026-10-15' }, may_correct: true }); // prettier-ignore
  expect(one!.history).toMatchObject([{ by: 'Grace', at: '2026-11-20T10:00:00.000Z', reason: 'Read again in the notebook' }]); // prettier-ignore
  expect(one!.history[0]!.fields).toContainEqual({ name: 'qty', mine: 12, theirs: 2 });
  expect(one!.history[0]!.fields).toContainEqual({ name: 'day', mine: '2026-10-14', theirs: '2026-10-15' });
  // The corrected record is not listed next to its correction.
  expect(await answerOf(queries['farm.day'](phone, { day: '2026-10-15' }))).toHaveLength(1);
});

test('[ACT-20, DOC-20] both are one commit; saved as it is nothing is written; what was put right already is refused, and can be put right again where it stands', async () => {
  const farm = await aFlock();
  const wrong = await activity(farm, { kind: 'mortality', qty: 3, cause: 'heat' }, '2026-11-18T08:00:00.000Z');
  expect(await correct({ ...wrong, occurred_at: '2026-11-18T15:00:00.000Z' })).toEqual({ ok: true, value: { id: wrong.id } }); // prettier-ignore
  const two = { ...wrong, content: { kind: 'mortality', qty: 2, cause: 'heat' } } as const;
  const next = correctionId(wrong.id);
  expect(await correct(two)).toEqual({ ok: true, value: { id: next } });
  const [before, after] = [await stored('farm_activities', wrong.id), await stored('farm_activities', next)];
  expect([before!['sync_batch'], after!['sync_batch']]).toEqual([next, next]);
  // The hour on the same day stays, and so does the author.
  expect(after).toMatchObject({ occurred_at: '2026-11-18T08:00:00.000Z', created_by: before!['created_by'] });
  expect(await correct({ ...wrong, content: { kind: 'mortality', qty: 9, cause: 'heat' } })).toEqual(VOIDED);
  expect(await correct({ ...two, id: next, content: { kind: 'mortality', qty: 4, cause: 'heat' } })).toMatchObject({ ok: true }); // prettier-ignore
  await heads(farm, 496);
  const one = await answerOf(queries['farm.activity'](phone, { id: wrong.id }));
  expect(one!.history.map(({ fields }) => fields?.find(({ name }) => name === 'qty'))).toEqual([
    { name: 'qty', mine: 3, theirs: 2 },
    { name: 'qty', mine: 2, theirs: 4 },
  ]);
});

test('[DOC-20, SYN-7] two phones put the same right without a signal: the one that the server has stands, and counts once', async () => {
  const farm = await aFlock();
  const wrong = await activity(farm, { kind: 'mortality', qty: 12, cause: 'heat' }, '2026-11-18T08:00:00.000Z');
  await correct({ ...wrong, content: { kind: 'mortality', qty: 2, cause: 'heat' } });
  const [mine, voided] = await Promise.all(
    [correctionId(wrong.id), wrong.id].map((id) => stored('farm_activities', id)),
  );
  const from = (row: Record<string, unknown>, rev: number, more: object) => ({ fields: { ...replicatedFields(row), rev, ...more }, updated_at: 9 }) as unknown as ServerRow; // prettier-ignore
  // The other phone was faster, with 3 instead of 12.
  expect(planApply(mine as never, from(mine!, 1, { qty: 3, device_seq: 40 }))).toEqual({ type: 'take' });
  const sent = {
    ...voided!,
    rev: 1,
    sync_base: { ...replicatedFields(voided!), rev: 1, voided_at: undefined, voided_by: undefined },
  };
  expect(planApply(sent as never, from(voided!, 2, { voided_by: 'musa', voided_at: '2026-11-20T09:00:00.000Z' }))).toMatchObject({ type: 'conflict' }); // prettier-ignore
});

test('[ACT-20, RAW-5] 70 kg of feed were 7 kg of another one: both stocks follow, in kilograms and money', async () => {
  const farm = await aFlock();
  const [layers, bran] = [await inStore('Layers mash'), await inStore('Bran')];
  const wrong = await activity(farm, { kind: 'feed', raw_material_id: layers, qty: 70_000, unit: 'kg', factor: 1_000 }, '2026-11-10T08:00:00.000Z'); // prettier-ignore
  // 200 kg at 2,000 less 70 kg.
  await stock(layers, { qty: 130_000, value: 260_000 });
  const right = { ...wrong, content: { kind: 'feed', raw_material_id: bran, qty: 7_000, unit: 'kg', factor: 1_000 } } as const; // prettier-ignore
  expect(await correct(right)).toMatchObject({ ok: true });
  await stock(layers, { qty: 200_000, value: 400_000 });
  await stock(bran, { qty: 193_000, value: 386_000 });
  const rows = (await answerOf(queries['shop.history'](phone, { id: bran, limit: 9 }))).rows;
  expect(rows[0]).toMatchObject({ what: 'flock', moved: -7_000, doc_id: correctionId(wrong.id), farm_id: farm }); // prettier-ignore
});

test('[ACT-20, MSG-12] a round of eggs is judged without the round that was wrong', async () => {
  const farm = await aFlock();
  await heads(farm, 500);
  const eggs = (qty: number): ActivityContent => ({ kind: 'eggs', grades: [{ grade: 'good', qty }], withheld: false });
  const wrong = await activity(farm, eggs(900), '2026-11-18T08:00:00.000Z');
  // 500 hens lay at most 1,000 eggs: 900 plus 450 would be too many.
  expect(await correct({ ...wrong, content: eggs(450) })).toMatchObject({ ok: true });
  expect(await correct({ ...wrong, id: correctionId(wrong.id), content: eggs(1_001) })).toMatchObject({ error: { type: 'MoreThanTwoAHen', eggs: 1_001 } }); // prettier-ignore
});

test('[ACT-20, VET-4] a course that was ended stays ended when the day it began is put right', async () => {
  const farm = await aFlock();
  const medicine = newDocumentId();
  await runCommand(phone, 'materials.add', { id: medicine, name: 'Oxytet', category: 'medications', base_unit: 'g', withdrawal_egg_days: 5, withdrawal_meat_days: 5 }); // prettier-ignore
  const begun = await activity(farm, { kind: 'medication', raw_material_id: medicine, open_course: true }, '2026-11-08T08:00:00.000Z'); // prettier-ignore
  const end = await activity(farm, { kind: 'medication', raw_material_id: medicine, finishes: begun.id }, '2026-11-12T08:00:00.000Z'); // prettier-ignore
  await answerWhen(queries['farm.flock'](phone, { id: farm, days: 9 }), (page) => page?.given.length === 2);
  expect(await correct({ ...begun, occurred_at: '2026-11-07T08:00:00.000Z' })).toMatchObject({ ok: true });
  expect(await stored('farm_activities', correctionId(end.id))).toMatchObject({ finishes: correctionId(begun.id), day: '2026-11-12' }); // prettier-ignore
});

test('[ACT-20, ACT-10, RUL-15] it takes the rights to add and to void; an attendant changes nothing', async () => {
  const farm = await aFlock();
  const wrong = await activity(farm, { kind: 'mortality', qty: 3, cause: 'heat' }, '2026-11-19T08:00:00.000Z');
  const right = { ...wrong, content: { kind: 'mortality', qty: 2, cause: 'heat' } } as const;
  for (const roles of [{ add_farm_activities: true }, { edit_farm: true }]) {
    await becomes(phone, { role: 'admin', roles });
    expect(await correct(right)).toEqual(NOT_ALLOWED);
    expect(await answerWhen(queries['farm.activity'](phone, { id: wrong.id }), (one) => one !== null)).toMatchObject({ may_correct: false }); // prettier-ignore
  }
  // A record of another person: its author stays, and its history names who corrected it.
  const before = await stored('farm_activities', wrong.id);
  await phone.session.book.farm_activities.write([{ before, after: { ...before, created_by: 'Zawadi' } }] as never);
  await becomes(phone, { role: 'admin', roles: { add_farm_activities: true, edit_farm: true } });
  expect(await correct({ ...right, content: { kind: 'cull', qty: 2, outcome: 'killed' } })).toEqual(NOT_ALLOWED);
  expect(await correct(right)).toMatchObject({ ok: true });
  expect(await stored('farm_activities', correctionId(wrong.id))).toMatchObject({
    created_by: 'Zawadi',
    created_at: before!['created_at'],
    history: [{ by: phone.session.book.uid }],
  });
});

async function trays(): Promise<string> {
  const id = newDocumentId();
  const item: ItemDraft = { id, name: 'Egg trays', kind: 'resale', base_unit: 'piece', sell_units: [{ label: 'piece', factor: 1, price: 600 }] }; // prettier-ignore
  await runCommand(phone, 'shop.addEntry', { item, entry: { id: 'OpeningTrays', item_id: id, qty: 100, occurred_at: '2026-11-01T06:00:00.000Z', content: { kind: 'opening', value: 40_000 } } }); // prettier-ignore
  return id;
}
const entry = async (draft: EntryDraft) => {
  expect(await runCommand(phone, 'shop.addEntry', { entry: draft })).toMatchObject({ ok: true });
  return draft;
};
const correctEntry = (draft: EntryDraft, reason = '') =>
  runCommand(phone, 'shop.correctEntry', { entry: draft, reason });

test('[SHP-25, DOC-20] a loss of 20 trays was one of 2, first stock of 100 was 120 for 60,000, and what was used was given away', async () => {
  const item_id = await trays();
  const lost = await entry({ id: newDocumentId(), item_id, qty: 20, occurred_at: '2026-11-05T08:00:00.000Z', content: { kind: 'loss', reason: 'breakage' } }); // prettier-ignore
  // 100 at 400 less 20.
  await stock(item_id, { qty: 80, value: 32_000 });
  expect(await correctEntry({ ...lost, qty: 2, content: { kind: 'loss', reason: 'theft' } }, 'A typing slip')).toMatchObject({ ok: true }); // prettier-ignore
  await stock(item_id, { qty: 98, value: 39_200 });
  const opening = { id: 'OpeningTrays', item_id, qty: 120, occurred_at: '2026-11-01T06:00:00.000Z', content: { kind: 'opening', value: 60_000 } } as const; // prettier-ignore
  expect(await correctEntry(opening)).toMatchObject({ ok: true });
  // 120 at 500 less 2.
  await stock(item_id, { qty: 118, value: 59_000 });
  const used = await entry({ id: newDocumentId(), item_id, qty: 8, content: { kind: 'internal_use', used_for: 'business' } }); // prettier-ignore
  expect(await correctEntry({ ...used, content: { kind: 'gift' } })).toMatchObject({ ok: true });
  const { rows } = await answerWhen(queries['shop.history'](phone, { id: item_id, limit: 9 }), (page) => page.rows[0]?.what === 'gift'); // prettier-ignore
  expect(rows.map(({ what, moved }) => [what, moved])).toEqual([['gift', -8], ['loss', -2], ['opening', 120]]); // prettier-ignore
  expect(rows[1]).toMatchObject({ reason: 'theft', draft: { qty: 2, content: { kind: 'loss' } }, history: [{ by: 'Grace', reason: 'A typing slip' }] }); // prettier-ignore
  expect(rows[1]!.history[0]!.fields).toContainEqual({ name: 'qty', mine: 20, theirs: 2 });
  expect(await correctEntry({ ...used, id: correctionId(used.id), content: { kind: 'count' } })).toEqual(NOT_ALLOWED);
});

test('[SHP-25, SHP-9] a count of 85 was 95: its difference and what is there follow', async () => {
  const item_id = await trays();
  const id = newDocumentId();
  await runCommand(phone, 'shop.count', { counts: [{ id, item_id, qty: 85 }], occurred_at: '2026-11-10T20:58:00.000Z' }); // prettier-ignore
  await entry({ id: newDocumentId(), item_id, qty: 5, content: { kind: 'found' } });
  await stock(item_id, { qty: 90, value: 36_000 });
  expect(await correctEntry({ id, item_id, qty: 95, occurred_at: '2026-11-10T20:58:00.000Z', content: { kind: 'count' } })).toMatchObject({ ok: true }); // prettier-ignore
  await stock(item_id, { qty: 100, value: 40_000 });
  const { rows } = await answerOf(queries['shop.history'](phone, { id: item_id, limit: 9 }));
  expect(rows.find(({ what }) => what === 'count')).toMatchObject({ counted: 95, moved: -5 });
});

const AMINA = 'CustomerAmin';
async function owing(customer: { id: string; name: string }): Promise<string> {
  const id = newDocumentId();
  await runCommand(phone, 'sales.add', { id, lines: [aSaleLine({ qty: 1, factor: 1, unit_price: 100_000 })], pay: { kind: 'later' }, due_date: '2026-12-01', customer, occurred_at: '2026-11-01T08:00:00.000Z' }); // prettier-ignore
  return id;
}
const boxes = (wanted: Readonly<Record<string, number>>) =>
  answerWhen(queries['money.page'](phone, { limit: 9 }), ({ boxes: all = [] }) =>
    Object.entries(wanted).every(([method, held]) => all.find((box) => box.method === method)?.held === held),
  );

test('[PAY-20, DOC-20] 60,000 in cash of today were 50,000 by mobile money of last week: debt and both boxes follow, and the reason is asked for', async () => {
  await runCommand(phone, 'customers.add', { id: AMINA, name: 'Amina' });
  const sale = await owing({ id: AMINA, name: 'Amina' });
  const id = newDocumentId();
  await runCommand(phone, 'payments.add', { id, sale_id: sale, amount: 60_000, method: 'cash' });
  const ofSale = (balance: number) => answerWhen(queries['payments.ofSale'](phone, { id: sale }), (one) => one?.balance === balance); // prettier-ignore
  await ofSale(40_000);
  await boxes({ cash: 60_000, mobile_money: 0 });
  const right = { id, amount: 50_000, method: 'mobile_money', reference: 'mp7', occurred_at: '2026-11-13T09:00:00.000Z', reason: 'It came by phone' } as const; // prettier-ignore
  expect(await runCommand(phone, 'payments.correct', { ...right, reason: ' ' })).toMatchObject({ error: { type: 'ReasonMissing' } }); // prettier-ignore
  expect(await runCommand(phone, 'payments.correct', { ...right, reference: '' })).toMatchObject({ error: { type: 'ReferenceNeeded' } }); // prettier-ignore
  expect(await runCommand(phone, 'payments.correct', right)).toEqual({ ok: true, value: { id: correctionId(id) } });
  const view = await ofSale(50_000);
  await boxes({ cash: 0, mobile_money: 50_000 });
  expect(view!.payments).toMatchObject([
    { id: correctionId(id), amount: 50_000, method: 'mobile_money', reference: 'MP7', at: '2026-11-13T09:00:00.000Z' },
    { id, amount: 60_000, voided: 'It came by phone', void: { by: 'Grace', corrected: true } },
  ]);
});

test('[PAY-20, PAY-5] where no supplier is named a payment is put right up to what the bill came to', async () => {
  const [rent, id] = [newDocumentId(), newDocumentId()];
  await runCommand(phone, 'expenses.add', { id: rent, category: 'rent', amount: 100_000, payee: 'Mr. Ssebunya', pay: { kind: 'later' } }); // prettier-ignore
  const owed = (balance: number) => answerWhen(queries['payments.out'](phone, { kind: 'expense', id: rent }), (one) => one?.balance === balance); // prettier-ignore
  await owed(100_000);
  await runCommand(phone, 'payments.payOut', { id, to: { kind: 'expense', id: rent }, amount: 60_000, method: 'cash' });
  await owed(40_000);
  const right = { id, method: 'cash', occurred_at: '2026-11-20T09:00:00.000Z', reason: 'Counted again' } as const;
  expect(await runCommand(phone, 'payments.correct', { ...right, amount: 100_001 })).toMatchObject({ error: { type: 'MoreThanOwed', balance: 100_000 } }); // prettier-ignore
  expect(await runCommand(phone, 'payments.correct', { ...right, amount: 100_000 })).toMatchObject({ ok: true });
  await owed(0);
});

test('[PAY-20, RUL-15] money that went out is put right in the same way, by whom has the right', async () => {
  const id = newDocumentId();
  const vendor = newDocumentId();
  await runCommand(phone, 'suppliers.add', { id: vendor, name: 'Kampala Feeds' });
  await runCommand(phone, 'payments.payOut', { id, to: { kind: 'supplier', id: vendor }, amount: 50_000, method: 'cash', occurred_at: '2026-11-02T09:00:00.000Z' }); // prettier-ignore
  await boxes({ cash: -50_000 });
  const right = { id, amount: 45_000, method: 'bank', occurred_at: '2026-11-03T09:00:00.000Z', reason: 'By the bank' } as const; // prettier-ignore
  await becomes(phone, { role: 'admin', roles: { add_purchases: true } });
  expect(await runCommand(phone, 'payments.correct', right)).toEqual(NOT_ALLOWED);
  await becomes(phone, { role: 'owner' });
  expect(await runCommand(phone, 'payments.correct', right)).toMatchObject({ ok: true });
  await boxes({ cash: 0, bank: -45_000 });
  expect(await stored('payments', correctionId(id))).toMatchObject({ direction: 'out', party_id: vendor, day: '2026-11-03' }); // prettier-ignore
});

test('[PAY-21, DOC-20] money that moved, and a count of the cash box, are put right; one stays what it was', async () => {
  const put = { id: newDocumentId(), move: 'put_in', method: 'cash', amount: 30_000, occurred_at: '2026-11-01T08:00:00.000Z' } as const; // prettier-ignore
  const count = { id: newDocumentId(), move: 'counted', method: 'cash', amount: 25_000 } as const;
  await runCommand(phone, 'money.add', put);
  await runCommand(phone, 'money.add', count);
  await boxes({ cash: 25_000 });
  expect(await runCommand(phone, 'money.correct', { draft: { ...count, amount: 29_000 }, reason: 'A note was under it' })).toMatchObject({ ok: true }); // prettier-ignore
  const page = await boxes({ cash: 29_000 });
  expect(page.rows.map(({ move, amount, difference }) => [move, amount, difference])).toEqual([['counted', 29_000, -1_000], ['put_in', 30_000, undefined]]); // prettier-ignore
  expect(page.rows[0]!.history).toMatchObject([{ by: 'Grace', reason: 'A note was under it' }]);
  expect(await runCommand(phone, 'money.correct', { draft: { ...put, move: 'taken_out' }, reason: 'x' })).toEqual(NOT_ALLOWED); // prettier-ignore
  expect(await runCommand(phone, 'money.correct', { draft: { ...put, amount: 31_000, method: 'bank' }, reason: 'To the bank' })).toMatchObject({ ok: true }); // prettier-ignore
  await boxes({ bank: 31_000 });
});

test('[PRC-20, PRC-4] a run that took 70 kg and gave 60 took 80 and gave 76: its number stays, and stock and cost follow', async () => {
  const [maize, feed] = [await inStore('Maize'), newDocumentId()];
  await runCommand(phone, 'materials.add', { id: feed, name: 'Own mash', category: 'feeds', base_unit: 'g' });
  const line = (item_id: string, qty: number) => ({ line_id: newDocumentId(), item_kind: 'raw_material', item_id, qty }) as const; // prettier-ignore
  const run = (used: number, made: number, fee: number): RunDraft => ({ id: 'RunOfMilling', type: 'feed_milling', inputs: [line(maize, used)], outputs: [{ ...line(feed, made), cost_share: 10_000 }], fee: { amount: fee, method: 'cash' }, occurred_at: '2026-11-09T08:00:00.000Z' }); // prettier-ignore
  await runCommand(phone, 'processing.addRun', run(70_000, 60_000, 6_000));
  // 70 kg at 2,000 and 6,000.
  await stock(feed, { qty: 60_000, value: 146_000 });
  const { run_no } = (await answerOf(queries['processing.runs'](phone, { limit: 9 }))).rows[0]!;
  expect(await runCommand(phone, 'processing.correctRun', { draft: run(80_000, 76_000, 8_000), reason: 'Weighed again' })).toMatchObject({ ok: true }); // prettier-ignore
  await stock(feed, { qty: 76_000, value: 168_000 });
  await stock(maize, { qty: 120_000, value: 240_000 });
  const page = await answerWhen(queries['processing.runs'](phone, { limit: 9 }), ({ rows }) => rows[0]?.fee === 8_000);
  expect(page.rows).toMatchObject([{ run_no, voided: false, may_correct: true, history: [{ by: 'Grace', reason: 'Weighed again' }] }]); // prettier-ignore
});

test('[PRC-20, PRC-5] a run of eggs is no loss and a loss is no run', async () => {
  const [good, cracked] = [EGG_ITEM_OF_GRADE.good, EGG_ITEM_OF_GRADE.cracked];
  const run: RunDraft = { id: 'RunOfPacking', type: 'packing', inputs: [{ line_id: newDocumentId(), item_kind: 'shop', item_id: good, qty: 30 }], outputs: [{ line_id: newDocumentId(), item_kind: 'shop', item_id: cracked, qty: 30, cost_share: 10_000 }] }; // prettier-ignore
  await runCommand(phone, 'processing.addRun', run);
  expect(await correctEntry({ id: run.id, item_id: good, qty: 1, content: { kind: 'gift' } })).toEqual(NOT_ALLOWED);
  const given = await entry({ id: newDocumentId(), item_id: good, qty: 1, content: { kind: 'gift' } });
  expect(await runCommand(phone, 'processing.correctRun', { draft: { ...run, id: given.id }, reason: '' })).toEqual(NOT_ALLOWED); // prettier-ignore
});
