import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[RTE-18, RTE-19, PAY-23] a debt paid in two parts, one of them without a signal: list, history and the other phone agree', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page, sales, addSale } = stall.book;
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await expect(sales.row('Amina')).toContainText('Owes 60,000');
  const office = await phone('office');
  await office.book.signIn();
  await expect(office.book.sales.row('Amina')).toContainText('Owes 60,000');

  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount received' });
  await expect(amount).toHaveValue('60,000');
  await amount.fill('0');
  await page.getByRole('button', { name: /^Save, / }).click();
  await expect(page.getByText('Enter a number above 0.')).toBeVisible();
  await amount.fill('20000');
  await page.getByRole('button', { name: 'Save, 40,000 left to pay' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('Amina')).toContainText('Owes 40,000');
  await expect(office.book.sales.row('Amina')).toContainText('Owes 40,000');

  await stall.cutSignal();
  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
  await page.getByRole('radio', { name: 'MTN / Airtel Money' }).check({ force: true });
  await page.getByRole('button', { name: 'Save, all paid' }).click();
  await expect(page.getByText('Type the transaction number.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Transaction number' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Transaction number' }).fill('qx12');
  await page.getByRole('button', { name: 'Save, all paid' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('Amina')).toContainText('Paid');
  await page.reload();
  await expect(sales.row('Amina')).toContainText('Paid');
  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Payments' }).click();
  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(payments).toHaveCount(2);
  await expect(payments.first()).toContainText('40,000 open after it');
  await expect(payments.last()).toContainText('QX12');
  await expect(payments.last()).toContainText('All paid after it');
  await visit(page, `/sales/payment/${page.url().split('/').at(-1)}`);
  await expect(page.getByText('All of it is paid.')).toBeVisible();
  await expect(amount).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Payments' })).toBeVisible();

  await stall.restoreSignal();
  await expect(office.book.sales.row('Amina')).toContainText('Paid');
  await expect.poll(() => office.book.sales.totals()).toContain('To collect 0');
});

test('[MSG-18] the same payment recorded on two phones: the owner is asked, and takes one out', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  await stall.book.addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  const office = await phone('office');
  await office.book.signIn();
  await expect(office.book.sales.row('Amina')).toContainText('Owes 60,000');
  await stall.cutSignal();
  for (const { page, sales } of [stall.book, office.book]) {
    await sales.row('Amina').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
    await page.getByRole('button', { name: 'Save, all paid' }).click();
    await page.waitForURL('**/sales/view/0');
  }
  const { page, sales } = office.book;
  const question = page.getByRole('note').filter({ hasText: 'Paid twice or recorded twice?' });
  await expect(sales.row('Amina')).toContainText('Paid');
  await expect(question).toHaveCount(0);
  await stall.restoreSignal();
  await expect(question).toContainText('Amina: 60,000');
  await page.reload();
  await question.getByRole('button', { name: 'Recorded twice: take one out' }).click();
  await expect(question).toHaveCount(0);
  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Payments' }).click();
  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(payments.filter({ hasText: 'Voided' })).toHaveCount(1);
  await expect(payments.filter({ hasText: 'All paid after it' })).toHaveCount(1);
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[SAL-35] the rest is paid by a day to come: the picker begins with today, and a day that has passed is refused in words', async ({
  begun,
}) => {
  const { page, addSale, sales } = (await begun('stall')).book;
  await addSale.open();
  await addSale.customer('Amina');
  await addSale.pick('Eggs, good');
  await addSale.press('2');
  await addSale.price('12000');
  await addSale.pay('Part');
  const sheet = page.getByRole('dialog', { name: 'Pays a part now' });
  await sheet.getByRole('textbox', { name: 'Amount paid now' }).fill('10000');
  await sheet.getByRole('radio', { name: 'Own day' }).check({ force: true });
  const day = sheet.getByLabel('Day', { exact: true });
  await expect(day).toHaveAttribute('min', dayOnPhone());
  await day.fill(dayOnPhone(1));
  await sheet.getByRole('button', { name: /^Save,/ }).click();
  await expect(page.getByText('This day has passed already.')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Amount paid now' })).toHaveValue(/10,?000/);
  await day.fill(dayOnPhone(-1));
  await sheet.getByRole('button', { name: /^Save,/ }).click();
  await expect(sales.rows).toHaveCount(1);
});
