import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { FlockPage } from '../../src/contract/flock-page.ts';
import type { SellableItem } from '../../src/contract/sales.ts';
import { queries } from '../support/all-queries.ts';
import type { SaleDraft } from '../../src/domain/sales/check-sale.ts';
import { draftOfSale } from '../../src/domain/sales/draft-of-sale.ts';
import { aRawMaterial } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'sales', 'shop', 'workspace'] as const;
const MEDICINE = 'Medicine0001';
const FLOCK = 'Flock0000001';
const REASON = 'Sold as layers, not to eat';
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  const flock = { id: FLOCK, name: 'House 1', house_name: 'House 1', purpose: 'broiler', placed_on: '2026-10-06', age_at_placement_days: 1, initial_count: 500, unit_cost: 2_500, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
  const placed = await runCommand(phone, 'farm.addFlock', flock);
  if (!placed.ok) throw new Error(placed.error.type);
  const raw = { ...aRawMaterial({ id: MEDICINE, name: 'Oxytetracycline', category: 'medications', base_unit: 'g', withdrawal_meat_days: 7, never_in_lay: true }), business_id: phone.businessId }; // prettier-ignore
  await phone.session.book.raw_materials.write([{ after: { ...raw, sync_state: 'synced', local_seq: 1 } as never }]);
});
afterEach(() => phone.leave({ remove: true }));

const hoursBack = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
const treat = (hours: number) =>
  runCommand(phone, 'farm.addActivity', { id: newDocumentId(), farm_id: FLOCK, session: 'morning', content: { kind: 'medication', raw_material_id: MEDICINE, days: 1 }, occurred_at: hoursBack(hours) }); // prettier-ignore
const birds = (but: Partial<SaleDraft['lines'][number]> = {}): SaleDraft['lines'][number] => ({
  line_id: 'LineBirds001',
  item_kind: 'bird',
  farm_id: FLOCK,
  description: 'Birds, House 1',
  qty: 20,
  unit: 'bird',
  factor: 1,
  unit_price: 18_000,
  ...but,
});
const sell = (but: Partial<SaleDraft> = {}) =>
  runCommand(phone, 'sales.add', {
    id: newDocumentId(),
    lines: [birds()],
    pay: { kind: 'all', method: 'cash' },
    ...but,
  });
const stored = async (id: string) => (await phone.session.book.sales.find([id])).get(id)!;
const tile = (wanted: (item: SellableItem) => boolean) =>
  answerWhen(queries['sales.sellable'](phone, { also: [] }), (all) =>
    all.some((one) => one.farm_id === FLOCK && wanted(one)),
  );
const flockPage = (wanted: (page: FlockPage) => boolean) =>
  answerWhen(queries['farm.flock'](phone, { id: FLOCK, days: 14 }), (one) => one !== null && wanted(one)) as Promise<FlockPage>; // prettier-ignore
const NOT_YET = { ok: false, error: { type: 'NotForSale', line_id: 'LineBirds001', withdrawal: { name: 'Oxytetracycline' } } }; // prettier-ignore

test('[SAL-32, MNY-12] birds are sold from their flock, each or by weight: they leave it, and the tile knows the last price', async () => {
  await tile(({ stock }) => stock?.on_hand === 500);
  const sold = await sell({ lines: [birds({ weight_g: 41_500, unit_price: 9_000 })] });
  if (!sold.ok) throw new Error(sold.error.type);
  // 41.5 kg at 9,000.
  expect(await stored(sold.value.id)).toMatchObject({ initial_payment: { amount: 373_500 } });
  await tile((one) => one.stock?.on_hand === 480 && one.last_price === 9_000 && one.by_weight === true);
});

test('[SAL-44, VET-5, MSG-15] birds under withdrawal cannot be put on a sale: not by adding, not by changing one, not by confirming an order', async () => {
  const before = await sell();
  if (!before.ok) throw new Error(before.error.type);
  expect(await treat(2)).toMatchObject({ ok: true });
  await tile(({ withdrawal }) => withdrawal?.name === 'Oxytetracycline');
  expect(await sell()).toMatchObject(NOT_YET);
  // Yesterday they had not been treated yet.
  expect(await sell({ occurred_at: hoursBack(24) })).toMatchObject({ ok: true });

  const seen = draftOfSale(await stored(before.value.id));
  const edit = (line: SaleDraft['lines'][number]) => runCommand(phone, 'sales.edit', { seen, draft: { ...seen, lines: [line] } }); // prettier-ignore
  expect(await edit(birds({ qty: 25 }))).toMatchObject(NOT_YET);
  expect(await edit(birds({ unit_price: 17_000 }))).toMatchObject({ ok: true });

  const order = await sell({ is_order: true });
  if (!order.ok) throw new Error(order.error.type);
  expect(await runCommand(phone, 'sales.progress', { id: order.value.id, to: 'confirmed' })).toMatchObject(NOT_YET);
  expect((await stored(order.value.id)).status).toBe('order');
});

test('[SAL-44, VET-6] the owner sells them with a reason, which is kept and calls nothing back; somebody else cannot', async () => {
  expect(await treat(2)).toMatchObject({ ok: true });
  await tile(({ withdrawal }) => withdrawal !== undefined);
  expect(await sell({ lines: [birds({ override_reason: ' ' })] })).toMatchObject(NOT_YET);
  const sold = await sell({ lines: [birds({ override_reason: ` ${REASON} ` })] });
  if (!sold.ok) throw new Error(sold.error.type);
  expect((await stored(sold.value.id)).lines[0]).toMatchObject({ override_reason: REASON });
  expect(await flockPage(({ flock }) => flock.heads === 480)).toMatchObject({ recall: [] });
  await becomes(phone, { role: 'admin', roles: { add_sales: true } });
  expect(await sell({ lines: [birds({ override_reason: REASON })] })).toMatchObject(NOT_YET);
});

test('[VET-6] birds that were sold before the medicine was written down are called back', async () => {
  expect(await sell({ occurred_at: hoursBack(1) })).toMatchObject({ ok: true });
  expect(await treat(3)).toMatchObject({ ok: true });
  const { recall } = await flockPage((one) => one.recall.length > 0);
  expect(recall).toMatchObject([{ what: 'birds', qty: 20 }]);
});
