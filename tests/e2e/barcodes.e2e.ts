import type { Page } from '@playwright/test';
import { Shop } from './pages/shop.ts';
import { cameraShowing, filmOf } from './support/camera.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const MEDICINE = { name: 'Oxytetracycline, 100 g', price: '7000' } as const;
const CODE = '6001087340014';

/** Add an item with a barcode and a stock of 12. */
async function itemWithCode(page: Page, code: string, item: { name: string; price: string } = MEDICINE): Promise<void> {
  await visit(page, '/shop/add?stock=here');
  const search = page.getByLabel('Which item came?');
  await search.fill(code);
  await search.press('Enter');
  await page.getByLabel('Name of the item').fill(item.name);
  await page.getByLabel(/^Selling price/).fill(item.price);
  await new Shop(page).much('12', '6000');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText(item.name);
}

const camera = (page: Page) => page.getByRole('button', { name: 'Read a barcode with the camera' });
const lines = (page: Page) => page.getByRole('list', { name: 'Lines of this sale' }).getByRole('listitem');

test('[SHP-14] without a signal and never used before, the camera says that it needs internet once, and the digits work; then it reads a barcode where the browser cannot: sold, found, counted, and again without a signal', async ({
  phone,
  dataDir,
}) => {
  const stall = await phone('stall', { extraArgs: cameraShowing(filmOf(dataDir, CODE)) });
  const { book } = stall;
  const { page } = book;
  const shop = new Shop(page);
  expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
  await book.begin({ kind: 'Shop' });
  await itemWithCode(page, CODE);

  // The barcode reader is downloaded with the first use of the camera.
  await visit(page, '/shop');
  await expect(shop.row('Oxytetracycline')).toBeVisible();
  await stall.cutSignal();
  await camera(page).click();
  await expect(page.getByText('needs internet once', { exact: false })).toBeVisible();
  await page.getByLabel('Digits below the bars').fill(CODE);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('heading', { name: MEDICINE.name })).toBeVisible();
  await stall.restoreSignal();

  await visit(page, '/sales/add');
  await camera(page).click();
  await expect(lines(page)).toContainText('Oxytetracycline');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'How many' })).toHaveValue('1');
  await camera(page).click();
  await expect(page.getByRole('textbox', { name: 'How many' })).toHaveValue('2');
  await book.addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('14,000')).toBeVisible();
  await expect(book.badge).toHaveAccessibleName(/All sent/);

  // From then on it is cached.
  await stall.cutSignal();
  await shop.open();
  await camera(page).click();
  await expect(page.getByRole('heading', { name: MEDICINE.name })).toBeVisible();
  await shop.open();
  await page.getByRole('link', { name: 'Count', exact: true }).click();
  await camera(page).click();
  const counted = page.getByRole('textbox', { name: /^Oxytetracycline/ });
  await expect(counted).toBeFocused();
  await counted.fill('9');
  await page.getByRole('button', { name: 'Save 1 item' }).click();
  await expect(shop.row('Oxytetracycline')).toContainText('9 pieces');
  await stall.restoreSignal();
  expect(stall.faults).toEqual([]);
});
