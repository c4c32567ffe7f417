import { misfitsOf } from '../e2e/support/misfits.ts';
import { visit } from '../e2e/support/visit.ts';
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
  await expect(page.getByRole('heading', { level: 1, name: 'Zaidi' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Zaidi' })).toBeVisible();
  await page.getByText('Français').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plus' })).toBeVisible();
  await page.goto('/sales/view/0');
  await expect(page.getByRole('heading', { level: 1, name: 'Ventes' })).toBeVisible();
  expect(one.faults).toEqual([]);
}); // prettier-ignore

test('[LOK-14, LOK-7] the longer words of French and Swahili are whole on every button of an expense', async ({
  begun,
}) => {
  const { book } = await begun('stall');
  const { page } = book;
  for (const language of ['fr', 'sw']) {
    await page.evaluate((chosen) => localStorage.setItem('flockbook.language', chosen), language);
    await page.reload();
    await visit(page, '/expenses/add');
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('group').getByRole('button').first()).toBeVisible();
    expect([language, misfitsOf().filter((fault) => fault.startsWith('cut off') || fault.startsWith('scrolls'))]).toEqual([language, []]); // prettier-ignore
  }
});

test('[LOK-14] a walk names everything in English on a phone that speaks French', async ({ begun }) => {
  const { book } = await begun('stall', { language: 'fr' });
  await expect(book.page.getByRole('heading', { level: 1, name: 'Sales' })).toHaveText('Sales');
  await expect(book.page.getByRole('link', { name: /^Phones and sync/ })).toHaveAccessibleName(/All sent/);
  expect(document.querySelector('h1')!.textContent).toBe('Ventes');
});
