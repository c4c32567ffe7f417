import { SaleSheet } from '../e2e/pages/sale-sheet.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[SAL-47] the price is changed between two returns: the form says what is left and then nothing is owed; what does not go with it is refused', async ({
  phone,
}) => {
  const { book, faults } = await phone('office');
  const { page, addSale, sales } = book;
  await book.begin();
  await addSale.sell({ trays: 10, price: 100, customer: 'Amina', pay: 'Pay later' });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const sheet = new SaleSheet(page);
  const giveBack = async (trays: string, words: string) => {
    await sheet.open(sales.row('10 trays'));
    await sheet.link('Goods came back').click();
    await page.getByRole('textbox', { name: 'Eggs, good: how many trays came back' }).fill('');
    await addSale.press(trays);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Save the return' }).click();
    await page.waitForURL('**/sales/view/0');
  };
  const change = async (price: string) => {
    await sheet.open(sales.row('10 trays'));
    await sheet.link('Edit').click();
    await addSale.opened('Edit sale');
    await addSale.price(price);
    await page.getByRole('button', { name: 'Save changes' }).click();
  };
  await giveBack('4', '400 is taken off what Amina owes.');
  await expect(sales.row('10 trays')).toContainText('Owes 600');
  await change('30');
  const refused = 'Goods of this sale came back, and this does not go with it. Void their return first.';
  await expect(page.getByText(refused)).toBeVisible();
  await visit(page, '/sales/view/0');
  await change('90');
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('10 trays')).toContainText('Owes 500');
  await giveBack('6', '500 is taken off what Amina owes.');
  await expect.poll(() => sales.totals()).toBe('Sold, UGX 900 Came back −900 Paid 0 To collect 0');
  expect(faults).toEqual([]);
});
