import type { Locator } from '@playwright/test';
import { Expenses } from './pages/expenses.ts';
import { PaperPage } from './pages/paper.ts';
import { PHONE_SIZE } from './support/phone-place.ts';
import { aLogoFile } from './support/logo-file.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** A logo that is there is a picture that was read, not a hole. */
const expectLogo = (paper: Locator) =>
  expect.poll(() => paper.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(60);

test('[SET-4, INV-5] a logo chosen without a signal is on receipt, roll and voucher at once, on the other phone and on the shared page later', async ({
  begun,
  phone,
  backend,
  shared: { browser },
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
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const logo = document.querySelector<HTMLImageElement>('body > [data-size] img');
      Object.assign(window, { printedLogo: logo?.complete === true && logo.naturalWidth });
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  expect(await page.evaluate(() => (window as unknown as { printedLogo: number }).printedLogo)).toBeGreaterThan(60);
  await paper.send();
  const download = page.waitForEvent('download');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await paper.sheet.getByRole('button', { name: 'As a picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Receipt-.*\.png$/);
  await paper.sheet.getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await paper.link()).pathname;

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
  await visit(office.book.page, '/settings/1');
  await expect(office.book.page.getByRole('img', { name: 'Your logo' })).toBeVisible();

  // Somebody who was sent the link, in another browser.
  const context = await browser.newContext({ viewport: PHONE_SIZE, baseURL: backend.url });
  const stranger = await context.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('article')).toContainText('60,000');
  await expectLogo(stranger.getByRole('article'));
  await context.close();

  await office.book.page.getByRole('button', { name: 'No logo' }).click();
  await expect(office.book.page.getByRole('img', { name: 'Your logo' })).toHaveCount(0);
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Webale nnyo!');
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
  expect([...stall.faults, ...office.faults]).toEqual([]);
});
