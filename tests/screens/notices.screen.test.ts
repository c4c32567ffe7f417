import type { Page } from '@playwright/test';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { sendNotice } from '../../scripts/operator/send-notice.ts';
import type { CommandInput } from '../../src/contract/port.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { People } from '../e2e/pages/people.ts';
import { ZAWADI } from '../e2e/support/somebody.ts';
import { openNotices, timeOnPhone } from '../e2e/support/notice-list.ts';
import { dayOnPhone, PHONE_SIZE, WIDE_SIZE } from '../e2e/support/phone-place.ts';
import type { Phone } from './support/phone.ts';
import { aFlock } from './support/a-flock.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

const FLOCK = 'HouseHouse12';
const MEDICINE = 'TylosinTyl12';
const HOUR_MS = 3_600_000;

const ago = (days: number) => new Date(Date.now() - days * 24 * HOUR_MS).toISOString();
const list = (page: Page) => page.getByRole('list', { name: 'What came' });
const popup = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** From now on the test controls the clock, so that time passes without waiting. */
async function ownClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now());
  await page.clock.resume();
}

/** Records that cause a notification of each kind; entered without the screens. */
async function writeDown(office: Phone): Promise<void> {
  const activity = (content: CommandInput<'farm.addActivity'>['content'], occurred_at: string) =>
    office.run('farm.addActivity', { id: newDocumentId(), farm_id: FLOCK, session: 'morning', content, occurred_at });
  const eggs = (qty: number, days: number) =>
    activity({ kind: 'eggs', grades: [{ grade: 'good', qty }], withheld: false }, ago(days));
  await office.run('materials.add', { id: MEDICINE, name: 'Tylosin', category: 'medications', base_unit: 'g', reorder_level: 50, withdrawal_meat_days: 7, withdrawal_egg_days: 7 }); // prettier-ignore
  await office.run('shop.addEntry', { entry: { id: newDocumentId(), item_id: MEDICINE, qty: 40, content: { kind: 'opening', value: 1_000, expiry: dayOnPhone(-9) }, occurred_at: ago(9) } }); // prettier-ignore
  await office.run('farm.addFlock', aFlock({ id: FLOCK, plan_id: 'layer-ke-icow', placed_on: dayOnPhone(10), age_at_placement_days: 119, initial_count: 500 })); // prettier-ignore
  for (const days of [4, 3, 2]) await eggs(400, days);
  await eggs(300, 1);
  await activity({ kind: 'mortality', qty: 13, cause: 'unknown' }, ago(0));
  await activity({ kind: 'medication', raw_material_id: MEDICINE, qty: 5, unit: 'g', factor: 1, days: 1 }, ago(0));
  await oweToday(office, 'Musa');
}

/** A tray on credit, due today. */
async function oweToday(office: Phone, name: string): Promise<void> {
  const customer = { id: newDocumentId(), name };
  const line = { line_id: newDocumentId(), item_kind: 'other', description: 'Eggs', qty: 30, unit: 'tray', factor: 30, unit_price: 12_000 } as const; // prettier-ignore
  await office.run('customers.add', customer);
  await office.run('sales.add', { id: newDocumentId(), lines: [line], customer, pay: { kind: 'later' }, due_date: dayOnPhone(), occurred_at: ago(1) }); // prettier-ignore
}

/** Title of each notification, and the screen it links to. */
const TOLD = [
  ['Many dead birds in House 1', `/farm/farm_activities/view/${FLOCK}`],
  ['House 1 lays less', `/farm/farm_activities/view/${FLOCK}`],
  ['Vaccine is late', `/farm/farm_activities/view/${FLOCK}`],
  ['Eggs of House 1 are not for sale', `/farm/farm_activities/view/${FLOCK}`],
  ['Little left: Tylosin', `/farm/view/3/raw_material/${MEDICINE}`],
  ['Expires soon: Tylosin', `/farm/view/3/raw_material/${MEDICINE}`],
  ['Musa owes 12,000', '/sales/customer?id='],
] as const;

test('[NTF-4, NTF-11, NTF-3] without a signal, on a phone and on a wide screen: what is due comes up once, leads where it is, and a kind is stopped and comes again', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  await office.cutSignal();
  await openNotices(page);
  await expect(page.getByText('Nothing needs you now.')).toBeVisible();
  await page.getByLabel('What is due is told from').selectOption('00:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.book.toast('Saved on this phone').first()).toBeVisible();
  await writeDown(office);

  await visit(page, '/sales/view/0');
  await ownClock(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  // The app checks some seconds after its start, and then only every two minutes.
  await page.clock.runFor(6_000);
  const news = popup(page, 'things to look at');
  await expect(news).toContainText('Many dead birds in House 1', { timeout: 40_000 });
  await news.getByRole('button', { name: 'Open' }).click();
  await page.waitForURL('**/settings/7');
  await expect(news).toBeHidden();
  for (const [title, path] of TOLD) {
    const link = list(page).getByRole('link').filter({ hasText: title });
    await expect(link).toContainText('New');
    expect(await link.getAttribute('href')).toContain(path);
  }
  // The next check, after the next start, has one more notification and shows only that one.
  await oweToday(office, 'Joy');
  await visit(page, '/sales/view/0');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await page.clock.runFor(6_000);
  const next = popup(page, 'Joy owes 12,000');
  await expect(next).toBeVisible({ timeout: 40_000 });
  await expect(popup(page, 'House 1')).toHaveCount(0);
  await openNotices(page);
  await list(page).getByRole('link').filter({ hasText: 'Expires soon: Tylosin' }).click();
  await page.waitForURL(`**/farm/view/3/raw_material/${MEDICINE}`);
  await expect(page.getByRole('heading', { name: 'Tylosin' }).first()).toBeVisible();

  // The list is opened, and one kind is turned off: one press, confirmed, and undone.
  await openNotices(page);
  const debt = list(page).getByRole('listitem').filter({ hasText: 'Musa owes 12,000' });
  await expect(debt).not.toContainText('New');
  await debt.getByRole('button', { name: 'No more of these: Debts that are due' }).click();
  await expect(debt).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Debts that are due' })).not.toBeChecked();
  await office.book.toast('Stopped on this phone: Debts that are due').getByRole('button', { name: 'Undo' }).click();
  await expect(debt).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Debts that are due' })).toBeChecked();
  for (const size of [PHONE_SIZE, WIDE_SIZE]) {
    await page.setViewportSize(size);
    await expect(debt).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(office.faults).toEqual([]);
});

test('[NTF-11, SET-6] quiet hours hold back what comes, a reload changes nothing, and it comes when they end', async ({
  phone,
  server,
}) => {
  const office = await phone('office');
  const { page } = office.book;
  await office.book.register();
  await office.book.setUp();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await openNotices(page);
  await page.getByRole('switch', { name: 'Quiet hours on this phone' }).check({ force: true });
  await page.getByLabel('From', { exact: true }).fill(await timeOnPhone(page, -1));
  await page.getByLabel('Until', { exact: true }).fill(await timeOnPhone(page, 1));
  const operator = server.operator;
  const [business] = await operator.list('businesses');
  await visit(page, '/sales/view/0');
  await sendNotice(operator, business!.id, { title: 'Closed on Sunday', body: 'From 6 to 8.', link: '/settings/12' }, new Date()); // prettier-ignore
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('link', { name: /^Notifications 1 new/ })).toBeVisible(); // it has arrived
  await page.reload();
  await expect(page.getByRole('link', { name: /^Notifications 1 new/ })).toBeVisible();
  await expect(popup(page, 'Closed on Sunday')).toHaveCount(0);

  // Two hours later on the phone's clock.
  await page.clock.install({ time: Date.now() + 2 * HOUR_MS });
  await page.reload();
  const news = popup(page, 'Closed on Sunday');
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Open' }).click();
  await page.waitForURL('**/settings/12');
  await expect(page.getByRole('heading', { name: 'What is new' })).toBeVisible();
  await expect.poll(async () => (await operator.list('notifications'))[0]?.data['opened']).toBe(true);
  await page.clock.resume();
});

test('[NTF-4, RUL-21] who invited somebody is told that they joined, and led to them; untouched, it lies in nobody’s way for long', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  await visit(page, '/farm/add/farm_activities?new=flock');
  await new Farm(page).addFlock({ name: 'House 1', count: 500 });
  const path = await new People(page).invite('attendant', { name: ZAWADI.first_name, email: ZAWADI.email });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const field = await phone('field');
  await field.book.takeUp(path, ZAWADI);
  await ownClock(page);
  const news = popup(page, 'Zawadi has joined');
  await expect(news).toContainText('Nakato Poultry');
  // Without interaction it disappears, and stays new in the list.
  await page.clock.runFor(20_000);
  await expect(news).toBeHidden();
  // The popup does not reappear at the next start either.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Attendants' })).toBeVisible();
  await page.clock.runFor(6_000);
  await expect(news).toBeHidden();
  await openNotices(page);
  const told = list(page).getByRole('link').filter({ hasText: 'Zawadi has joined' });
  await expect(told).toContainText('New');
  await told.click();
  await page.waitForURL('**/settings/5');
  await expect(page.getByText('Zawadi').first()).toBeVisible();
});

test('[SET-6] the limits are checked and hold on another phone; guides, version and news are read without a signal', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  await openNotices(page);
  const feed = page.getByLabel('Feed lasts fewer days than');
  await feed.fill('0');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('From 1 to 90.')).toBeVisible();
  await feed.fill('4');
  await page.getByLabel('Dead birds in a day, % of the hens').fill('0,8');
  await page.getByLabel('A day without a record is told from').selectOption('18:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.book.toast('Saved on this phone').first()).toBeVisible();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const other = await phone('other', { viewport: WIDE_SIZE });
  await other.book.signIn();
  await visit(other.book.page, '/settings/7');
  await expect(other.book.page.getByLabel('Feed lasts fewer days than')).toHaveValue('4');
  await expect(other.book.page.getByLabel('Dead birds in a day, % of the hens')).toHaveValue('0.8');
  await expect(other.book.page.getByLabel('A day without a record is told from')).toHaveValue('18');

  await office.cutSignal();
  await visit(page, '/settings/0');
  await page.getByRole('link', { name: /^Help & version/ }).click();
  await expect(page.getByText('Open Sales and press “New sale”.')).toBeHidden();
  await page.getByText('Sell something').click();
  await expect(page.getByText('Open Sales and press “New sale”.')).toBeVisible();
  await expect(page.getByText('Quiet hours hold them back', { exact: false })).toBeVisible();
  await expect(page.getByText('0.1.0', { exact: true })).toBeVisible();
});
