import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { runCommand } from '../../src/data/commands.ts';
import { draftOfFlock } from '../../src/domain/flocks/draft-of-flock.ts';
import type { FlockDraft } from '../../src/domain/flocks/check-flock.ts';
import type { FlockPage } from '../../src/contract/flock-page.ts';
import { openBook } from '../../src/store/book.ts';
import { queries } from '../support/all-queries.ts';
import { editFlock } from '../support/edit-flock.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, becomes, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'vendors', 'payments', 'workspace'] as const;
const VENDOR = 'Vendor000001';
let phone: Awaited<ReturnType<typeof gracesPhone>>;
let id: string;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  id = newDocumentId();
});
afterEach(() => phone.leave({ remove: true }));

/** Recorded six weeks ago: 500 day-old chicks for 2,500 each, paid in cash. */
const CHICKS = { name: 'House 1', house_name: 'House 1', purpose: 'broiler', placed_on: '2026-10-09', age_at_placement_days: 1, initial_count: 500, unit_cost: 2_500, transport_cost: 20_000, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
const add = (but: Partial<FlockDraft> = {}) => runCommand(phone, 'farm.addFlock', { id, ...CHICKS, ...but });
const stored = async () => (await phone.session.book.farm.find([id])).get(id)!;
const page = (wanted: (page: FlockPage) => boolean) =>
  answerWhen(queries['farm.flock'](phone, { id, days: 60 }), (one) => one !== null && wanted(one)) as Promise<FlockPage>; // prettier-ignore
const cost = (one: FlockPage) => one.money?.costs.reduce((sum, { amount }) => sum + amount, 0);

test('[FLK-29] price, transport, day, age, free and dead chicks of a flock are put right six weeks later, and every figure follows', async () => {
  await add();
  await runCommand(phone, 'farm.addActivity', { id: newDocumentId(), farm_id: id, session: 'morning', content: { kind: 'mortality', qty: 4, cause: 'heat' } }); // prettier-ignore
  const before = await page((one) => one.flock.heads === 496 && cost(one) === 500 * 2_500 + 20_000);
  expect(before).toMatchObject({ placed: 500, flock: { age_days: 43 } });
  const right = { unit_cost: 2_050, transport_cost: 35_000, placed_on: '2026-10-12', age_at_placement_days: 3, extra_free_count: 10, doa_count: 6 }; // prettier-ignore
  expect(await editFlock(phone, id, right, 'The bill was found')).toMatchObject({ ok: true });
  // 500 + 10 − 6 = 504 arrived alive, less 4; 3 days old on 12 October, hence 42 days on 20 November.
  const after = await page((one) => one.flock.heads === 500 && cost(one) === 500 * 2_050 + 35_000);
  expect(after).toMatchObject({ placed: 504, flock: { age_days: 42, placed_on: '2026-10-12' } });
  // The full amount was paid and still counts as paid in full.
  expect(await stored()).toMatchObject({ initial_payment: { amount: 500 * 2_050 + 35_000, method: 'cash' } });
});

test('[FLK-29] how it was paid, and by whom it was brought, is put right: a part by mobile money, the rest owed', async () => {
  await add();
  const draft = { vendor_id: VENDOR, pay: { kind: 'part', amount: 270_000, method: 'mobile_money', reference: 'mp1' } } as const; // prettier-ignore
  expect(await editFlock(phone, id, draft)).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ vendor_id: VENDOR, initial_payment: { amount: 270_000, method: 'mobile_money', reference: 'MP1' } }); // prettier-ignore
  await answerWhen(queries['payments.out'](phone, { kind: 'farm', id }), (one) => one?.balance === 1_000_000);
  expect(await editFlock(phone, id, { pay: { kind: 'part', amount: 1_270_000, method: 'cash' } })).toEqual({ ok: false, error: { type: 'PartAmount' } }); // prettier-ignore
  expect(await editFlock(phone, id, { pay: { kind: 'all', method: 'mobile_money' } })).toEqual({ ok: false, error: { type: 'ReferenceNeeded' } }); // prettier-ignore
  expect(await editFlock(phone, id, { pay: { kind: 'before' } })).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ opening: true });
  expect(await stored()).not.toHaveProperty('initial_payment');
});

test('[FLK-29] what was paid stays as it is while price, birds and way of paying do', async () => {
  await add();
  const { book } = phone.session;
  const more = { ...(await stored()), initial_payment: { amount: 1_300_000, method: 'cash' as const } };
  await book.farm.write([{ before: await stored(), after: more }]);
  expect(await editFlock(phone, id, { name: 'Hill house' })).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ name: 'Hill house', initial_payment: { amount: 1_300_000 } });
});

test('[FLK-29, FLK-24] birds that are kept for something else are compared with what is usual for them', async () => {
  await add();
  expect((await stored()).curve).toMatchObject([{ curve_id: 'ross-308-as-hatched-2022' }]);
  expect(await editFlock(phone, id, { purpose: 'layer', lay_start_on: '2027-02-20', laying_months: 14, salvage_price: 9_000 })).toMatchObject({ ok: true }); // prettier-ignore
  expect(await stored()).toMatchObject({ purpose: 'layer', lay_start_on: '2027-02-20', laying_months: 14, salvage_price: 9_000 }); // prettier-ignore
  expect((await stored()).curve?.[0]?.curve_id).not.toBe('ross-308-as-hatched-2022');
});

test('[FLK-29, PPL-14] whoever may not see money corrects a flock and leaves its money as it is', async () => {
  await add({ vendor_id: VENDOR, note: 'On credit until May' });
  await becomes(phone, { role: 'admin', roles: { add_farm_activities: true, edit_farm: true } });
  const { draft } = await page((one) => one.draft !== undefined && one.money === undefined);
  for (const hidden of ['unit_cost', 'transport_cost', 'vendor_id', 'note']) expect(draft).not.toHaveProperty(hidden);
  const change = { draft: { ...draft!, house_name: 'House 2' }, seen: draft! };
  expect(await runCommand(phone, 'farm.editFlock', change)).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ house_name: 'House 2', unit_cost: 2_500, vendor_id: VENDOR, initial_payment: { amount: 1_270_000 }, note: 'On credit until May' }); // prettier-ignore
});

test('[FLK-29, SYN-7] two who correct the same of one flock: the second hears of it; what only one changed stays', async () => {
  await add();
  const seen = draftOfFlock(await stored(), true);
  expect(await runCommand(phone, 'farm.editFlock', { draft: { ...seen, unit_cost: 2_400 }, seen })).toMatchObject({ ok: true }); // prettier-ignore
  expect(await runCommand(phone, 'farm.editFlock', { draft: { ...seen, unit_cost: 2_300 }, seen })).toEqual({ ok: false, error: { type: 'ChangedMeanwhile' } }); // prettier-ignore
  expect(await runCommand(phone, 'farm.editFlock', { draft: { ...seen, breed: 'Kuroiler' }, seen })).toMatchObject({ ok: true }); // prettier-ignore
  expect(await stored()).toMatchObject({ unit_cost: 2_400, breed: 'Kuroiler' });
});

test('[FLK-29, FLK-11] a closed flock is put right too, but it came before it was closed', async () => {
  await add();
  await runCommand(phone, 'farm.closeFlock', { id, closed_on: '2026-11-15' });
  expect(await editFlock(phone, id, { placed_on: '2026-11-16' })).toEqual({ ok: false, error: { type: 'PlacedAfterClosed' } }); // prettier-ignore
  expect(await editFlock(phone, id, { unit_cost: 2_000 })).toMatchObject({ ok: true });
  expect(await stored()).toMatchObject({ unit_cost: 2_000, open: false, closed_on: '2026-11-15' });
});
