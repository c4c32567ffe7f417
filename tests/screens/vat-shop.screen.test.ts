import { Customers } from '../e2e/pages/customers.ts';
import { Expenses } from '../e2e/pages/expenses.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { SaleSheet } from '../e2e/pages/sale-sheet.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';

test.for(walkedIn('fr wide'))('[TAX-1, TAX-3, TAX-4, TAX-5, TAX-6, SAL-50, SAL-51] a month of a shop that charges VAT, without a signal: bought, sold, let off, paid in two ways, given back, and the return for the tax office ($way)', async (way, { begun }) => {
  const office = await begun('stall', { kind: 'Shop', ...way });
  const { book } = office;
  const { page, addSale } = book;
  const shop = new Shop(page);
  await office.cutSignal();

  await visit(page, '/settings/1');
  await page.getByLabel('Tax number').fill('1001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Business updated')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'I charge a tax on what I sell' }).click();
  await page.getByLabel('Rate, %').fill('40');
  await page.getByRole('button', { name: 'Save the tax' }).click();
  await expect(page.getByText('Type a rate from 0 to 30.')).toBeVisible();
  await page.getByLabel('Rate, %').fill('18');
  const goods = page.getByRole('radiogroup', { name: 'What I buy or make to sell usually bears' });
  // The first rate is the default for goods until another one is chosen.
  await expect(goods.getByRole('radio', { name: 'VAT 18 %' })).toBeChecked();
  await page.getByRole('button', { name: 'Save the tax' }).click();
  await expect(page.getByText('Business updated')).toBeVisible();

  await visit(page, '/shop/add');
  await shop.newItem({ name: 'Drinkers', price: '59000' });
  await shop.much('5', '40000');
  await shop.choose('on top of them');
  await expect(page.getByText('with VAT 36,000')).toBeVisible();
  await shop.savePurchase();
  // Tax claimed back is not part of the cost: 5 × 40,000.
  await expect(shop.row('Drinkers')).toContainText('200,000');
  await page.getByRole('link', { name: 'Purchases' }).click();
  await page.getByRole('list', { name: 'Purchases' }).getByRole('button').first().click();
  await expect(page.getByText('36,000 tax beside it, to be claimed back')).toBeVisible();

  await visit(page, '/sales/add');
  await addSale.pick('Drinkers');
  await addSale.press('3');
  await expect(page.getByText('27,000 tax in it')).toBeVisible();
  await page.getByRole('button', { name: 'Give a discount' }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('radiogroup', { name: /^Off the whole sale/ })
    .getByText('%')
    .click();
  await sheet.getByLabel('Off the whole sale, %').fill('10');
  await sheet.getByRole('button', { name: 'Done' }).click();
  // 177,000 less 17,700 is 159,300: 135,000 plus 24,300 tax.
  await expect(page.getByText('24,300 tax in it')).toBeVisible();
  await page.getByRole('button', { name: /^Way of paying/ }).click();
  await sheet.getByRole('button', { name: 'Some of it in another way' }).click();
  await sheet.getByLabel('Of it another way, UGX').fill('100000');
  await expect(sheet.getByText('Cash: 59,300')).toBeVisible();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await addSale.pay('Paid all');
  await expect(sheet.getByText('Type the transaction number.')).toBeVisible();
  await sheet.getByLabel('Transaction number').fill('qx77');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');

  const sale = new SaleSheet(page);
  await sale.open(book.sales.row('159,300'));
  await expect(page.getByRole('dialog')).toContainText('Tax in it24,300');
  await sale.link('Invoice').click();
  await expect(page.getByText('Tax invoice')).toBeVisible();
  await expect(page.getByText('18 % tax inside')).toBeVisible();
  await expect(page.getByText('Paid, cash + MTN / Airtel Money')).toBeVisible();

  await visit(page, '/sales/view/0');
  await sale.open(book.sales.row('159,300'));
  await sale.link('Goods came back').click();
  await page.getByRole('textbox', { name: /^Drinkers: how many/ }).fill('1');
  await page.getByRole('button', { name: 'Save, give 53,100 back' }).click();
  await page.waitForURL('**/sales/view/0');

  // Two remain: 90,000 and 16,200 tax; 36,000 was paid to the supplier.
  const rows = page.getByRole('row');
  await visit(page, '/dashboard?report=tax');
  await expect(rows.filter({ hasText: 'On sales' })).toContainText('90,00016,200');
  await expect(rows.filter({ hasText: 'On purchases' })).toContainText('200,00036,000');
  await expect(rows.filter({ hasText: 'To pay' })).toContainText('−19,800');
  await visit(page, '/dashboard?show=money');
  await page.getByRole('link', { name: 'Back from the tax office' }).click();
  await page.getByLabel(/^Amount/).fill('19800');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Counted and moved' })).toContainText('Tax back');
  await visit(page, '/dashboard?report=tax');
  await expect(rows.filter({ hasText: 'Paid to the tax office' })).toContainText('19,800');
  await expect(rows.filter({ hasText: 'To pay' })).toContainText(/0$/);
  expect(office.faults).toEqual([]);
}); // prettier-ignore

test('[TAX-2, TAX-3] an item that bears none, a line whose tax is changed, and a business that charges none any more', async ({
  begun,
}) => {
  const office = await begun('stall', { kind: 'Shop' });
  const { book } = office;
  const { page, addSale } = book;
  const shop = new Shop(page);
  await visit(page, '/settings/1');
  await page.getByRole('switch', { name: 'I charge a tax on what I sell' }).click();
  await page.getByLabel('Rate, %').fill('16');
  await page.getByRole('button', { name: 'Another rate' }).click();
  await page.getByLabel('Another rate, %').fill('8');
  await page.getByText('it comes on top').click();
  await page.getByRole('button', { name: 'Save the tax' }).click();
  await expect(page.getByText('Business updated')).toBeVisible();

  await visit(page, '/shop/add');
  await shop.newItem({ name: 'Drinkers', price: '10000' });
  await page.getByRole('button', { name: 'Barcode and more' }).click();
  await expect(page.getByRole('radio', { name: 'As usual: 16 %' })).toBeChecked();
  await page.getByRole('radiogroup', { name: 'VAT when it is sold' }).getByText('No VAT').click();
  await shop.much('5', '4000');
  await shop.savePurchase();

  await visit(page, '/sales/add');
  await addSale.pick('Drinkers');
  await addSale.press('1');
  await page.getByRole('button', { name: 'Tax on Drinkers: No VAT' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('VAT 8 %').click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('with 800 tax')).toBeVisible();
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('10,800')).toBeVisible();

  await visit(page, '/settings/1');
  await page.getByRole('switch', { name: 'I charge a tax on what I sell' }).click();
  await page.getByRole('button', { name: 'Save the tax' }).click();
  await expect(page.getByText('Business updated')).toBeVisible();
  await visit(page, '/sales/add');
  await addSale.pick('Drinkers');
  await expect(page.getByRole('button', { name: /^Tax on/ })).toHaveCount(0);
  // Existing sales keep their tax.
  await visit(page, '/sales/view/0');
  await book.sales.edit('10,800');
  await expect(page.getByText('with 800 tax')).toBeVisible();
  expect(office.faults).toEqual([]);
});

test('[TAX-5, TAX-7, TAX-8] without a signal: fuel with its tax is claimed back, what was owed before is said, and the invoice of a hotel says its tax number and what each rate is on', async ({
  begun,
}) => {
  const office = await begun('stall', { kind: 'Shop' });
  const { book } = office;
  const { page, addSale } = book;
  await office.cutSignal();
  await visit(page, '/settings/1');
  await page.getByRole('switch', { name: 'I charge a tax on what I sell' }).click();
  await page.getByLabel('Rate, %').fill('18');
  await page.getByRole('button', { name: 'Save the tax' }).click();
  await expect(page.getByText('Business updated')).toBeVisible();
  await page.getByRole('link', { name: 'I owed VAT' }).click();
  await page.getByLabel(/^Amount/).fill('50000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Counted and moved' })).toContainText('Tax office');

  const expenses = new Expenses(page);
  await expenses.open();
  await expenses.begin('Fuel', 118_000);
  await expenses.option('VAT to claim back');
  await page.getByRole('dialog').getByText('VAT 18 %').click();
  await expect(page.getByRole('dialog')).toContainText('18,000 of it is claimed back');
  await expenses.done();
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expect(expenses.row('Fuel')).toContainText('118,000');
  await expenses.row('Fuel').click();
  await expect(page.getByRole('dialog')).toContainText('VAT 18 %18,000');
  await page.getByRole('dialog').getByRole('link', { name: 'Voucher' }).click();
  await expect(page.getByText('VAT 18 %')).toBeVisible();

  await visit(page, '/sales/view/0');
  const customers = new Customers(page);
  await customers.open();
  await customers.openForm();
  await customers.write({ Name: 'Lake Hotel' });
  await customers.openMore();
  await customers.write({ 'Tax number': '1002003004' });
  await customers.save();
  await customers.expectSaved();
  await visit(page, '/sales/add');
  await addSale.customer('Lake Hotel');
  await addSale.pick('Something else');
  await page.getByRole('dialog').getByLabel('What was sold').fill('Drinkers');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to the sale' }).click();
  await addSale.press('1');
  await addSale.price('59000');
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  const sale = new SaleSheet(page);
  await sale.open(book.sales.row('59,000'));
  await sale.link('Invoice').click();
  await expect(page.getByText('1002003004')).toBeVisible();
  await expect(page.getByText('VAT in it, 18 % of 50,000')).toBeVisible();

  await visit(page, '/dashboard?report=expenses');
  await expect(page.getByText('Without 18,000 of tax in them, which is claimed back.')).toBeVisible();
  await visit(page, '/dashboard?report=tax');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'On purchases and expenses' })).toContainText('100,00018,000');
  await expect(rows.filter({ hasText: 'Owed from before' })).toContainText('50,000');
  await expect(rows.filter({ hasText: 'To pay' })).toContainText('41,000');
  expect(office.faults).toEqual([]);
});
