import { vi } from 'vitest';
import { PaperPage } from '../e2e/pages/paper.ts';
import { printed, withPrinter } from '../e2e/support/bluetooth-printer.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

test('[SET-7, INV-2, INV-4] a receipt on a Bluetooth printer: without a dialog, without a signal, the second one a COPY; what fails is said', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { page, sales } = stall.book;
  const takeAway = await withPrinter(page);
  using dialog = vi.spyOn(window, 'print');
  await stall.book.begin();
  await stall.cutSignal();
  await visit(page, '/settings/10');
  await page.evaluate(() => (window.printerHere.is = 'none'));
  await page.getByRole('button', { name: 'Connect a Bluetooth printer' }).click();
  await expect(stall.book.toast(/Not printed.*No printer was chosen/)).toBeVisible();
  await page.evaluate(() => (window.printerHere.is = 'headset'));
  await page.getByRole('button', { name: 'Connect a Bluetooth printer' }).click();
  await expect(stall.book.toast(/Not printed.*no receipt printer that Flockbook knows/)).toBeVisible();
  await page.evaluate(() => (window.printerHere.is = 'printer'));
  await page.getByRole('button', { name: 'Connect a Bluetooth printer' }).click();
  await expect(page.getByText('Receipts are printed on MPT-II, by Bluetooth.')).toBeVisible();
  await page.getByRole('button', { name: 'Print a test page' }).click();
  await expect(stall.book.toast('Sent to the printer')).toBeVisible();
  expect((await printed(page)).text).toContain('This printer works.');

  // Stored on the phone, not in the page.
  await visit(page, '/sales/view/0');
  await stall.book.addSale.sell({ trays: 5, price: 12_000 });
  await new PaperPage(page).open(sales.row('60,000'));
  await expect(page.getByText('By Bluetooth on MPT-II.')).toBeVisible();
  await page.evaluate(() => (window.printerHere.is = 'switched off'));
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(stall.book.toast(/Not printed.*did not answer/)).toBeVisible();
  await page.evaluate(() => (window.printerHere.is = 'printer'));
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(stall.book.toast('Sent to the printer')).toBeVisible();
  const first = await printed(page);
  expect(first.text).toContain('NAKATO POULTRY');
  expect(first.text).toMatch(/TOTAL {2,}USh 60,000/);
  // The failed print does not count: this is the first one.
  expect(first.text).not.toContain('COPY');
  expect(first.hasPicture).toBe(false);
  await expect(page.getByText('It was printed on this phone before')).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(async () => (await printed(page)).text).toContain('*** COPY ***');
  expect(dialog.mock.calls).toEqual([]);
  await stall.restoreSignal();
  await takeAway();
});

test('[SET-7] letters that not every printer knows are printed as a picture, 384 dots wide', async ({ phone }) => {
  const stall = await phone('stall');
  const { page, sales } = stall.book;
  const takeAway = await withPrinter(page);
  await stall.book.begin({ name: 'Élevage Zoé ₦' });
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await new PaperPage(page).open(sales.row('12,000'));
  await page.getByRole('button', { name: 'Connect a Bluetooth printer' }).click();
  await expect(page.getByText('By Bluetooth on MPT-II.')).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(stall.book.toast('Sent to the printer')).toBeVisible();
  const { text, hasPicture, count } = await printed(page);
  expect(hasPicture).toBe(true);
  // GS v 0, then the width in bytes: 48 bytes of 8 dots.
  expect(text.charCodeAt(text.indexOf('\u001dv0') + 4)).toBe(48);
  expect(count).toBeGreaterThan(384 * 30);
  await takeAway();
});
