import { Expenses } from '../e2e/pages/expenses.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { visit } from '../e2e/support/visit.ts';
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
    // The owed amount is filled in as soon as it is known; typed text replaces it.
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
  await expect(payments.filter({ hasText: /Voided .*: typed twice/ })).toHaveCount(1);
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
  const undo = async (patience?: { timeout: number }) => {
    await page.getByRole('button', { name: 'Undo' }).first().click(patience); // newest first
    await expect(book.toast('Undone')).toContainText('It counts no more.');
    await book.toast('Undone').getByRole('button', { name: 'Close' }).click();
  };
  await page.goto('/expenses');
  await expenses.begin('Transport', 15_000);
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await stall.cutSignal();
  // The toast appears later and stays equally long, without covering buttons.
  await expect(book.toast('You are offline!')).toHaveCSS('opacity', '1');
  await undo({ timeout: 1_000 });
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

test('[RTE-38, RTE-39, RTE-40, RTE-42, EXP-3, EXP-4] without a signal: three taps, a part by mobile money, a correction, a voucher on paper, a void', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const expenses = new Expenses(page);
  await stall.cutSignal();
  await page.getByRole('link', { name: 'Spending' }).click();
  await expect(page.getByText('No expenses yet', { exact: false })).toBeVisible();

  // Category, amount, payment method: saved.
  await expenses.begin('Transport', 15_000);
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expect(expenses.row('Transport')).toContainText('15,000');
  await expect(expenses.row('Transport').getByText('On this phone')).toBeAttached();

  await expenses.begin('Wages', 0);
  await expenses.press('Paid in cash');
  await expect(page.getByText('Enter a number above 0.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('300000');
  await expenses.payee('Okello');
  await expenses.option('For');
  await page.getByRole('radio', { name: 'All flocks, by birds' }).check({ force: true });
  await expenses.done();
  // A reload keeps all typed text.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('300,000');
  await expenses.press('Bank or a part');
  await page.getByRole('dialog').getByRole('radio', { name: 'MTN / Airtel Money' }).check({ force: true });
  await page.getByLabel('Only a part?', { exact: false }).fill('100000');
  await page.getByRole('button', { name: 'Save, 200,000 left to pay' }).click();
  await expect(page.getByText('Type the transaction number.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Transaction number' }).fill('mp77');
  await page.getByRole('button', { name: 'Save, 200,000 left to pay' }).click();
  await expenses.expectSaved();
  await expect(expenses.row('Wages')).toContainText('We owe 200,000');
  await expect.poll(() => expenses.totals()).toBe('Spent, UGX 315,000 Paid 115,000 Still to pay 200,000');
  await page.getByRole('radio', { name: /^Wages/ }).check({ force: true });
  await expect(expenses.rows).toHaveCount(1);
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true });

  await expenses.row('Wages').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('300,000');
  await expenses.option('Note');
  await page.getByRole('textbox', { name: 'Note' }).fill('November');
  await expenses.done();
  await expenses.press('Pay later');
  await expenses.expectSaved();
  await expect.poll(() => expenses.totals()).toContain('Still to pay 300,000');

  await expenses.row('Wages').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Voucher' }).click();
  const voucher = page.getByRole('article');
  await expect(voucher).toContainText('Payment voucher');
  for (const words of ['Okello', 'Wages: November', 'All flocks', '300,000', 'Three hundred thousand Ugandan shillings', 'Prepared by', 'Approved by', 'Received by'])
    await expect(voucher).toContainText(words); // prettier-ignore
  // Printed by the browser; an empty sheet has a fifth of that size.
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.printToPDF', { preferCSSPageSize: true });
  expect(atob(data).length).toBeGreaterThan(5_000);

  await visit(page, '/expenses');
  await expenses.row('Transport').click();
  await page.getByRole('button', { name: 'Void this expense' }).click();
  await page.getByRole('button', { name: 'Void it' }).click();
  await expect(page.getByText('Type the reason.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Why?' }).fill('wrong day');
  await page.getByRole('button', { name: 'Void it' }).click();
  await expect(expenses.row('Transport')).toContainText('Voided');
  await expect.poll(() => expenses.totals()).toContain('Spent, UGX 300,000');

  await stall.restoreSignal();
  const office = await phone('office');
  await office.book.signIn();
  const other = new Expenses(office.book.page);
  await other.open();
  await expect(other.row('Wages')).toContainText('We owe 300,000');
  await expect(other.row('Transport')).toContainText('Voided');
});

test('[EXP-5] rent that comes again every month is made by two phones and is one', async ({ begun, phone }) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const expenses = new Expenses(page);
  await expenses.open();
  await expenses.begin('Rent', 120_000);
  await expenses.option('Comes again');
  await page.getByRole('switch', { name: 'Every month' }).check({ force: true });
  await expenses.done();
  const endOfLastMonth = dayOnPhone(Number(dayOnPhone().slice(8)));
  const lastMonth = `${endOfLastMonth.slice(0, 8)}05`;
  await expenses.option('Day');
  await page.getByRole('textbox', { name: 'Day of the expense' }).fill(lastMonth);
  await expenses.done();
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  // Both open in the new month, without having received the other's copy.
  await stall.cutSignal();
  await page.reload();
  await expect(expenses.row('Every month')).toHaveCount(1);
  await expect(expenses.row('Every month').getByText('On this phone')).toBeAttached();
  const office = await phone('office');
  await office.book.signIn();
  const other = new Expenses(office.book.page);
  await other.open();
  await expect(other.row('Every month')).toHaveCount(1);
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);

  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await expect(expenses.row('Every month').getByText('Sent', { exact: true })).toBeAttached();
  for (const one of [expenses, other]) {
    await one.showAllDates();
    await expect(one.row('Every month')).toHaveCount(2);
    await expect.poll(() => one.totals()).toBe('Spent, UGX 240,000 Paid 120,000 Still to pay 120,000');
  }
});
