import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { queries } from '../support/all-queries.ts';
import type { FlockDraft } from '../../src/domain/flocks/check-flock.ts';
import type { MaterialDraft } from '../../src/domain/stock/check-material.ts';
import type { PurchaseDraft } from '../../src/domain/purchases/check-purchase.ts';
import { answerWhen, becomes, gracesPhone } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['raw_materials', 'shop', 'stock_entries', 'purchases', 'farm', 'farm_activities', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const mash: MaterialDraft = {
  id: 'LayersMash01',
  name: 'Layers mash',
  category: 'feeds',
  base_unit: 'g',
  pack: { label: 'bag', factor: 70_000 },
};
const medicine: MaterialDraft = {
  id: 'Medicine0001',
  name: 'Oxytetracycline',
  category: 'medications',
  base_unit: 'ml',
};

const bought = (item_id: string, kilograms: number, unit_cost: number, occurred_at: string): PurchaseDraft => ({
  id: newDocumentId(),
  lines: [
    { line_id: newDocumentId(), item_kind: 'raw_material', item_id, qty: kilograms * 1_000, unit: 'bag', factor: 70_000, unit_cost },
  ],
  pay: { kind: 'all', method: 'cash' },
  occurred_at,
}); // prettier-ignore

test('[RTE-27, RAW-1, DAT-4] a material is added once, with a name of its own and what its kind needs', async () => {
  for (let pressed = 0; pressed < 2; pressed++)
    expect(await runCommand(phone, 'materials.add', mash)).toEqual({ ok: true, value: { id: mash.id } });
  expect(await runCommand(phone, 'materials.add', { ...mash, id: newDocumentId(), name: ' layers  MASH' })).toEqual({
    ok: false,
    error: { type: 'NameTaken', name: 'Layers mash', archived: false },
  });
  const refused = async (but: Partial<MaterialDraft>) => {
    const result = await runCommand(phone, 'materials.add', { ...mash, id: newDocumentId(), name: 'Other', ...but });
    return result.ok ? undefined : result.error;
  };
  expect(await refused({ name: ' ' })).toEqual({ type: 'NameMissing' });
  expect(await refused({ category: '' })).toEqual({ type: 'CategoryMissing' });
  expect(await refused({ pack: { label: '', factor: 1 } })).toEqual({ type: 'PackWrong', field: 'label' });
  expect(await refused({ pack: { label: 'bag', factor: 0.5 } })).toEqual({ type: 'PackWrong', field: 'factor' });
  expect(await refused({ min_days_left: 400 })).toEqual({ type: 'DaysLeftWrong' });
  expect(await refused({ crude_protein: 10_001 })).toEqual({ type: 'ProteinWrong' });
  expect(await phone.session.book.raw_materials.collection.find().exec()).toHaveLength(1);
});

test('[RAW-2, VET-7] the withdrawal of a medicine is asked for and never taken as none', async () => {
  const asked = (field: string) => ({ ok: false, error: { type: 'WithdrawalMissing', field } });
  expect(await runCommand(phone, 'materials.add', medicine)).toEqual(asked('meat'));
  expect(await runCommand(phone, 'materials.add', { ...medicine, withdrawal_meat_days: 7 })).toEqual(asked('eggs'));
  const known = { ...medicine, withdrawal_meat_days: 7, never_in_lay: true };
  expect((await runCommand(phone, 'materials.add', known)).ok).toBe(true);
});

test('[RAW-3, RAW-5, RAW-6] 435 kg on hand and 53.6 kg a day are 8 days; value, average cost, price and expiry follow from the books', async () => {
  const flock: FlockDraft = {
    id: newDocumentId(),
    name: 'House 1',
    house_name: 'House 1',
    purpose: 'layer',
    placed_on: '2026-10-01',
    age_at_placement_days: 140,
    initial_count: 500,
    unit_cost: 25_000,
    pay: { kind: 'all', method: 'cash' },
  };
  const placed = await runCommand(phone, 'farm.addFlock', flock);
  expect(placed.ok).toBe(true);
  const first = bought(mash.id, 410.2, 84_000, '2026-11-01T08:00:00.000Z');
  expect((await runCommand(phone, 'purchases.add', { draft: first, materials: [mash] })).ok).toBe(true);
  const second = bought(mash.id, 400, 91_000, '2026-11-10T08:00:00.000Z');
  second.lines[0]!.expiry = '2026-12-01';
  expect((await runCommand(phone, 'purchases.add', { draft: second })).ok).toBe(true);
  // Seven days of 53.6 kg; the day in between without a record does not count as a day without feeding.
  for (const day of [12, 13, 14, 16, 17, 18, 19]) {
    const content = { kind: 'feed', raw_material_id: mash.id, qty: 53_600, unit: 'kg', factor: 1_000 } as const;
    const given = await runCommand(phone, 'farm.addActivity', { id: newDocumentId(), farm_id: flock.id, session: 'morning', content, occurred_at: `2026-11-${day}T05:00:00.000Z` }); // prettier-ignore
    expect(given.ok).toBe(true);
  }
  const page = await answerWhen(queries['shop.item'](phone, { id: mash.id }), (one) => one?.on_hand === 435_000 && one.value > 0); // prettier-ignore
  expect(page).toMatchObject({
    item: { kind: 'material', category: 'feeds' },
    expires: { expiry: '2026-12-01', expired: false },
    material: { left: { per_day: 53_600, days: 8, buy_by: '2026-11-21' } },
    last_cost: { unit_cost: 91_000, day: '2026-11-10' },
  });
  expect(page!.material!.prices.map(({ unit_cost }) => unit_cost)).toEqual([91_000, 84_000]);
  expect(page!.material!.used).toHaveLength(7);
  const list = await answerWhen(queries['shop.stock'](phone, { search: '', shown: 'all', materials: 'feeds' }), ({ rows }) => rows[0]?.value !== undefined); // prettier-ignore
  expect(list.rows).toMatchObject([{ name: 'Layers mash', on_hand: 435_000, left: { days: 8 }, value: page!.value }]);
  expect((await answerWhen(queries['shop.stock'](phone, { search: '', shown: 'all' }), () => true)).rows).toEqual([]);
});

test('[PUR-7, RTE-33] who may buy for the farm buys, changes and voids that, and nothing of the shop', async () => {
  await becomes(phone, {
    role: 'admin',
    roles: { add_raw_materials: true, edit_raw_materials: true },
  });
  const draft = bought(mash.id, 70, 90_000, '2026-11-19T08:00:00.000Z');
  expect((await runCommand(phone, 'purchases.add', { draft, materials: [mash] })).ok).toBe(true);
  const forShop = { ...draft, id: newDocumentId(), lines: draft.lines.map((line) => ({ ...line, item_kind: 'shop' as const })) }; // prettier-ignore
  expect(await runCommand(phone, 'purchases.add', { draft: forShop })).toEqual({
    ok: false,
    error: { type: 'NotAllowed' },
  });
  const dearer = { ...draft, lines: draft.lines.map((line) => ({ ...line, unit_cost: 95_000 })) };
  expect((await runCommand(phone, 'purchases.edit', { draft: dearer, seen: draft })).ok).toBe(true);
  const moved = { ...draft, lines: forShop.lines };
  expect(await runCommand(phone, 'purchases.edit', { draft: moved, seen: draft })).toEqual({
    ok: false,
    error: { type: 'NotAllowed' },
  });
  expect((await runCommand(phone, 'materials.edit', { ...mash, name: 'Mash', min_days_left: 10 })).ok).toBe(true);
  // After a movement the base unit can no longer be changed.
  await answerWhen(queries['shop.item'](phone, { id: mash.id }), (one) => one?.moved === true);
  expect(await runCommand(phone, 'materials.edit', { ...mash, base_unit: 'piece' })).toEqual({
    ok: false,
    error: { type: 'BaseUnitFixed' },
  });
  expect((await runCommand(phone, 'purchases.void', { id: draft.id, reason: 'Twice' })).ok).toBe(true);
  await becomes(phone, { role: 'admin', roles: { add_purchases: true, edit_purchases: true } });
  expect(await runCommand(phone, 'materials.archive', { id: mash.id, archived: true })).toEqual({
    ok: false,
    error: { type: 'NotAllowed' },
  });
});

test('[RAW-4, MSG-14] what expires first is taken first; of a medicine that is expired as a whole nothing is given any more, it is written off', async () => {
  const flock: FlockDraft = { id: newDocumentId(), name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: '2026-10-01', age_at_placement_days: 140, initial_count: 500, unit_cost: 25_000, pay: { kind: 'all', method: 'cash' } }; // prettier-ignore
  expect((await runCommand(phone, 'farm.addFlock', flock)).ok).toBe(true);
  const known = { ...medicine, withdrawal_meat_days: 7, withdrawal_egg_days: 7 };
  expect((await runCommand(phone, 'materials.add', known)).ok).toBe(true);
  const opened = (batch_no: string, expiry: string, occurred_at: string) =>
    runCommand(phone, 'shop.addEntry', { entry: { id: newDocumentId(), item_id: known.id, qty: 100, occurred_at, content: { kind: 'opening', value: 1_000, batch_no, expiry } } }); // prettier-ignore
  expect((await opened('NEW', '2026-11-18', '2026-11-01T06:00:00.000Z')).ok).toBe(true);
  expect((await opened('OLD', '2026-11-12', '2026-11-02T06:00:00.000Z')).ok).toBe(true);
  const give = (occurred_at: string, more: object = {}) =>
    runCommand(phone, 'farm.addActivity', {
      id: newDocumentId(),
      farm_id: flock.id,
      session: 'morning',
      occurred_at,
      content: { kind: 'medication', raw_material_id: known.id, qty: 30, unit: 'ml', factor: 1, days: 1, ...more },
    });
  await answerWhen(queries['shop.item'](phone, { id: known.id }), (one) => one?.batches.length === 2);
  expect((await give('2026-11-10T06:00:00.000Z')).ok).toBe(true);
  const page = await answerWhen(queries['shop.item'](phone, { id: known.id }), (one) => one?.on_hand === 170 && one.batches.some(({ qty }) => qty === 70)); // prettier-ignore
  expect(page!.batches.find(({ qty }) => qty === 70)).toMatchObject({ batch: 'OLD' });
  // Two days after the last batch expired.
  expect(await give('2026-11-20T06:00:00.000Z')).toEqual({ ok: false, error: { type: 'Expired', on: '2026-11-18' } });
  // The date on the package at hand takes precedence over the book.
  expect((await give('2026-11-20T06:00:00.000Z', { expiry: '2027-01-01', batch_no: 'NEXT' })).ok).toBe(true);
  const lost = { id: newDocumentId(), item_id: known.id, qty: 70, occurred_at: '2026-11-20T07:00:00.000Z', content: { kind: 'loss', reason: 'expiry' } } as const; // prettier-ignore
  expect((await runCommand(phone, 'shop.addEntry', { entry: lost })).ok).toBe(true);
});
