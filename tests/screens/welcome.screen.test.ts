import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

/** Name, kind of business and currency: the questions for founding a business. */
async function found(page: Page, kind: 'Farm' | 'Shop'): Promise<void> {
  await page.getByLabel('Business name').fill('Nakato Poultry');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
}

test('[BIZ-8, SHL-16] five questions; without a signal the first flock and a helper, gone on with where the tab was closed', async ({
  phone,
  server,
}) => {
  const stall = await phone('stall');
  const { page } = stall.book;
  await stall.book.register();
  await expect(page.getByRole('list', { name: 'Question 1 of 3' })).toBeVisible();
  await stall.cutSignal();
  await found(page, 'Farm');
  await expect(page.getByRole('heading', { name: 'Which birds do you have?' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Question 1 of 2' })).toBeVisible();
  await page.getByLabel('Name of the flock').fill('House 1');
  await page.getByLabel('How many birds').fill('0');
  await page.getByLabel('How old, in weeks').fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a number above 0.')).toBeVisible();

  await page.reload();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Go on with the setup/ }).click();
  await expect(page.getByLabel('Name of the flock')).toHaveValue('House 1');
  await page.getByLabel('How many birds').fill('480');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Who helps you?' })).toBeVisible();
  await page.reload();
  await page.getByLabel('Name', { exact: true }).fill('Juma');
  await page.getByLabel('Email').fill('juma');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill('juma@farm.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/\/attendant_invite\/[A-Za-z0-9]{12}#juma%40farm\.test$/)).toBeVisible();
  await expect(page.getByText('The link works once it was sent.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send with WhatsApp' })).toBeVisible();
  await page.getByRole('button', { name: 'Open my book' }).click();
  await page.waitForURL('**/sales/view/0');
  await page.goto('/welcome');
  await page.waitForURL('**/sales/view/0');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Grace/ })).toBeVisible();
  await expect(page.getByText('Go on with the setup')).toBeHidden();

  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const { admin } = server;
  const [business] = admin.list('businesses');
  const flocks = admin.list(`businesses/${business!.id}/farm`);
  expect(flocks.map(({ data }) => data)).toMatchObject([{ name: 'House 1', purpose: 'layer', initial_count: 480, age_at_placement_days: 140 }]); // prettier-ignore
  expect((admin.list('invites')).map(({ data }) => data)).toMatchObject([{ email: 'juma@farm.test', kind: 'attendant', status: 'open' }]); // prettier-ignore
  expect(stall.faults).toEqual([]);
});

test('[BIZ-8, BIZ-11] a shop begins with its products; one press skips a question, another one all of them', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { page } = stall.book;
  await stall.book.register();
  await found(page, 'Shop');
  await expect(page.getByRole('heading', { name: 'What do you sell?' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Product/ })).toHaveCount(5);
  await page.getByLabel('Product 1', { exact: true }).fill('Layer mash');
  await page.getByLabel('Price of product 1').fill('133000');
  await expect(page.getByLabel('Price of product 1')).toHaveValue('133,000');
  await page.getByLabel('Product 2', { exact: true }).fill('layer MASH');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is there already.')).toBeVisible();
  await page.getByLabel('Product 2', { exact: true }).fill('Drinker');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Who helps you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForURL('**/sales/view/0');
  await visit(page, '/shop');
  const stock = page.getByRole('list', { name: 'Stock' });
  await expect(stock.getByRole('link')).toHaveCount(2);
  await stock.getByRole('link', { name: /Layer mash/ }).click();
  await expect(page.getByRole('main')).toContainText('133,000');

  // Another business has its own questions, all of them skipped at once.
  await visit(page, '/businesses/add');
  await found(page, 'Farm');
  await expect(page.getByRole('heading', { name: 'Which birds do you have?' })).toBeVisible();
  await page.getByRole('button', { name: 'Open my book' }).click();
  await page.waitForURL('**/sales/view/0');
  await visit(page, '/farm/view/0');
  await expect(page.getByRole('link', { name: 'Add your first flock' })).toBeVisible();
  expect(stall.faults).toEqual([]);
});
