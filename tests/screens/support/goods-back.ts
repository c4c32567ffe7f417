import { expect, type Page } from '@playwright/test';
import type { Book } from '../../e2e/pages/book.ts';
import { SaleSheet } from '../../e2e/pages/sale-sheet.ts';
import { Shop } from '../../e2e/pages/shop.ts';
import { visit } from '../../e2e/support/visit.ts';
import type { Phone } from './phone.ts';

/* Returns from a customer and to a supplier, entered through the forms. */

/** A farm within one month: the cost of an egg is computed per month, and no test may cross its end. */
export async function inNovember(phone: (name: string) => Promise<Phone>, kind: 'Farm' | 'Shop'): Promise<Phone> {
  const office = await phone('office');
  await office.book.page.clock.install({ time: new Date('2026-11-20T10:00:00').getTime() });
  await office.book.begin({ kind });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  return office;
}

/**
 * Eggs for 5,650 to Amina, 2,000 of it paid at once; two trays for 1,100 are returned. Before that, a walk-in paid
 * three trays at 700.
 */
export async function eggsComeBack({ page, addSale, sales }: Book): Promise<void> {
  await visit(page, '/sales/view/0');
  await addSale.sell({ trays: 3, price: 700 });
  await addSale.open();
  await addSale.customer('Amina');
  await addSale.pick('Eggs, good');
  await addSale.press('5');
  await addSale.price('550');
  await addSale.pick('Eggs, cracked');
  await addSale.press('10');
  await addSale.price('290');
  await addSale.pay('Part');
  const part = page.getByRole('dialog', { name: 'Pays a part now' });
  await part.getByRole('textbox', { name: 'Amount paid now' }).fill('2000');
  await part.getByRole('button', { name: 'Save, 3,650 left to pay' }).click();
  await page.waitForURL('**/sales/view/0');
  const sheet = new SaleSheet(page);
  await sheet.open(sales.row('Amina'));
  await sheet.link('Goods came back').click();
  await page.getByRole('textbox', { name: 'Eggs, good: how many trays came back' }).fill('');
  await addSale.press('2');
  await expect(page.getByText('1,100 is taken off what Amina owes.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Why it came back' }).fill('Too many');
  await page.getByRole('button', { name: 'Save the return' }).click();
  await page.waitForURL('**/sales/view/0');
}

/** Ten bags for 900,000, 300,000 of it paid; two are returned. Ends on the page of the purchase. */
export async function bagsGoBack(page: Page): Promise<void> {
  const shop = new Shop(page);
  await visit(page, '/shop/add');
  await shop.newItem({ name: 'Layers mash', base: 'Weight', unit: 'bag', holds: '70', price: '133000' });
  await shop.much('10', '90000');
  await shop.pay('A part now');
  await page.getByLabel('Paid now, UGX').fill('300000');
  await shop.supplier('Mbeya Feeds');
  await shop.savePurchase();
  await page.getByRole('link', { name: 'Purchases' }).click();
  await shop.purchase('Mbeya Feeds').click();
  await page.getByRole('link', { name: 'Send back' }).click();
  await page.getByRole('textbox', { name: 'Layers mash: how many go back, bags' }).fill('2');
  await expect(page.getByText('180,000 is taken off what we owe Mbeya Feeds.')).toBeVisible();
  await page.getByRole('button', { name: 'Save the return' }).click();
  await expect(page.getByText('We owe 420,000')).toBeVisible();
}
