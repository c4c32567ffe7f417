import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { CommandName } from '../../src/contract/port.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

const DAYS = 38;
const PLACED = 500;
const FEED_G = 1_580_000;
/** A time `days` days ago, within the hour before now but on the same day: soon after midnight the range is shorter. */
const ago = (days: number, minutes = 0) => {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const at = Math.max(midnight, Date.now() - minutes * 60_000);
  return new Date(at - days * 86_400_000).toISOString();
};

/** Daily feed to the gram, deaths, culled birds, weekly weights, other costs and the sale, as recorded by a farm. */
function season(farm_id: string): [name: CommandName, input: unknown][] {
  const feed = newDocumentId();
  const activity = (days: number, content: object): [CommandName, unknown] => [
    'farm.addActivity',
    { id: newDocumentId(), farm_id, session: 'morning', content, occurred_at: ago(days, 30) },
  ];
  const each = Math.floor(FEED_G / DAYS);
  const feeding = Array.from({ length: DAYS }, (_, i) => {
    const qty = i === 0 ? FEED_G - each * (DAYS - 1) : each;
    return activity(i, { kind: 'feed', raw_material_id: feed, qty, unit: 'kg', factor: 1_000 });
  });
  const line = { line_id: newDocumentId(), item_kind: 'raw_material', item_id: feed, description: 'Broiler feed', qty: FEED_G, unit: 'kg', factor: 1_000, unit_cost: 1_900 }; // prettier-ignore
  const spent = (category: string, amount: number): [CommandName, unknown] => [
    'expenses.add',
    { id: newDocumentId(), category, amount, borne_by: { farm_id }, pay: { kind: 'all', method: 'cash' }, occurred_at: ago(3) }, // prettier-ignore
  ];
  const birds = { line_id: newDocumentId(), item_kind: 'bird', farm_id, description: 'Broilers', qty: 478, unit: 'bird', factor: 1, unit_price: 12_000, avg_weight_g: 2_050 }; // prettier-ignore
  return [
    ['materials.add', { id: feed, name: 'Broiler feed', category: 'feeds', base_unit: 'g', pack: { label: 'bag', factor: 70_000 } }],
    ['purchases.add', { draft: { id: newDocumentId(), lines: [line], pay: { kind: 'all', method: 'cash' }, occurred_at: ago(DAYS, 60) } }],
    ...feeding,
    ...Array.from({ length: 18 }, (_, i) => activity(DAYS - 1 - i, { kind: 'mortality', qty: 1, cause: 'unknown' })),
    activity(12, { kind: 'cull', qty: 4, reason: 'Lame', outcome: 'killed' }),
    ...[[31, 210], [24, 530], [17, 1_010], [10, 1_600], [0, 2_050]].map(([days, weight]) =>
      activity(days!, { kind: 'weighing', sample: 3, weights_g: [weight! - 50, weight, weight! + 50] }),
    ),
    spent('vet', 120_000),
    spent('litter', 150_000),
    spent('labour', 200_000),
    ['sales.add', { id: newDocumentId(), lines: [birds], pay: { kind: 'all', method: 'cash' } }],
  ]; // prettier-ignore
}

test('[FLK-20, FLK-22, FLK-23, FLK-11] a batch of broilers from the chicks to the close, without a signal: its figures are those of the book', async ({
  begun,
}) => {
  const office = await begun('office');
  const { book } = office;
  const { page } = book;
  await office.cutSignal();
  const farm = new Farm(page);
  await visit(page, '/farm/add/farm_activities?new=flock');
  await page.getByRole('radio', { name: 'Broilers' }).check({ force: true });
  await farm.addFlock({ name: 'Batch 7', count: PLACED, weeks: 0, cost: 2_500, daysAgo: DAYS });
  await farm.card('Batch 7').getByRole('link', { name: 'Batch 7' }).click();
  await page.waitForURL('**/farm/farm_activities/view/**');
  const flock = page.url();
  for (const [name, input] of season(flock.split('/').at(-1)!)) await office.run(name, input as never);

  const money = page.getByRole('region', { name: /^Money/ });
  for (const amount of ['5,736,000', '1,250,000', '3,002,000', '120,000', '150,000', '200,000', '1,014,000'])
    await expect(money).toContainText(amount);
  for (const unit of ['9,879', '4,819', '17.7 %']) await expect(money).toContainText(unit);
  await page.getByRole('link', { name: 'Change or close this flock' }).click();
  await page.getByRole('button', { name: 'Close this flock' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText(/^Closed /)).toBeVisible();
  await page.getByRole('link', { name: 'Change or open again' }).click();
  const result = page.getByRole('region', { name: 'Figures of the flock' });
  for (const [name, figure] of [
    ['Birds placed', '500'],
    ['Died', '18'],
    ['Killed', '4'],
    ['Sold', '478'],
    ['Days', '38'],
    ['Feed', '1,580 kg'],
    ['Deaths', '3.6 %'],
    ['Not dead nor killed', '95.6 %'],
    ['Mean live weight', '2.05 kg'],
    ['Last mean weight', '2.05 kg'],
    ['Gain a day', '52.8 g'],
    ['Feed for a kilogram', '1.61 kg'],
    ['Efficiency (EPEF)', '320'],
    ['Within a tenth of the mean weight', '100.0 %'],
    ['Spread of the weights (CV)', '2.4 %'],
  ] as const)
    await expect(result.locator('div').filter({ has: page.getByText(name, { exact: true }) })).toContainText(figure);
  await office.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  expect(office.faults).toEqual([]);
});

/** The example week: live birds and eggs of each day; 376 kg of feed in total. */
const HEADS = [480, 480, 479, 479, 478, 478, 477];
const EGGS = [408, 412, 405, 410, 401, 399, 403];
const WEEK_FEED_G = 376_000;
const HOUSED = 500;

/**
 * Hens at point of lay with some deaths in their first week, and with the laying of the example in their second, which
 * ended yesterday.
 */
function layingWeek(farm_id: string): [name: CommandName, input: unknown][] {
  const feed = newDocumentId();
  const activity = (days: number, content: object, minutes = 30): [CommandName, unknown] => [
    'farm.addActivity',
    { id: newDocumentId(), farm_id, session: 'morning', content, occurred_at: ago(days, minutes) },
  ];
  const line = { line_id: newDocumentId(), item_kind: 'raw_material', item_id: feed, description: 'Layers mash', qty: 500_000, unit: 'kg', factor: 1_000, unit_cost: 1_600 }; // prettier-ignore
  const each = Math.floor(WEEK_FEED_G / HEADS.length);
  const week = EGGS.flatMap((qty, i) => {
    const days = EGGS.length - i;
    const died = HEADS[i]! - (HEADS[i + 1] ?? HEADS[i]!);
    const fed = i === 0 ? WEEK_FEED_G - each * (HEADS.length - 1) : each;
    return [
      activity(days, { kind: 'eggs', grades: [{ grade: 'good', qty }], withheld: false }),
      activity(days, { kind: 'feed', raw_material_id: feed, qty: fed, unit: 'kg', factor: 1_000 }),
      ...(died > 0 ? [activity(days, { kind: 'mortality', qty: died, cause: 'unknown' })] : []),
    ];
  });
  const trays = { line_id: newDocumentId(), item_kind: 'egg', item_id: 'EggsGood0001', description: 'Eggs', qty: 1_500, unit: 'tray', factor: 30, unit_price: 9_500 }; // prettier-ignore
  return [
    ['materials.add', { id: feed, name: 'Layers mash', category: 'feeds', base_unit: 'g', pack: { label: 'bag', factor: 70_000 } }],
    ['purchases.add', { draft: { id: newDocumentId(), lines: [line], pay: { kind: 'all', method: 'cash' }, occurred_at: ago(10) } }],
    activity(10, { kind: 'mortality', qty: HOUSED - HEADS[0]!, cause: 'heat' }),
    ...week,
    ['sales.add', { id: newDocumentId(), lines: [trays], pay: { kind: 'all', method: 'cash' } }],
  ]; // prettier-ignore
}

test('[FLK-12, FLK-13, FLK-14, FLK-16, RPT-3] a week of hens, without a signal: its figures on the flock, in the report and at the close', async ({
  phone,
}) => {
  const office = await phone('office');
  const { book } = office;
  const { page } = book;
  // All within one month, as the cost of an egg is computed per month.
  await page.clock.install({ time: new Date('2026-11-20T10:00:00').getTime() });
  await book.begin();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await office.cutSignal();
  const farm = new Farm(page);
  await visit(page, '/farm/add/farm_activities?new=flock');
  await farm.addFlock({ name: 'House 9', count: HOUSED, weeks: 23, cost: 25_000, daysAgo: 14 });
  await farm.card('House 9').getByRole('link', { name: 'House 9' }).click();
  await page.waitForURL('**/farm/farm_activities/view/**');
  for (const [name, input] of layingWeek(page.url().split('/').at(-1)!)) await office.run(name, input as never);
  const figures = page.getByRole('main');
  await expect(figures).toContainText('84.7 %');
  await expect(figures).toContainText('112 g');
  const money = page.getByRole('region', { name: /^Money/ });
  // 376 kg of feed at 1,600 are 601,600; of the 12,500,000 for the birds, laying since October, the monthly
  // depreciation is an eleventh of the rest of the year, 1,136,364, and twenty of November's thirty days of it count.
  // Over 2,838 eggs.
  const unit = (name: string) => money.locator(`dt:has-text("${name}") + dd`);
  await expect(unit('An egg for sale costs')).toHaveText('479');
  await expect(unit('A tray covers its costs at')).toHaveText('14,368');
  await expect(money).toContainText('6,359 without the birds wearing out');

  await visit(page, '/dashboard?report=weekly&dates=all');
  const week = page.getByRole('row').filter({ hasText: '24' }).first();
  for (const figure of ['84.7 %', '81.1 %', '2,838', '112.2', '1.59']) await expect(week).toContainText(figure);

  await visit(page, '/farm/view/0');
  await farm.card('House 9').getByRole('link', { name: 'House 9' }).click();
  await page.getByRole('link', { name: 'Change or close this flock' }).click();
  const result = page.getByRole('region', { name: 'Figures of the flock' });
  for (const [name, figure] of [
    ['Died', '23'],
    ['Eggs', '94 trays'],
    ['Laying of the hens alive', '84.7 %'],
    ['Laying of the hens housed', '81.1 %'],
    ['Eggs of each hen housed', '5.7'],
    ['Feed for a dozen eggs', '1.59 kg'],
  ] as const)
    await expect(result.locator('div').filter({ has: page.getByText(name, { exact: true }) })).toContainText(figure);
  await office.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  expect(office.faults).toEqual([]);
});
