import axe from 'axe-core';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { PHONE_SIZE, WIDE_SIZE } from '../e2e/support/phone-place.ts';
import { visit } from '../e2e/support/visit.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

/** The command palette of a user whose book has been loaded. */
async function finder({ book: { page, sales, badge } }: Phone) {
  await expect(sales.rows.first()).toBeVisible();
  await expect(badge).toHaveAccessibleName(/All sent/);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('textbox', { name: 'Find' });
  // The library writes group headings as styles.
  return { dialog, field, group: (title: string) => dialog.locator(`[style*="${title}"]`) };
}

test('[SHL-15] a seller finds customers and sales, and nothing that they may not open', async ({ withDemo, phone }) => {
  await withDemo();
  const office = await phone('office');
  await office.book.signIn(DEMO_PEOPLE[0]);
  const theirs = await finder(office);
  for (const [words, title] of [['0012', 'Purchases'], ['bro', 'Feed and medicine']] as const) {
    await theirs.field.fill(words);
    await expect(theirs.group(title)).toBeVisible();
  } // prettier-ignore

  const stall = await phone('stall');
  await stall.book.signIn(DEMO_PEOPLE[1]);
  const { dialog, field, group } = await finder(stall);
  await field.fill('0012');
  await expect(dialog.getByRole('button', { name: /-0012/ }).first()).toBeVisible();
  await expect(group('Sales')).toBeVisible();
  await expect(group('Purchases')).toHaveCount(0);
  await expect(group('Expenses')).toHaveCount(0);
  // A customer, and feed next to him: the results appeared at once.
  await field.fill('bro');
  await expect(dialog.getByRole('button', { name: 'Brother Denis' })).toBeVisible();
  await expect(group('Feed and medicine')).toHaveCount(0);
  await field.fill('admins');
  await expect(dialog.getByText(/Nothing is called so/)).toBeVisible();
});

test('[SHL-15] by Ctrl and K, or by a press: a name, a number or a screen, and Enter opens it; without a signal too', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { page } = stall.book;
  // The sample farm contains records of each kind. [RTE-3]
  await visit(page, '/dashboard');
  await expect(page.getByText('Money today')).toBeVisible();
  await stall.cutSignal();
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('textbox', { name: 'Find' });

  await page.setViewportSize(WIDE_SIZE);
  await page.keyboard.press('Control+k');
  await field.fill('nansub');
  await expect(dialog.getByRole('button', { name: /Amina Nansubuga/ })).toBeVisible();
  expect((await axe.run()).violations).toEqual([]);
  await field.press('Enter');
  await page.waitForURL('**/sales/customer?id=*');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Amina Nansubuga' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('k7b-0012');
  await dialog.getByRole('button', { name: 'K7B-0012' }).first().click();
  await page.waitForURL('**/sales/receipt/*');
  await expect(page.getByText('No. K7B-0012')).toBeVisible();

  await page.setViewportSize(PHONE_SIZE);
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Find a name or a number' }).click();
  await field.fill('cash b');
  expect((await axe.run()).violations).toEqual([]);
  await field.press('Enter');
  await page.waitForURL('**/dashboard?report=cash');
  await page.goBack();
  await page.getByRole('button', { name: 'Find a name or a number' }).click();
  await field.fill('no such thing');
  await expect(dialog.getByText(/Nothing is called so/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await stall.restoreSignal();
});
