import type { Page } from '@playwright/test';
import { vi } from 'vitest';
import { GRACE } from '../e2e/pages/book.ts';
import { samplesLeft } from '../e2e/support/samples-left.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

const notice = (page: Page) => page.getByRole('note').filter({ hasText: 'A sample farm to try' });

test('[RTE-3] whose book waits for a PIN on this phone is led to it, and not into a sample', async ({ begun }) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await page.goto('/settings/0');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN, 4 to 8 digits').fill('4711');
  await page.getByLabel('The same PIN again').fill('4711');
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.waitForURL(/\/login/);
  // The address at which the app starts.
  history.replaceState(null, '', '/dashboard');
  await page.reload();
  await page.waitForURL('**/login?next=%2Fdashboard');
  await expect(page.getByRole('textbox', { name: 'PIN of Grace' })).toBeVisible();
  expect(await samplesLeft(page)).toBe(0);
});

test('[RTE-3] a visitor tries everything in a sample farm, without a signal too; nothing is sent, and an own book begins empty', async ({
  phone,
  server,
}) => {
  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  const asked = [vi.spyOn(server, 'call'), vi.spyOn(server, 'listen'), vi.spyOn(server, 'accountOf')];
  // The target of the public page's link.
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /Grace/ })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Money today')).toBeVisible();
  await expect(book.badge).toHaveCount(0);
  await stall.cutSignal();
  await page.getByRole('link', { name: 'Sales', exact: true }).first().click();
  await expect(book.sales.rows.first()).toBeVisible();
  await book.addSale.sell({ trays: 7, price: 12_345 });
  await expect(book.sales.row('86,415')).toBeVisible();
  await page.getByRole('link', { name: 'Farm', exact: true }).first().click();
  await expect(page.getByText(/House 1/).first()).toBeVisible();
  await stall.restoreSignal();
  expect(asked.flatMap(({ mock }): unknown[] => mock.calls)).toEqual([]);

  // The sample exists only as long as its page: after a reload all changes are gone.
  await visit(page, '/dashboard');
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Sales', exact: true }).first().click();
  await expect(book.sales.rows.first()).toBeVisible();
  await expect(book.sales.row('86,415')).toHaveCount(0);

  // After any reload the visitor is on the same screen, in a fresh farm.
  await book.addSale.sell({ trays: 7, price: 12_345 });
  await page.reload();
  await page.waitForURL('**/sales/view/0');
  await expect(notice(page)).toBeVisible();
  await expect(book.sales.rows.first()).toBeVisible();
  await expect(book.sales.row('86,415')).toHaveCount(0);

  await notice(page).getByRole('link', { name: 'Start your own' }).click();
  await book.fillAccount(GRACE);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
  await book.setUp({ name: 'Own Farm' });
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Own Farm').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('No sales yet', { exact: false })).toBeVisible();
  await expect(book.sales.rows).toHaveCount(0);
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  expect(await samplesLeft(page)).toBe(0);
});
