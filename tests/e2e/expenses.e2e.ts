import { Expenses } from './pages/expenses.ts';
import { dayOnPhone } from './support/phone-place.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

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

  // Category, amount, paid by: saved.
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
  // A reload loses no word.
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
  expect((await page.pdf({ preferCSSPageSize: true })).byteLength).toBeGreaterThan(5_000);

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

  // Both open in the new month; neither has heard of the other's.
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
