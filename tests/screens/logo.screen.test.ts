import type { Locator } from '@playwright/test';
import { vi } from 'vitest';
import { Expenses } from '../e2e/pages/expenses.ts';
import { PaperPage } from '../e2e/pages/paper.ts';
import { aLogoFile } from '../e2e/support/logo-file.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

/** A width above 60 px proves that the logo was decoded and is not a broken image. */
const expectLogo = (paper: Locator) =>
  expect.poll(() => paper.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(60);

// The view of a stranger on the shared page is tested in papers.e2e.ts.
test('[SET-4, INV-5] a logo chosen without a signal is on receipt, roll and voucher at once, on the other phone and on the shared page later', async ({
  begun,
  phone,
  server,
}) => {
  const stall = await begun('stall');
  const { page, sales, addSale } = stall.book;
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  const expenses = new Expenses(page);
  await expenses.open();
  await expenses.begin('Transport', 15_000);
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();

  await visit(page, '/settings/10');
  await page.getByLabel('Below your name').fill('Fresh eggs every day');
  await page.getByLabel('At the end').fill('Webale nnyo!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(stall.book.toast('Saved on this phone')).toBeVisible();
  await visit(page, '/settings/1');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file is no picture that this phone can read.', { exact: false })).toBeVisible();
  await chooser.setInputFiles(await aLogoFile(page));
  const shown = page.getByRole('img', { name: 'Your logo' });
  await expect(shown).toBeVisible();
  expect((await shown.getAttribute('src'))!.length).toBeLessThan(12_100);

  await visit(page, '/sales/view/0');
  const paper = new PaperPage(page);
  await paper.open(sales.row('Amina'));
  await expectLogo(paper.paper);
  let printedLogo: number | false = false;
  const printing = vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const logo = document.querySelector<HTMLImageElement>('body > [data-size] img');
    printedLogo = logo?.complete === true && logo.naturalWidth;
    window.dispatchEvent(new Event('afterprint'));
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => printedLogo).toBeGreaterThan(60);
  printing.mockRestore();
  await paper.send();
  const download = page.waitForEvent('download');
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  await paper.sheet.getByRole('button', { name: 'As a picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Receipt-.*\.png$/);
  Reflect.deleteProperty(navigator, 'share');
  await paper.sheet.getByRole('button', { name: 'Make a link' }).click();
  const [, , orderId, businessId] = new URL(await paper.link()).pathname.split('/');

  await expenses.open();
  await expenses.row('Transport').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Voucher' }).click();
  await expectLogo(page.getByRole('article'));
  for (const text of ['Fresh eggs every day', 'Webale nnyo!', 'Fifteen thousand'])
    await expect(page.getByRole('article')).toContainText(text);

  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const office = await phone('office');
  await office.book.signIn();
  await expect(office.book.sales.row('Amina')).toHaveCount(1);
  await visit(office.book.page, '/settings/1');
  await expect(office.book.page.getByRole('img', { name: 'Your logo' })).toBeVisible();

  // The document delivered to the recipient of the link.
  expect(server.fieldsAt(`public_docs/${businessId}_${orderId}`)).toMatchObject({
    total: 60_000,
    seller: { logo: expect.stringMatching(/^data:image\//) },
  });

  await office.book.page.getByRole('button', { name: 'No logo' }).click();
  await expect(office.book.page.getByRole('img', { name: 'Your logo' })).toHaveCount(0);
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Webale nnyo!');
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  expect([...stall.faults, ...office.faults]).toEqual([]);
});
