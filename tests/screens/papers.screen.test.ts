import { vi } from 'vitest';
import { PaperPage } from '../e2e/pages/paper.ts';
import { stallWithDebt } from '../e2e/support/stall-with-debt.ts';
import { expect, test } from './support/test.ts';

test('[RTE-17, RTE-20, INV-2, INV-4] a paper is printed on the size that was chosen, alone, and the second time as a COPY', async ({
  begun,
}) => {
  const stall = await stallWithDebt(begun);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  await paper.open(sales.row('Amina'));
  await expect(page.getByRole('radio', { name: '58 mm' })).toBeChecked();
  let sheet = '';
  using _printing = vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const { textContent } = document.querySelector('body > [data-size]')!;
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    const rule = rules.find((one) => one instanceof CSSPageRule)?.cssText;
    sheet = `${rule} ${textContent}`;
    window.dispatchEvent(new Event('afterprint'));
  });
  const printed = async () => {
    sheet = '';
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(() => sheet).not.toBe('');
    return sheet;
  };
  const first = await printed();
  expect(first).toMatch(/@page \{ size: 58mm \d+mm/);
  expect(first).toContain('NAKATO POULTRY');
  expect(first).not.toContain('COPY');
  await expect(page.getByText('It was printed on this phone before')).toBeVisible();
  await paper.printOn('A5');
  const second = await printed();
  expect(second).toMatch(/size: a5/i);
  expect(second).toContain('COPY');
  expect(await page.locator('body > [data-size]').count()).toBe(0);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'A5' })).toBeChecked();
  await page.goto(page.url().replace('receipt', 'invoice'));
  await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked();
  await expect(page.getByText('It was printed on this phone before')).toHaveCount(0);
});

test('[INV-3] a receipt is saved as a picture and copied as a text', async ({ begun }) => {
  const stall = await stallWithDebt(begun);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  await page.reload();
  await paper.open(sales.row('Amina'));
  await paper.send();
  const download = page.waitForEvent('download');
  await paper.sheet.getByRole('button', { name: 'As a picture' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/^Receipt-.*\.png$/);
  let copied = '';
  navigator.clipboard.writeText = (text) => Promise.resolve(void (copied = text));
  await paper.sheet.getByRole('button', { name: 'Copy as a text' }).click();
  await expect(page.getByText('Text copied')).toBeVisible();
  expect(copied).toContain('*To pay by');
  Reflect.deleteProperty(navigator.clipboard, 'writeText');
  Reflect.deleteProperty(navigator, 'share');
});

test('[INV-5, SET-7] header, footer, number and roll of settings page 10 are on the next receipt, also without a signal', async ({
  begun,
}) => {
  const stall = await stallWithDebt(begun);
  const { page, sales } = stall.book;
  const paper = new PaperPage(page);
  await stall.cutSignal();
  await page.goto('/settings/0');
  await page.getByRole('link', { name: /Receipts & printer/ }).click();
  await page.getByLabel('Below your name').fill('Fresh eggs every day');
  await page.getByLabel('At the end').fill('Webale nnyo!\nMoMo till 55 100');
  await page.getByLabel('Before the number').fill('NP-');
  await page.getByRole('radio', { name: '80 mm' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(stall.book.toast('Saved on this phone')).toBeVisible();
  await page.goto('/sales/view/0');
  await paper.open(sales.row('Amina'));
  await expect(page.getByRole('radio', { name: '80 mm' })).toBeChecked();
  for (const text of ['Fresh eggs every day', 'MoMo till 55 100', 'Receipt NP-'])
    await expect(paper.paper).toContainText(text);
  await page.reload();
  await expect(paper.paper).toContainText('Fresh eggs every day');
});

test('[SAL-25] from the message that a sale was saved there is a way to its receipt', async ({ begun }) => {
  const stall = await stallWithDebt(begun);
  const { page, addSale } = stall.book;
  const receipts = page.getByRole('link', { name: 'Show the receipt' });
  // The message about the previous sale may still be shown.
  const before = (await receipts.count()) > 0 ? await receipts.first().getAttribute('href') : '';
  await addSale.sell({ trays: 2, price: 12_000 });
  await receipts.and(page.locator(`:not([href="${before}"])`)).click();
  await expect(new PaperPage(page).paper).toContainText('24,000');
  await page.getByRole('link', { name: 'Next sale' }).click();
  await addSale.opened('New sale');
});
