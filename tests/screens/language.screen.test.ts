import { expect, test } from './support/test.ts';

test('[LOK-14] a person chooses Swahili: every word changes at once and stays, also without a signal; then French', async ({ phone }) => {
  const one = await phone('one');
  const { page } = one.book;
  await page.goto('/register');
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Kiswahili').click();
  await expect(page.getByRole('button', { name: 'Jisajili' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('sw');
  await page.getByRole('radiogroup', { name: 'Lugha' }).getByText('English').click();
  await one.book.begin();
  await one.cutSignal();
  await page.goto('/settings/0');
  await page.getByText('Kiswahili').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Akaunti yangu' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Akaunti yangu' })).toBeVisible();
  await page.getByText('Français').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  await page.goto('/sales/view/0');
  await expect(page.getByRole('heading', { level: 1, name: 'Ventes' })).toBeVisible();
  expect(one.faults).toEqual([]);
}); // prettier-ignore
