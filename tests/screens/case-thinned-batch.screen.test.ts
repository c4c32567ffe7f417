import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { CommandInput } from '../../src/contract/port.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { visit } from '../e2e/support/visit.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const THINNED_AT = new Date('2026-11-10T10:00:00').getTime();
const ago = (days: number) => new Date(THINNED_AT - days * 86_400_000).toISOString();

/** Record the days of a batch before it is thinned: ten kilograms of feed on each of 29 days, and two deaths. */
async function minded(office: Phone, farm_id: string): Promise<void> {
  const feed = newDocumentId();
  await office.run('materials.add', { id: feed, name: 'Broiler feed', category: 'feeds', base_unit: 'g', pack: { label: 'bag', factor: 70_000 } });
  const line = { line_id: newDocumentId(), item_kind: 'raw_material', item_id: feed, description: 'Broiler feed', qty: 300_000, unit: 'kg', factor: 1_000, unit_cost: 1_000 } as const;
  await office.run('purchases.add', { draft: { id: newDocumentId(), lines: [line], pay: { kind: 'all', method: 'cash' }, occurred_at: ago(31) } });
  const activity = (days: number, content: CommandInput<'farm.addActivity'>['content']) =>
    office.run('farm.addActivity', { id: newDocumentId(), farm_id, session: 'morning', content, occurred_at: ago(days) });
  for (let days = 1; days <= 29; days++)
    await activity(days, { kind: 'feed', raw_material_id: feed, qty: 10_000, unit: 'kg', factor: 1_000 });
  for (const days of [30, 20]) await activity(days, { kind: 'mortality', qty: 1, cause: 'unknown' });
} // prettier-ignore

test('[FLK-20, FLK-21, FLK-22, RPT-11] a batch that was thinned: all feed over all that left, each part at its weight then; who was eaten is not dead, and all are somewhere', async ({
  phone,
}) => {
  const office = await phone('office');
  const { page, addSale, badge } = office.book;
  await page.clock.install({ time: THINNED_AT });
  await office.book.begin();
  await expect(badge).toHaveAccessibleName(/All sent/);
  await office.cutSignal();
  const farm = new Farm(page);
  await visit(page, '/farm/add/farm_activities?new=flock');
  await page.getByRole('radio', { name: 'Broilers' }).check({ force: true });
  await farm.addFlock({ name: 'Batch 7', count: 100, weeks: 0, cost: 2_500, daysAgo: 32 });
  await farm.card('Batch 7').getByRole('link', { name: 'Batch 7' }).click();
  await page.waitForURL('**/farm/farm_activities/view/**');
  const path = new URL(page.url()).pathname;
  await minded(office, path.split('/').at(-1)!);
  const sell = async (birds: string, kilograms: string) => {
    await visit(page, '/sales/view/0');
    await addSale.open();
    await addSale.pick('Birds, Batch 7');
    await page.getByRole('radio', { name: 'By weight' }).check({ force: true });
    await addSale.press(birds);
    await addSale.field('Weight of all').fill(kilograms);
    await addSale.price('9000');
    await addSale.pay('Paid all');
    await page.waitForURL('**/sales/view/0');
  };
  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Feed');
  await farm.press('10');
  await farm.save('feed');
  await farm.saved();
  await farm.pick('Dead birds');
  await farm.press('1');
  await farm.save('dead birds');
  await farm.saved();
  await sell('40', '60');
  // Five days later two are eaten, and after ten the others are sold.
  await page.clock.install({ time: THINNED_AT + 5 * 86_400_000 });
  await page.reload();
  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Killed or eaten');
  await farm.press('2');
  await page.getByRole('radio', { name: 'Eaten at home' }).check({ force: true });
  await farm.save('killed or eaten');
  await farm.saved();
  await page.clock.install({ time: THINNED_AT + 10 * 86_400_000 });
  await page.reload();
  await sell('55', '121');

  await visit(page, path);
  await expect(page.getByRole('main')).toContainText('3 in all, 3.0 %');
  const money = page.getByRole('region', { name: 'Money so far' });
  const brought = [
    ['Birds sold', '1,629,000'],
    // 550,000 over the 97 that left alive, and over their 184 kg.
    ['A bird costs', '5,670'],
    ['A kilogram alive costs', '2,989'],
  ] as const;
  for (const [name, amount] of brought) await expect(money.locator('div').filter({ has: page.getByText(name) }).last()).toContainText(amount); // prettier-ignore
  await page.getByRole('link', { name: 'Change or close this flock' }).click();
  const result = page.getByRole('region', { name: 'Figures of the flock' });
  const fact = (name: string) => result.locator('div').filter({ has: page.getByText(name, { exact: true }) }).locator('dd'); // prettier-ignore
  for (const [name, figure] of [
    ['Birds placed', '100'],
    ['Died', '3'],
    ['Eaten', '2'],
    ['Sold', '95'],
    ['Still in the book', '0'],
    ['Days', '42 days'],
    ['Feed', '300 kg'],
    ['Deaths', '3.0 %'],
    ['Not dead nor killed', '97.0 %'],
    // 40 × 1.5 + 55 × 2.2 + 2 × 1.5 = 184 kg for 97 birds, mean age 37.8 days.
    ['Mean live weight', '1.897 kg'],
    ['Gain a day', '49.1 g'],
    ['Feed for a kilogram', '1.63 kg'],
    ['Efficiency (EPEF)', '299'],
  ] as const)
    await expect(fact(name)).toHaveText(figure);
  for (const absent of ['Killed', 'Not found', 'Found more'])
    await expect(result.getByText(absent, { exact: true })).toHaveCount(0);
  const home = new Dashboard(page);
  await home.openAll('flocks');
  await expect(home.line('Batch 7').getByRole('cell').last()).toHaveText('5,670');
  expect(office.faults).toEqual([]);
});
