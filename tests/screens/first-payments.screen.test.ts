import { Farm } from '../e2e/pages/farm.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[PAY-22] without a signal: 60,000 that a sale was paid with in cash were 45,000 by mobile money, then nothing; the debt follows and the history says all three', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page, sales, addSale } = stall.book;
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Paid all' });
  await stall.allSent();
  await stall.cutSignal();
  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Payments' }).click();
  const rows = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Put the payment of 60,000 right' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Today', exact: true })).toHaveCount(0);
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('60001');
  await sheet.getByLabel('Why is it put right?').fill('It came by phone');
  await sheet.getByRole('button', { name: 'Save what is right' }).click();
  await expect(sheet.getByText(/60,000 at most/)).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('45000');
  await sheet.getByRole('radio', { name: /MTN/ }).check({ force: true });
  await sheet.getByLabel('Transaction number').fill('mp77');
  await sheet.getByRole('button', { name: 'Save what is right' }).click();
  await expect(rows.filter({ hasText: 'MP77' })).toContainText('15,000 open after it');
  await expect(rows.filter({ hasText: 'Cash' })).toContainText(/60,000.*Put right \(Grace.*It came by phone/);

  await page.getByRole('button', { name: 'Put the payment of 45,000 right' }).click();
  await sheet.getByRole('button', { name: 'It never happened: void it' }).click();
  await expect(sheet.getByText('Type the reason.')).toBeVisible();
  await sheet.getByLabel('Why is it put right?').fill('Another Amina');
  await sheet.getByRole('button', { name: 'It never happened: void it' }).click();
  await expect(rows.filter({ hasText: 'MP77' })).toContainText(/Voided \(Grace.*Another Amina/);
  await expect(page.getByRole('link', { name: 'Receive 60,000' })).toBeVisible();
  await visit(page, '/sales/view/0');
  await expect(sales.row('Amina')).toContainText('60,000');
  expect(stall.faults).toEqual([]);
}); // prettier-ignore

test('[PAY-22, PAY-23] without a signal: what a flock was paid with is put right below the form that pays the rest; once all is paid its page leads to its payments still', async ({
  begun,
}) => {
  const office = await begun('stall');
  const { page } = office.book;
  await office.cutSignal();
  await page.goto('/farm/add/farm_activities?new=flock');
  await page.getByRole('radio', { name: 'A part now' }).check({ force: true });
  await page.getByLabel(/^Paid now/).fill('400000');
  await new Farm(page).addFlock({ name: 'House 1', count: 500, cost: 2_000 });
  await visit(page, '/view_creditors');
  await page.getByRole('link', { name: /House 1/ }).first().click();
  const rows = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(rows).toContainText('600,000 open after it');
  await page.getByRole('button', { name: 'Put this payment right' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('300000');
  await sheet.getByLabel('Why is it put right?').fill('Counted again');
  await sheet.getByRole('button', { name: 'Save what is right' }).click();
  await expect(rows).toContainText('700,000 open after it');
  await page.getByRole('button', { name: 'Save, all paid' }).click();
  await page.waitForURL('**/farm/view/0');
  await new Farm(page).card('House 1').getByRole('link', { name: 'House 1' }).click();
  await page.getByRole('link', { name: 'Payments for the birds' }).click();
  await expect(page.getByText('All of it is paid.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  expect(office.faults).toEqual([]);
}); // prettier-ignore
