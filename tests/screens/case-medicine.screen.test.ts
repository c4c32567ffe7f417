import type { Locator, Page } from '@playwright/test';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { openNotices } from '../e2e/support/notice-list.ts';
import { sellsAndMakes } from '../e2e/support/sells-and-makes.ts';
import { visit } from '../e2e/support/visit.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const OXY = 'OxyPowder001';

/** Set the phone's clock and restart the app. */
async function itIs(page: Page, at: string): Promise<void> {
  await page.clock.install({ time: new Date(at).getTime() });
  await page.reload();
}

/** A farm with House 1 at that time, offline: records of other phones are not awaited. */
async function houseAt(phone: (name: string) => Promise<Phone>, at: string, kind: 'Layers' | 'Broilers'): Promise<Phone> {
  const office = await phone('office');
  const { page, badge } = office.book;
  await page.clock.install({ time: new Date(at).getTime() });
  await office.book.begin();
  await expect(badge).toHaveAccessibleName(/All sent/);
  await sellsAndMakes(page);
  await office.cutSignal();
  await visit(page, '/farm/add/farm_activities?new=flock');
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await new Farm(page).addFlock({ name: 'House 1', count: 500, weeks: kind === 'Layers' ? 30 : 2, daysAgo: 10 });
  return office;
} // prettier-ignore

const addMedicine = (office: Phone) =>
  office.run('materials.add', { id: OXY, name: 'Oxytetracycline', category: 'medications', base_unit: 'g', withdrawal_meat_days: 7, withdrawal_egg_days: 5 }); // prettier-ignore

/** Record the medicine: dated yesterday, or today as an ongoing course. */
async function giveMedicine(page: Page, when: 'yesterday' | 'goes on'): Promise<void> {
  const farm = new Farm(page);
  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Medicine');
  await page.getByRole('radio', { name: 'Oxytetracycline' }).check({ force: true });
  if (when === 'yesterday') await farm.yesterday();
  else await page.getByRole('switch', { name: 'It goes on, the end is not known' }).check();
  await farm.press('5');
  await farm.save('medicine');
  await farm.saved();
}

const openHouse = async (page: Page): Promise<Locator> => {
  await visit(page, '/farm/view/0');
  await new Farm(page).card('House 1').getByRole('link', { name: 'House 1' }).click();
  return page.getByRole('region', { name: 'Vaccines and medicine' });
};
const notices = async (page: Page): Promise<Locator> => {
  await openNotices(page);
  return page.getByRole('list', { name: 'What came' }).getByRole('listitem');
};
const register = async (page: Page, day: string): Promise<Locator> => {
  const home = new Dashboard(page);
  await home.openAll('medicine');
  return home.line(day).getByRole('cell');
};

/** The cells of the medicine register after the date. */
const safe = (eggs: string, meat: string) => ['House 1', 'Medicine', 'Oxytetracycline', '', eggs, meat, 'Grace'];

/** The message in every form that takes birds. */
const STOP = 'Not for sale until 18 Nov (Oxytetracycline).';

test('[VET-3, VET-5, VET-6, SAL-44, PRC-2] medicine of yesterday: every place names the same days, eggs are put apart to the end of the last, birds are neither sold, dressed nor eaten', async ({
  phone,
}) => {
  const office = await houseAt(phone, '2026-11-11T06:30:00', 'Layers');
  const { page, addSale, sales } = office.book;
  const [farm, shop] = [new Farm(page), new Shop(page)];
  await visit(page, '/farm/add/raw_materials?category=medications&stock=here');
  await page.getByLabel('What is it?').fill('Oxytetracycline');
  await page.getByRole('button', { name: /^New material/ }).click();
  await page.getByLabel('It comes in a').fill('');
  await page.getByLabel('No meat for, days').fill('7');
  await page.getByLabel('No eggs for, days').fill('5');
  await shop.much('500', '20');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText('Oxytetracycline');
  await visit(page, '/shop/add?stock=here');
  await shop.opening({ name: 'Whole chicken', price: '30000' }, '1', '0');
  await giveMedicine(page, 'yesterday');

  const badges = ['No eggs for sale until 16 Nov', 'No birds for sale until 18 Nov'];
  const health = await openHouse(page);
  for (const badge of badges) await expect(page.getByText(badge, { exact: true })).toBeVisible();
  await expect(health).toContainText('Eggs: Not for sale until 16 Nov (Oxytetracycline)Birds: Not for sale until 18 Nov (Oxytetracycline)'); // prettier-ignore
  await visit(page, '/farm/view/0');
  for (const badge of badges) await expect(farm.card('House 1')).toContainText(badge);
  await expect(await notices(page)).toContainText([
    'Eggs of House 1 are not for saleNot until 16 Nov, because of Oxytetracycline.',
    'Birds of House 1 are not for saleNot until 18 Nov, because of Oxytetracycline.',
  ]);
  await expect(await register(page, '10 Nov')).toContainText(safe('16 Nov', '18 Nov'));

  const collect = async (at: string) => {
    await itIs(page, at);
    await visit(page, '/farm/add/farm_activities');
    await farm.pick('Eggs');
    const stop = page.getByText('Not for sale until 16 Nov (Oxytetracycline). Put apart.');
    await expect(page.getByRole('button', { name: 'Save eggs' })).toBeVisible();
    const isForbidden = (await stop.count()) > 0;
    await farm.press('2');
    await farm.save('eggs');
    await farm.saved();
    const round = await farm.today().first().textContent();
    return { isForbidden, isApart: round!.includes('not for sale') };
  };
  expect(await collect('2026-11-15T23:40:00')).toEqual({ isForbidden: true, isApart: true });
  expect(await collect('2026-11-16T00:20:00')).toEqual({ isForbidden: false, isApart: false });
  await openHouse(page);
  await expect(page.getByText(badges[0]!)).toHaveCount(0);
  await expect(page.getByText(badges[1]!)).toBeVisible();
  await expect(health.getByRole('region', { name: 'Put apart' })).toContainText('Good 2 trays');

  // The evening of the last day, in each form that takes birds.
  await itIs(page, '2026-11-17T23:40:00');
  await visit(page, '/sales/add');
  await addSale.pick('Birds, House 1');
  await addSale.press('10');
  await addSale.price('18000');
  await addSale.pay('Paid all');
  await expect(page.getByRole('alert').filter({ hasText: STOP })).toBeVisible();
  await shop.dress('House 1', '12');
  await expect(page.getByText(STOP)).toBeVisible();
  await visit(page, '/farm/add/farm_activities');
  await farm.pickMore('Killed or eaten');
  await farm.press('2');
  await page.getByRole('radio', { name: 'Eaten at home' }).check({ force: true });
  await farm.save('killed or eaten');
  await expect(page.getByText('Because of medicine they are not for eating until 18 Nov.')).toBeVisible();
  await visit(page, '/farm/view/0');
  await expect(farm.card('House 1')).toContainText('500 layers');

  // Half an hour later it is the day announced by all of them; the sale is still in its form.
  await itIs(page, '2026-11-18T00:10:00');
  await visit(page, '/sales/add');
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('10 birds')).toContainText('180,000');
  await visit(page, '/farm/view/0');
  await expect(farm.card('House 1')).toContainText('490 layers');
  await expect(farm.card('House 1')).not.toContainText('for sale until');
  await openHouse(page);
  await expect(page.getByText('Eggs may be sold')).toBeVisible();
  await expect(page.getByRole('region', { name: 'To call back' })).toHaveCount(0);
  expect(office.faults).toEqual([]);
});

for (const hour of ['06:30', '22:00'])
  test(`[VET-3, FLK-9] medicine of 10 November that is written down on the 11th at ${hour}: the birds are safe from the 18th, and of broilers no eggs are told of`, async ({
    phone,
  }) => {
    const office = await houseAt(phone, `2026-11-11T${hour}:00`, 'Broilers');
    const { page, addSale, sales } = office.book;
    await addMedicine(office);
    await giveMedicine(page, 'yesterday');
    await expect((await register(page, '10 Nov')).nth(5)).toHaveText('18 Nov');
    const told = (await notices(page)).filter({ hasText: 'not for sale' });
    await expect(told).toContainText(['Birds of House 1 are not for saleNot until 18 Nov']);
    const health = await openHouse(page);
    await expect(health).toContainText(STOP.replace('.', ''));
    await expect(health).not.toContainText('Eggs');
    await itIs(page, '2026-11-17T23:40:00');
    await visit(page, '/sales/add');
    await addSale.pick('Birds, House 1');
    await addSale.press('10');
    await addSale.price('9000');
    await addSale.pay('Paid all');
    await expect(page.getByRole('alert').filter({ hasText: STOP })).toBeVisible();
    await itIs(page, '2026-11-18T00:10:00');
    await visit(page, '/sales/add');
    await addSale.pay('Paid all');
    await page.waitForURL('**/sales/view/0');
    await expect(sales.row('10 birds')).toContainText('90,000');
    expect(office.faults).toEqual([]);
  });

test('[VET-4, RPT-7] a course that goes on is open everywhere; once it ended it is so nowhere, and its last dose says the days', async ({
  phone,
}) => {
  const office = await houseAt(phone, '2026-11-11T08:00:00', 'Layers');
  const { page } = office.book;
  await addMedicine(office);
  await giveMedicine(page, 'goes on');
  await expect(await register(page, '11 Nov')).toContainText(safe('Course is open', 'Course is open'));
  await expect((await notices(page)).first()).toContainText('Not until the course ends, because of Oxytetracycline.');
  await itIs(page, '2026-11-13T08:00:00');
  const health = await openHouse(page);
  await expect(page.getByText('No birds for sale until the course ends')).toBeVisible();
  await health.getByRole('button', { name: 'It ended today' }).click();
  // Five and seven days after eight in the morning of the 13th: safe from the beginning of the following day.
  await expect(health).toContainText(
    'Eggs: Not for sale until 19 Nov (Oxytetracycline)Birds: Not for sale until 21 Nov',
  );
  await expect(health).not.toContainText(/goes on/i);
  for (const day of ['11 Nov', '13 Nov'])
    await expect(await register(page, day)).toContainText(safe('19 Nov', '21 Nov'));
  expect(office.faults).toEqual([]);
});
