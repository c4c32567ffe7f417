import { Expenses } from '../e2e/pages/expenses.ts';
import { Suppliers } from '../e2e/pages/suppliers.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[RTE-59, DEB-5] whom we owe, what is due this week first, is paid down without a signal, and the other phone agrees', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const [suppliers, expenses] = [new Suppliers(page), new Expenses(page)];
  await visit(page, '/view_creditors');
  await expect(page.getByText('You owe nobody anything.', { exact: false })).toBeVisible();
  await visit(page, '/suppliers?page=new');
  await suppliers.write({ Name: 'Mbeya Feeds' });
  await suppliers.openMore();
  await suppliers.write({ 'Owed before the book began, UGX': '30000' });
  await page.getByLabel('Since which day?').fill('2026-01-05');
  await suppliers.save();
  await suppliers.expectSaved();
  await expenses.open();
  await expenses.begin('Rent', 120_000);
  await expenses.payee('Mr. Ssebunya');
  await expenses.option('To be paid by');
  await page.getByRole('radio', { name: /^30 days/ }).check({ force: true });
  await expenses.done();
  await expenses.press('Pay later');
  await expenses.expectSaved();
  // Suppliers are also owed for purchases that do not enter the stock.
  await expenses.begin('Transport', 15_000);
  await expenses.option('Paid to');
  await page
    .getByRole('list', { name: 'Suppliers' })
    .getByRole('button', { name: /Mbeya Feeds/ })
    .click();
  await expenses.press('Pay later');
  await expenses.expectSaved();

  await stall.cutSignal();
  await visit(page, '/view_creditors');
  const rows = page.getByRole('list', { name: 'Whom I owe' }).getByRole('listitem');
  await expect(page.getByText('165,000', { exact: true })).toBeVisible();
  await expect(rows).toHaveText([
    /^Due this week/,
    /Mbeya Feeds.*since.*2 open.*45,000/,
    /^Later/,
    /Mr\. Ssebunya.*due.*Rent.*120,000/,
  ]);
  await page.getByRole('radio', { name: 'Largest first' }).check({ force: true });
  await expect(rows.first()).toContainText('Mr. Ssebunya');
  await page.getByLabel('Name or number').fill('mbeya');
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Name or number').fill('');

  await rows.filter({ hasText: 'Ssebunya' }).getByRole('link', { name: 'Pay Mr. Ssebunya' }).click();
  await page.getByRole('button', { name: 'Save, all paid' }).click();
  await expect(expenses.row('Rent')).toContainText('Paid');
  await visit(page, '/view_creditors');
  await rows.filter({ hasText: 'Mbeya' }).getByRole('link', { name: 'Pay Mbeya Feeds' }).click();
  await page.getByRole('textbox', { name: 'Amount paid' }).fill('40000');
  await page.getByRole('button', { name: 'Save, 5,000 left to pay' }).click();
  await expect(page.getByRole('list', { name: 'Still open' })).toContainText('5,000');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Still open' })).toContainText('Transport');

  await stall.restoreSignal();
  const office = await phone('office');
  await office.book.signIn();
  await visit(office.book.page, '/view_creditors');
  const owed = office.book.page.getByRole('list', { name: 'Whom I owe' }).getByRole('listitem');
  await expect(owed).toHaveCount(2);
  await expect(owed.last()).toContainText('5,000');
});
