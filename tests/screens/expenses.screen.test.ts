import { Expenses } from '../e2e/pages/expenses.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { expect, test } from './support/test.ts';

test('[RTE-41, RTE-43, PAY-1] an expense is paid in two parts, one without a signal; a payment typed twice is voided', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const expenses = new Expenses(page);
  await expenses.open();
  await expenses.begin('Rent', 120_000);
  await expenses.payee('Mr. Ssebunya');
  await expenses.press('Pay later');
  await expenses.expectSaved();
  const pay = async (amount: string, button: string) => {
    await expenses.row('Rent').click();
    await page.getByRole('dialog').getByRole('link', { name: /^Pay / }).click();
    // What is owed stands there as soon as it is known; what is typed takes its place.
    await expect(page.getByRole('textbox', { name: 'Amount paid' })).not.toHaveValue('');
    await page.getByRole('textbox', { name: 'Amount paid' }).fill(amount);
    await page.getByRole('button', { name: button }).click();
  };
  await expenses.row('Rent').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Pay 120,000' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount paid' });
  await expect(amount).toHaveValue('120,000');
  await amount.fill('120001');
  await page.getByRole('button', { name: 'Save, 1 paid ahead' }).click();
  await expect(page.getByText('Only 120,000 is owed.', { exact: false })).toBeVisible();
  await amount.fill('50000');
  await page.getByRole('button', { name: 'Save, 70,000 left to pay' }).click();
  await expect(expenses.row('Rent')).toContainText('We owe 70,000');
  await stall.cutSignal();
  await pay('70000', 'Save, all paid');
  await expect(expenses.row('Rent')).toContainText('Paid');

  await expenses.row('Rent').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Payments' }).click();
  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(payments).toHaveCount(2);
  await expect(payments.last()).toContainText('All paid after it');
  await payments.last().getByRole('button', { name: 'Void this payment' }).click();
  await page.getByRole('textbox', { name: 'Why?' }).fill('typed twice');
  await page.getByRole('button', { name: 'Void it' }).click();
  await expect(payments.filter({ hasText: 'Voided: typed twice' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Pay 70,000' })).toBeVisible();

  await stall.restoreSignal();
  const office = await phone('office');
  await office.book.signIn();
  const other = new Expenses(office.book.page);
  await other.open();
  await expect(other.row('Rent')).toContainText('We owe 70,000');
});

test('[SHL-14, SHL-13] what was just saved is undone within ten seconds, without a question before: an expense, a payment, a purchase', async ({
  begun,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { book } = stall;
  const { page } = book;
  const expenses = new Expenses(page);
  const shop = new Shop(page);
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo' }).first().click(); // the newest stands first
    await expect(book.toast('Undone')).toContainText('It counts no more.');
    await book.toast('Undone').getByRole('button', { name: 'Close' }).click();
  };
  await stall.cutSignal();
  await page.goto('/expenses');
  await expenses.begin('Transport', 15_000);
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await undo();
  await expect(expenses.row('Transport')).toContainText('Voided');

  await book.page.goto('/sales/view/0');
  await book.addSale.sell({ trays: 1, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await page.goto('/view_debtors');
  await page.getByRole('list', { name: 'Who owes' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Receive payment' }).click();
  await page.getByRole('button', { name: 'Save, all paid' }).click();
  await expect(page.getByText('Owes nothing, UGX')).toBeVisible();
  await undo();
  await expect(page.getByText('Owes us, UGX')).toBeVisible();

  await page.goto('/shop/add');
  await shop.newItem({ name: 'Egg trays', price: '600' });
  await shop.much('100', '400');
  await shop.savePurchase();
  await expect(shop.row('Egg trays')).toContainText('100 pieces');
  await undo();
  await expect(shop.row('Egg trays')).toContainText('Used up');
  await stall.restoreSignal();
  expect(stall.faults).toEqual([]);
});
