import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { runCommand } from '../../src/data/commands.ts';
import { openBook } from '../../src/store/book.ts';
import { queries } from '../support/all-queries.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';

const NAMES = ['raw_materials', 'shop', 'stock_entries', 'purchases', 'payments', 'sales', 'farm', 'farm_activities', 'workspace'] as const; // prettier-ignore
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const [MAIZE, SOYA, PREMIX, MASH] = ['MaizeGrain01', 'SoyaCake0001', 'PremixBag001', 'OwnMash00001'];
const [HENS, BROILERS] = ['Hens00000001', 'Broilers0001'];
const KG = 1_000;
const line = (item_id: string, qty: number) => ({ line_id: newDocumentId(), item_kind: 'raw_material' as const, item_id, qty }); // prettier-ignore
const material = (id: string, name: string) => ({ id, name, category: 'feeds', base_unit: 'g' as const });
const opening = (item_id: string, kilograms: number, value: number) =>
  runCommand(phone, 'shop.addEntry', { entry: { id: newDocumentId(), item_id, qty: kilograms * KG, occurred_at: '2026-11-10T06:00:00.000Z', content: { kind: 'opening', value } } }); // prettier-ignore
const flock = (id: string, name: string, purpose: 'layer' | 'broiler', count: number, unit_cost: number) =>
  runCommand(phone, 'farm.addFlock', { id, name, house_name: 'House 1', purpose, placed_on: '2026-11-01', age_at_placement_days: 30, initial_count: count, unit_cost, pay: { kind: 'all', method: 'cash' } }); // prettier-ignore

test('[PRC-6, PRC-4] own mash has a recipe, is milled at 2,091.84 a kilogram, and fed for a week until none is left', async () => {
  for (const [id, name] of [
    [MAIZE, 'Maize'],
    [SOYA, 'Soya'],
    [PREMIX, 'Premix'],
  ] as const)
    // prettier-ignore
    await runCommand(phone, 'materials.add', material(id, name));
  await opening(MAIZE, 70, 84_000);
  await opening(SOYA, 25, 75_000);
  await opening(PREMIX, 5, 40_000);
  await flock(HENS, 'Hens', 'layer', 100, 5_000);
  const inputs = [line(MAIZE, 70 * KG), line(SOYA, 25 * KG), line(PREMIX, 5 * KG)].map(({ line_id: _id, ...input }) => input); // prettier-ignore
  const recipe = { inputs, output_qty: 98 * KG, expected_loss: 200 };
  expect(await runCommand(phone, 'materials.add', { ...material(MASH, 'Own mash'), recipe })).toMatchObject({
    ok: true,
  });
  const feeds = await answerWhen(queries['shop.stock'](phone, { materials: '', search: '', shown: 'all' }), ({ rows }) => rows.length === 4); // prettier-ignore
  expect(feeds.rows.find(({ id }) => id === MASH)?.recipe).toEqual(recipe);
  expect(await runCommand(phone, 'materials.setRecipe', { id: MASH, recipe: { ...recipe, inputs: [{ ...inputs[0]!, item_id: MASH }] } })).toEqual({ ok: false, error: { type: 'RecipeWrong', field: 'inputs' } }); // prettier-ignore
  expect(await runCommand(phone, 'materials.setRecipe', { id: MASH, recipe: { ...recipe, expected_loss: 150 } })).toMatchObject({ ok: true }); // prettier-ignore

  const run = { id: newDocumentId(), type: 'feed_milling' as const, inputs: inputs.map((one) => ({ ...one, line_id: newDocumentId() })), outputs: [{ ...line(MASH, 98 * KG), cost_share: 10_000 }], fee: { amount: 6_000, method: 'cash' as const }, occurred_at: '2026-11-11T06:00:00.000Z' }; // prettier-ignore
  expect(await runCommand(phone, 'processing.addRun', run)).toMatchObject({ ok: true });
  const mashOf = (on_hand: number) =>
    answerWhen(queries['shop.stock'](phone, { materials: '', search: '', shown: 'all' }), ({ rows }) => rows.some((row) => row.id === MASH && row.on_hand === on_hand * KG)); // prettier-ignore
  expect((await mashOf(98)).rows.find(({ id }) => id === MASH)?.value).toBe(205_000);
  for (let day = 12; day < 19; day++) {
    const content = { kind: 'feed', raw_material_id: MASH, qty: 14 * KG, unit: 'kg', factor: KG } as const;
    const fed = { id: newDocumentId(), farm_id: HENS, session: 'morning' as const, content, occurred_at: `2026-11-${day}T06:00:00.000Z` }; // prettier-ignore
    expect(await runCommand(phone, 'farm.addActivity', fed)).toMatchObject({ ok: true });
  }
  // 14 kg a day: 205,000 in seven days, exact to the last shilling.
  expect((await mashOf(0)).rows.find(({ id }) => id === MASH)?.value).toBe(0);
});

test('[PRC-7] twenty birds of 44 kg are dressed into 33 kg: three quarters, and the batch counts what they weighed', async () => {
  await flock(BROILERS, 'Broilers', 'broiler', 100, 5_000);
  const MEAT = 'WholeChicken';
  await runCommand(phone, 'shop.addItem', { id: MEAT, name: 'Whole chicken', kind: 'processed', base_unit: 'g', sell_units: [{ label: 'kg', factor: KG, price: 0 }], recipe: { inputs: [{ item_kind: 'bird', qty: 1 }], output_qty: 1_650, expected_loss: 2_500 } }); // prettier-ignore
  const bird = { line_id: newDocumentId(), item_kind: 'bird' as const, farm_id: BROILERS, qty: 20, weight_g: 44 * KG };
  const run = { id: newDocumentId(), type: 'dressing_birds' as const, inputs: [bird], outputs: [{ line_id: newDocumentId(), item_kind: 'shop' as const, item_id: MEAT, qty: 33 * KG, cost_share: 10_000 }], occurred_at: '2026-11-19T06:00:00.000Z' }; // prettier-ignore
  expect(await runCommand(phone, 'processing.addRun', run)).toMatchObject({ ok: true });
  const runs = await answerWhen(queries['processing.runs'](phone, { limit: 5 }), ({ rows }) => rows[0]?.outputs[0]?.cost === 100_000); // prettier-ignore
  expect(runs.rows[0]).toMatchObject({ yield: 0.75, inputs: [{ qty: 20, weight_g: 44_000 }] });
  const page = await answerWhen(queries['farm.flock'](phone, { id: BROILERS, days: 30 }), (one) => JSON.stringify(one ?? '').includes('"live_g":220000')); // prettier-ignore
  expect(page).not.toBeNull();
});
