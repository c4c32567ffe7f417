import type { Page } from '@playwright/test';
import { Shop } from '../e2e/pages/shop.ts';
import { scan } from '../e2e/support/scan.ts';
import { refuseMedia } from './support/refuse-media.ts';
import { expect, test } from './support/test.ts';

const MEDICINE = { name: 'Oxytetracycline, 100 g', price: '7000' } as const;
const CODE = '6001087340014';
const OTHER = '4006381333931';
/** Add an item with a barcode and a stock of 12. */
async function itemWithCode(page: Page, code: string, item: { name: string; price: string } = MEDICINE): Promise<void> {
  await page.goto('/shop/add?stock=here');
  const search = page.getByLabel('Which item came?');
  await search.fill(code);
  await search.press('Enter');
  await page.getByLabel('Name of the item').fill(item.name);
  await page.getByLabel(/^Selling price/).fill(item.price);
  await new Shop(page).much('12', '6000');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText(item.name);
}
const lines = (page: Page) => page.getByRole('list', { name: 'Lines of this sale' }).getByRole('listitem');

test('[SHP-14] a keyboard scanner is heard wherever the cursor stands: sold, bought, counted, found', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  await itemWithCode(page, CODE);
  await itemWithCode(page, OTHER, { name: 'Egg trays', price: '600' });

  await page.goto('/sales/add');
  await book.addSale.opened('New sale');
  await scan(page, CODE);
  await expect(lines(page)).toHaveCount(1);
  // The focus is now in the quantity: the next code must not be taken as a quantity.
  await expect(book.addSale.field('How many')).toBeFocused();
  await scan(page, OTHER);
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).filter({ hasText: 'Egg trays' })).toContainText('1 ');
  await page.keyboard.type('30');
  await expect(lines(page).filter({ hasText: 'Egg trays' })).toContainText('18,000');
  await scan(page, CODE);
  await expect(lines(page).filter({ hasText: 'Oxytetracycline' })).toContainText('14,000');
  await expect(lines(page).filter({ hasText: 'Egg trays' })).toContainText('18,000');
  // The focus moves during the scan, as when a dialog closes: no field keeps a digit.
  await scan(page, OTHER, () => book.addSale.field('Price').focus());
  await expect(lines(page).filter({ hasText: 'Egg trays' })).toContainText('18,600');
  await expect(lines(page).filter({ hasText: 'Oxytetracycline' })).toContainText('14,000');
  await book.addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('32,600')).toBeVisible();

  await page.goto('/shop/add');
  await expect(page.getByLabel('Which item came?')).toBeFocused();
  await scan(page, CODE);
  await expect(page.getByRole('region', { name: 'Item that came' })).toContainText('Oxytetracycline');
  await shop.much('4', '6000');
  await shop.savePurchase();

  await page.getByRole('link', { name: 'Count', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Items to count' }).getByRole('listitem')).toHaveCount(2);
  await scan(page, CODE);
  await page.getByRole('textbox', { name: /^Oxytetracycline/ }).fill('13');
  // From a typed count to the next item: the scanned code appears in no field.
  await scan(page, OTHER);
  await page.getByRole('textbox', { name: /^Egg trays/ }).fill('0');
  await page.getByRole('button', { name: 'Save 2 items' }).click();
  await expect(shop.row('Oxytetracycline')).toContainText('13 pieces');
  await expect(shop.row('Egg trays')).toContainText('Used up');
  await page.getByLabel('Item or barcode').fill('trays');
  await scan(page, CODE);
  await expect(page.getByRole('heading', { name: MEDICINE.name })).toBeVisible();
  expect(faults).toEqual([]);
});

test('[SHP-14] a barcode that no item has: what was typed stays, the item is added with it, and then it is known', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  const said = page.getByText(`No item has the barcode ${OTHER}.`);
  await itemWithCode(page, CODE);

  // Selling: the existing line stays, also after the item was added.
  await page.goto('/sales/add');
  await book.addSale.opened('New sale');
  await scan(page, CODE);
  await expect(lines(page)).toHaveCount(1);
  await scan(page, OTHER);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Choose what was sold' }).click();
  await expect(lines(page)).toHaveCount(1);
  // Scanned once more; the next code is recognised although the question covers the page.
  await scan(page, OTHER);
  await expect(said).toBeVisible();
  await scan(page, CODE);
  await expect(said).toBeHidden();
  await expect(lines(page)).toContainText('14,000');
  await scan(page, OTHER);
  await page.getByRole('link', { name: 'Add the item' }).click();
  await expect(said).toBeVisible();
  await page.getByLabel('Name of the item').fill('Egg trays');
  await expect(said).toBeHidden();
  await page.getByLabel(/^Selling price/).fill('600');
  await shop.much('100', '400');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText('Egg trays');
  await page.goto('/sales/add');
  await expect(lines(page)).toContainText('14,000');
  await scan(page, OTHER);
  await expect(lines(page)).toHaveCount(2);

  // Counting: counted values are kept when another page is opened in between.
  await page.goto('/shop?show=count');
  await page.getByRole('textbox', { name: /^Oxytetracycline/ }).fill('11');
  await scan(page, '5901234123457');
  await expect(page.getByText('What you counted stays here.')).toBeVisible();
  await page.goto('/shop');
  await expect(shop.row('Egg trays')).toBeVisible();
  await scan(page, '5901234123457');
  await expect(page.getByText('No item has the barcode 5901234123457.')).toBeVisible();
  await page.goto('/shop?show=count');
  await expect(page.getByRole('textbox', { name: /^Oxytetracycline/ })).toHaveValue('11');

  // Buying: the code may belong to an existing item.
  await page.goto('/shop/add');
  await expect(page.getByLabel('Which item came?')).toBeFocused();
  await scan(page, '5901234123457');
  await page.getByRole('button', { name: 'Choose an item' }).click();
  await shop.knownItem('Egg trays');
  await expect(page.getByRole('region', { name: 'Item that came' })).toContainText('Egg trays');
  expect(faults).toEqual([]);
});

test('[SHP-14] a camera that is refused says what to do, and the digits below the bars work in its place', async ({
  begun,
}) => {
  refuseMedia();
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  await itemWithCode(page, CODE);
  await page.goto('/sales/add');
  await page.getByRole('button', { name: 'Read a barcode with the camera' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('The camera cannot be used.', { exact: false })).toBeVisible();
  await sheet.getByLabel('Digits below the bars').fill(CODE);
  await sheet.getByLabel('Digits below the bars').press('Enter');
  await expect(lines(page)).toContainText('Oxytetracycline');
  expect(faults).toEqual([]);
});
