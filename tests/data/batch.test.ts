import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { FlockPage } from '../../src/contract/flock-page.ts';
import type { CommandInput, CommandName } from '../../src/contract/port.ts';
import type { ActivityContent } from '../../src/domain/activities/activity-draft.ts';
import { broilerResult } from '../../src/domain/flocks/broiler-result.ts';
import { sumOf } from '../../src/domain/numbers/sum.ts';
import { onDay } from '../../src/domain/time/on-day.ts';
import { queries } from '../support/all-queries.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';

/*
 * Hens and a batch of broilers with slaughter, entered as a farm would, in a currency of hundredths (amounts × 100).
 * The cost of a broiler is the same figure at every step and in every place.
 */

const NAMES = ['farm', 'farm_activities', 'raw_materials', 'purchases', 'vendors', 'expenses', 'sales', 'shop', 'stock_entries', 'workspace'] as const; // prettier-ignore
const [HENS, BROILERS, MASH, FINISHER, VACCINE, MEAT, OFFAL] = ['FlockHens001', 'FlockBroiler', 'FeedMash0001', 'FeedFinisher', 'VaccineNd001', 'ShopMeat0001', 'ShopOffal001']; // prettier-ignore
let phone: Awaited<ReturnType<typeof gracesPhone>>;
let now = new Date('2026-11-26T10:00:00.000Z');

beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  Object.assign(phone, { now: () => now });
  now = new Date('2026-11-26T10:00:00.000Z');
});
afterEach(() => phone.leave({ remove: true }));

/** Timestamps on a day, each one second after the previous one. */
const at = (day: string) => {
  now = new Date(now.getTime() + 1_000);
  return onDay(day, now.toISOString());
};
async function done<N extends CommandName>(name: N, input: CommandInput<N>): Promise<void> {
  const result = await runCommand(phone, name, input);
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
}
const record = (farm_id: string, day: string, content: ActivityContent) =>
  done('farm.addActivity', { id: newDocumentId(), farm_id, session: 'evening', content, occurred_at: at(day) });
const feed = (farm_id: string, day: string, raw_material_id: string, kg: number) =>
  record(farm_id, day, { kind: 'feed', raw_material_id, qty: kg * 1_000 });
const sell = (day: string, qty: number, weight_g: number) =>
  done('sales.add', {
    id: newDocumentId(),
    lines: [{ line_id: 'LineBirds001', item_kind: 'bird', farm_id: BROILERS, description: 'Broilers', qty, unit: 'bird', factor: 1, unit_price: 22_000, weight_g }],
    pay: { kind: 'all', method: 'cash' },
    occurred_at: at(day),
  }); // prettier-ignore
const page = (id: string, wanted: (one: FlockPage) => boolean) =>
  answerWhen(queries['farm.flock'](phone, { id, days: 60 }), (one) => one !== null && !one.working && wanted(one)) as Promise<FlockPage>; // prettier-ignore

async function aFarm(): Promise<void> {
  const vendor = { id: 'VendorFeeds1', name: 'Mbeya Feeds' };
  await done('suppliers.add', vendor);
  const layers = { id: HENS, name: 'Layers', house_name: 'House 1', purpose: 'layer', placed_on: '2026-10-01', age_at_placement_days: 140, initial_count: 500, extra_free_count: 10, doa_count: 4, unit_cost: 90_000, transport_cost: 1_500_000, pay: { kind: 'later' } } as const; // prettier-ignore
  await done('farm.addFlock', layers);
  for (const [id, name] of [[MASH, 'Layers mash'], [FINISHER, 'Finisher']] as const)
    await done('materials.add', { id, name, category: 'feeds', base_unit: 'g' }); // prettier-ignore
  const line = (item_id: string, qty: number, factor: number, unit_cost: number) => ({ line_id: `Line${item_id.slice(0, 8)}`, item_kind: 'raw_material' as const, item_id, description: item_id, qty, unit: 'bag', factor, unit_cost }); // prettier-ignore
  await done('purchases.add', { draft: { id: newDocumentId(), vendor, lines: [line(MASH, 2_800_000, 70_000, 350_000), line(FINISHER, 500_000, 50_000, 360_000)], transport_cost: 300_000, other_cost: 52_000, pay: { kind: 'later' }, occurred_at: at('2026-10-01') } }); // prettier-ignore
  const broilers = { id: BROILERS, name: 'Broilers', house_name: 'House 2', purpose: 'broiler', placed_on: '2026-10-20', age_at_placement_days: 1, initial_count: 300, unit_cost: 9_500, transport_cost: 150_000, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
  await done('farm.addFlock', broilers);
  const good = [450, 453, 449, 460, 440, 451, 452, 445, 457, 463];
  for (const [n, qty] of good.entries()) {
    const day = `2026-10-${22 + n}`;
    await record(HENS, day, { kind: 'eggs', grades: [{ grade: 'good', qty }, { grade: 'cracked', qty: 3 }, { grade: 'broken', qty: 1 }], withheld: false }); // prettier-ignore
    await feed(HENS, day, MASH, 55);
  }
  await record(BROILERS, '2026-10-25', { kind: 'mortality', qty: 4, cause: 'unknown' });
  await done('expenses.add', { id: newDocumentId(), category: 'labour', amount: 1_550_000, borne_by: 'flocks', pay: { kind: 'all', method: 'cash' }, occurred_at: at('2026-10-31') }); // prettier-ignore
  for (const [n, kg] of [30, 60, 100, 120, 140].entries()) await feed(BROILERS, `2026-11-${String(3 + 3 * n).padStart(2, '0')}`, FINISHER, kg); // prettier-ignore
  await record(BROILERS, '2026-11-02', { kind: 'mortality', qty: 3, cause: 'unknown' });
  await record(BROILERS, '2026-11-15', { kind: 'mortality', qty: 1, cause: 'unknown' });
  await done('materials.add', { id: VACCINE, name: 'Newcastle', category: 'vaccines', base_unit: 'dose', withdrawal_meat_days: 0, withdrawal_egg_days: 0 }); // prettier-ignore
  await done('purchases.add', { draft: { id: newDocumentId(), lines: [{ ...line(VACCINE, 300, 300, 63_000), unit: 'bottle' }], pay: { kind: 'all', method: 'cash' }, occurred_at: at('2026-11-03') } }); // prettier-ignore
  await record(BROILERS, '2026-11-04', { kind: 'vaccination', raw_material_id: VACCINE, birds: 293, qty: 300 });
}

/** The cost of a bird, on the flock's page and in the report, and the breakdown of all placed birds. */
async function birdNow(wanted: (one: FlockPage) => boolean) {
  const found = await page(BROILERS, wanted);
  const { end, money } = found;
  expect(end.dead + end.culled + end.eaten + end.dressed + end.sold + end.left + end.missing - end.moved).toBe(300);
  const report = await answerWhen(queries['reports.one'](phone, { report: 'flocks', range: null, only: null }), (one) => one.state === 'ready' && one.report.rows.some(({ key }) => key === BROILERS)); // prettier-ignore
  const cells = report.state === 'ready' ? report.report.rows.find(({ key }) => key === BROILERS)!.cells : [];
  return { end, spent: sumOf(money!.costs, ({ amount }) => amount), left: money!.left, perBird: money!.each!.perBird, reported: cells.at(-1), reportedLeft: cells[6] }; // prettier-ignore
}

test('[FLK-22, LED-40] a batch with slaughter: a bird costs 227.93 at every step and in every place, and 300 are 8 dead, 100 dressed and 192 sold', async () => {
  await aFarm();
  const before = await birdNow(({ end, money }) => end.dead === 8 && (money?.costs.length ?? 0) >= 4);
  expect(before).toMatchObject({ spent: 6_655_558, perBird: 22_793, reported: 22_793 });
  for (const [id, name] of [[MEAT, 'Chicken meat'], [OFFAL, 'By-product']] as const)
    await done('shop.addItem', { id, name, kind: 'processed', base_unit: 'g', sell_units: [{ label: 'kg', factor: 1_000, price: 40_000 }] }); // prettier-ignore
  await done('processing.addRun', {
    id: newDocumentId(),
    type: 'dressing_birds',
    inputs: [{ line_id: 'LineInput001', item_kind: 'bird', farm_id: BROILERS, qty: 100 }],
    outputs: [
      { line_id: 'LineMeat0001', item_kind: 'shop', item_id: MEAT, qty: 150_000, cost_share: 9_000 },
      { line_id: 'LineOffal001', item_kind: 'shop', item_id: OFFAL, qty: 12_000, cost_share: 1_000 },
    ],
    fee: { amount: 200_000, method: 'cash' },
    occurred_at: at('2026-11-18'),
  });
  expect(await birdNow(({ end }) => end.dressed === 100)).toMatchObject({ spent: 6_655_558, perBird: 22_793, reported: 22_793 }); // prettier-ignore
  const stock = await answerWhen(queries['shop.stock'](phone, { search: '', shown: 'all' }), ({ rows }) => rows.some(({ id, value }) => id === OFFAL && value !== undefined && value > 0)); // prettier-ignore
  const worth = (id: string | undefined) => stock.rows.find((row) => row.id === id)!.value;
  expect([worth(MEAT), worth(OFFAL)]).toEqual([2_231_371, 247_930]);
  await sell('2026-11-20', 42, 86_100);
  expect(await birdNow(({ end }) => end.sold === 42)).toMatchObject({ perBird: 22_793, reported: 22_793 });
  await sell('2026-11-24', 150, 307_500);
  const last = await birdNow(({ end }) => end.sold === 192);
  expect(last).toMatchObject({ perBird: 22_793, reported: 22_793, left: 4_282_943, reportedLeft: 4_282_943 });
  expect(last.end).toMatchObject({ dead: 8, dressed: 100, sold: 192, eaten: 0, left: 0, missing: 0 });
  // Dressed birds weighed the same as the sold ones.
  const { alive, dead, culled, feed_g } = last.end;
  expect(alive).toMatchObject({ birds: 292, live_g: 292 * 2_050 });
  const result = broilerResult({ ...alive, came: 300, dead, culled, chick_g: 42, feed_g });
  expect(result.fcr).toBeCloseTo(450 / (292 * 2.05), 10);
  expect(result.livability).toBeCloseTo((100 * 292) / 300, 10);
});

test('[FLK-20, FLK-22, ACT-5] birds that are eaten left alive, at their cost; who is killed is not dead; those moved to another flock take it along', async () => {
  await aFarm();
  await page(BROILERS, ({ end }) => end.dead === 8);
  await record(BROILERS, '2026-11-20', { kind: 'cull', qty: 2, outcome: 'eaten' });
  await record(BROILERS, '2026-11-20', { kind: 'cull', qty: 1, outcome: 'killed' });
  const other = { id: 'FlockOther01', name: 'Late ones', house_name: 'House 3', purpose: 'broiler', placed_on: '2026-11-19', age_at_placement_days: 1, initial_count: 10, unit_cost: 9_500, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
  await done('farm.addFlock', other);
  await record(BROILERS, '2026-11-21', { kind: 'transfer', qty: 20, to_farm_id: other.id });
  const moved = await birdNow(({ end }) => end.moved === -20);
  expect(moved.end).toMatchObject({ dead: 8, culled: 1, eaten: 2, moved: -20, left: 269, missing: 0 });
  const there = await page(other.id, ({ end }) => end.moved === 20);
  expect(there.end).toMatchObject({ left: 30, missing: 0 });
  // Slaughtered birds are not counted as dead in the diary, the week and the daily sheet.
  const now_ = await page(BROILERS, () => true);
  expect(now_.diary.find(({ day }) => day === '2026-11-20')).toMatchObject({ dead: 0, culled: 1 });
  expect([now_.dead_week, now_.dead_all]).toEqual([0, 8]);
  const daily = await answerWhen(queries['reports.one'](phone, { report: 'daily', range: { from: '2026-11-20', to: '2026-11-20' }, only: BROILERS }), (one) => one.state === 'ready' && one.report.rows.length > 0); // prettier-ignore
  expect(daily.state === 'ready' && [daily.report.rows[0]!.cells[5], daily.report.rows[0]!.cells[8]]).toEqual([0, 1]);
  expect(there.money!.moved + (await page(BROILERS, () => true)).money!.moved).toBe(0);
});

test('[FLK-16, FLK-12] the hens of the same farm: 28,050 of feed, 12,622.42 of wages and 42,272.73 of wear are 18.23 for each of 4,550 eggs; 89.9 and 90.7 % laying', async () => {
  await aFarm();
  const hens = await page(HENS, ({ diary }) => diary.some(({ eggs }) => eggs === 467));
  expect(hens.laying.slice(0, 2).map(({ percent }) => percent?.toFixed(1))).toEqual(['89.9', '90.7']);
  const report = await answerWhen(queries['reports.one'](phone, { report: 'flocks', range: { from: '2026-10-01', to: '2026-10-31' }, only: null }), (one) => one.state === 'ready' && one.report.rows.some(({ key }) => key === HENS)); // prettier-ignore
  const cells = report.state === 'ready' ? report.report.rows.find(({ key }) => key === HENS)!.cells : [];
  expect(cells[5]).toBe(2_805_000 + 1_262_242 + 4_227_273);
  // No egg was sold yet: the value of the eggs and the result of all flocks are unknown.
  expect([cells[1], cells[6]]).toEqual([null, null]);
  expect(
    report.state === 'ready' && [report.report.total![1], report.report.total![6], report.report.total![5]],
  ).toEqual([null, null, 11_582_273]);
  expect([cells[8], Math.round(hens.money!.egg_cost!)]).toEqual([1_823, 1_823]);
});

const hensIn = async (
  from: string | null,
  to = '2026-11-30',
  isWanted: (cells: readonly unknown[]) => boolean = () => true,
) => {
  const answer = await answerWhen(
    queries['reports.one'](phone, { report: 'flocks', range: from === null ? null : { from, to }, only: null }),
    (one) => one.state === 'ready' && one.report.rows.some(({ key, cells }) => key === HENS && isWanted(cells)),
  );
  if (answer.state !== 'ready') throw new Error(answer.state);
  return {
    ...answer.report,
    cells: answer.report.rows.find(({ key }) => key === HENS)!.cells as readonly (number | null)[],
  };
};

test('[FLK-16, FLK-18, LED-42, RPT-9] a month that is not over: wear and shared costs so far are in page and report alike, and months are all dates', async () => {
  await aFarm();
  const eggs = (day: string, qty: number, price: number) =>
    done('sales.add', {
      id: newDocumentId(),
      lines: [{ line_id: 'LineEggs0001', item_kind: 'shop', item_id: 'EggsGood0001', description: 'Eggs', qty, unit: 'piece', factor: 1, unit_price: price }],
      pay: { kind: 'all', method: 'cash' },
      occurred_at: at(day),
    }); // prettier-ignore
  await eggs('2026-10-30', 3_000, 1_500);
  await eggs('2026-11-05', 1_000, 1_333);
  for (const day of ['2026-11-03', '2026-11-04']) {
    await record(HENS, day, { kind: 'eggs', grades: [{ grade: 'good', qty: 449 }], withheld: false });
    await feed(HENS, day, MASH, 55);
  }
  await done('expenses.add', { id: newDocumentId(), category: 'labour', amount: 1_000_000, borne_by: 'flocks', pay: { kind: 'all', method: 'cash' }, occurred_at: at('2026-11-10') }); // prettier-ignore
  const { money } = await page(HENS, (one) => one.money?.eggs?.qty === 898 && one.money.costs.some(({ category }) => category === 'labour')); // prettier-ignore
  const spent = (category: string) => money!.costs.find((one) => one.category === category)?.amount;
  // 26 of the 30 days of November, of a monthly depreciation of 42,272.73; feed of two days.
  expect([spent('depreciation'), spent('feed')]).toEqual([Math.round((4_227_273 * 26) / 30), 561_000]);
  // 506 hens and 292 to 295 broilers share the costs booked for all flocks.
  expect(spent('labour')).toBeGreaterThan(600_000);
  expect(spent('labour')).toBeLessThan(650_000);
  expect(money!.hen_days).toBe(2 * 506);
  const november = await hensIn('2026-11-01', '2026-11-30', (cells) => cells[5] === money!.spent);
  expect(november.running).toBe('so-far');
  expect([november.cells[1], november.cells[6]]).toEqual([898 * 1_333, money!.left]);
  expect(november.cells[8]).toBe(Math.round(money!.spent / 898));
  const october = await hensIn('2026-10-01', '2026-10-31');
  expect([october.running, october.cells[1]]).toEqual([undefined, 4_550 * 1_500]);
  const all = await hensIn(null);
  for (const place of [1, 5, 6]) expect(all.cells[place]).toBe(october.cells[place]! + november.cells[place]!);
  const profit = await answerWhen(queries['reports.one'](phone, { report: 'profit', range: { from: '2026-11-01', to: '2026-11-30' }, only: null }), (one) => one.state === 'ready'); // prettier-ignore
  expect(profit.state === 'ready' && profit.report.running).toBe('not-yet');
});
