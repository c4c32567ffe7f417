import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.ts';
import { PHONE_SIZE, WIDE_SIZE } from './support/phone-place.ts';
import { visit } from './support/visit.ts';

test('[SHL-15] by Ctrl and K, or by a press: a name, a number or a screen, and Enter opens it; without a signal too', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { page } = stall.book;
  // The sample farm has something of each kind. [RTE-3]
  await visit(page, '/dashboard');
  await expect(page.getByText('Money today')).toBeVisible();
  await stall.book.installed();
  await stall.cutSignal();
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('textbox', { name: 'Find' });

  await page.setViewportSize(WIDE_SIZE);
  await page.keyboard.press('Control+k');
  await field.fill('nansub');
  await expect(dialog.getByRole('button', { name: /Amina Nansubuga/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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
