import type { Page } from '@playwright/test';
import { GRACE } from './pages/book.ts';
import { samplesLeft } from './support/samples-left.ts';
import { expect, test } from './support/test.ts';

const notice = (page: Page) => page.getByRole('note').filter({ hasText: 'A sample farm to try' });

test('[RTE-3] a visitor tries everything in a sample farm, without a signal too; nothing is sent, and an own book begins empty', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/identitytoolkit|google\.firestore|\/v1\//.test(request.url())) asked.push(request.url());
  });
  await page.goto('/home');
  await page.getByRole('link', { name: 'Look around a sample farm' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { name: /Grace/ })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('Money today')).toBeVisible();
  await expect(book.badge).toHaveCount(0);
  await book.installed();
  await stall.cutSignal();
  await page.getByRole('link', { name: 'Sales', exact: true }).first().click();
  await expect(book.sales.rows.first()).toBeVisible();
  await book.addSale.sell({ trays: 7, price: 12_345 });
  await expect(book.sales.row('86,415')).toBeVisible();
  await page.getByRole('link', { name: 'Farm', exact: true }).first().click();
  await expect(page.getByText(/House 1/).first()).toBeVisible();
  await stall.restoreSignal();
  expect(asked).toEqual([]);

  // It goes with its page: what was tried is not there any more.
  await page.goto('/dashboard');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('link', { name: 'Sales', exact: true }).first().click();
  await expect(book.sales.rows.first()).toBeVisible();
  await expect(book.sales.row('86,415')).toHaveCount(0);

  await notice(page).getByRole('link', { name: 'Start your own' }).click();
  await book.fillAccount(GRACE);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
  await book.setUp({ name: 'Own Farm' });
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Own Farm').filter({ visible: true }).first()).toBeVisible();
  await expect(book.sales.rows).toHaveCount(0);
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  expect(await samplesLeft(page)).toBe(0);
});
