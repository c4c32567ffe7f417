import type { Page } from '@playwright/test';
import { serverTimestamp } from '../../backend/admin.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

/** 03:30 on the 20th in Kampala, where this phone is; 19:30 on the 19th in New York. */
const NIGHT = new Date('2026-11-20T00:30:00.000Z');

const placeOn = (page: Page) => page.getByRole('combobox', { name: 'Days follow the clock in' });
/** The option list closes while the field is out of view, as in the middle of a screen transition. */
const choose = (page: Page, typed: string, name: RegExp) =>
  expect(async () => {
    await placeOn(page).scrollIntoViewIfNeeded();
    await placeOn(page).fill(typed);
    await page.getByRole('option', { name }).click({ timeout: 1_000 });
  }).toPass();

const [KAMPALA_MS, YEAR_MS] = [3 * 3_600_000, 365 * 86_400_000];

test('[DOC-6, SET-4] case I: a phone that stands elsewhere writes and shows the day and the hour of the business', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await page.clock.install({ time: NIGHT });
  await page.reload();
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(page.getByRole('heading', { name: 'Today, Fri 20 Nov' })).toBeVisible();
  await expect(stall.book.sales.rows.first()).toContainText('03:30');

  await visit(page, '/settings/2');
  await expect(placeOn(page)).toHaveValue(/^Kampala 03:3\d, Africa$/);
  await choose(page, 'york new', /^New York 19:[34]\d, America$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();

  // The record stays on its day, which is tomorrow there.
  await visit(page, '/sales/view/0');
  await expect(page.getByRole('heading', { name: 'Fri 20 Nov' })).toBeVisible();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await expect(page.getByRole('heading', { name: 'Today, Thu 19 Nov' })).toBeVisible();
  await expect(stall.book.sales.rows.filter({ hasText: '24,000' })).toContainText('19:30');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  // Another phone uses the same day from its first screen on.
  const office = await phone('office');
  await office.book.page.clock.install({ time: NIGHT });
  await office.book.signIn();
  await expect(office.book.page.getByRole('heading', { name: 'Today, Thu 19 Nov' })).toBeVisible();
  await expect(office.book.sales.rows.filter({ hasText: '24,000' })).toContainText('19:30');
});

test('[DOC-6, RPT-1] an owner whose business has no place of its own yet is asked once', async ({ begun, server }) => {
  const office = await begun('office');
  const { page } = office.book;
  await visit(page, '/dashboard');
  const asked = page.getByText('Where is the farm?');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asked).toBeHidden();
  const [settings] = server.admin.list('settings');
  const { time_zone: _gone, ...rest } = settings!.data;
  await server.admin.commit([
    { set: `settings/${settings!.id}`, data: { ...rest, rev: 2, updated_at: serverTimestamp } as never },
  ]);
  await asked.click();
  await page.waitForURL('**/settings/2');
  await visit(page, '/settings/2');
  await choose(page, 'kampala', /^Kampala/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(asked).toBeHidden();
});

test('[DOC-18, MSG-24] case I: what a phone writes a year ahead is sent on its own day and asked about; with a signal its days are right at once', async ({
  begun,
  server,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const RightDate = Date;
  server.now = () => RightDate.now();
  const now = RightDate.now();
  const today = new Date(now + KAMPALA_MS).toISOString().slice(0, 10);
  const nextYear = String(Number(today.slice(0, 4)) + 1);
  const [business] = server.admin.list('businesses');
  const sales = () => server.admin.list(`businesses/${business!.id}/sales`).map(({ data }) => data);

  await stall.cutSignal();
  await page.clock.install({ time: now + YEAR_MS });
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await expect(page.getByRole('heading', { name: new RegExp(`^Today, .*`) })).toBeVisible();
  await stall.restoreSignal();
  await expect(stall.book.toast(`Your phone says ${nextYear}. Set the date.`)).toBeVisible();
  await expect.poll(sales).toHaveLength(1);
  expect(sales()[0]).toMatchObject({ day: today });
  expect(String(sales()[0]!['clock_said']).slice(0, 4)).toBe(nextYear);

  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect.poll(sales).toHaveLength(2);
  expect(sales().map(({ day }) => day)).toEqual([today, today]);
  expect(sales().filter((sale) => 'clock_said' in sale)).toHaveLength(1);
  await expect(stall.book.sales.rows).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /^Today/ })).toHaveCount(1);

  await visit(page, '/dashboard');
  await page.getByText('1 record: is the day right?').click();
  await page.waitForURL('**/settings/11');
  await expect(page.getByText('Clock was wrong')).toBeVisible();

  // The user sets the clock: nothing moves any more.
  await visit(page, '/sales/view/0');
  await page.clock.install({ time: now + 60_000 });
  await stall.book.addSale.sell({ trays: 3, price: 12_000 });
  await expect.poll(sales).toHaveLength(3);
  expect(sales().map(({ day }) => day)).toEqual([today, today, today]);
  expect(sales().filter((sale) => 'clock_said' in sale)).toHaveLength(1);
});
