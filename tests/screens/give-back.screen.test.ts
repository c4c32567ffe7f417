import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[PAY-17] what a customer paid ahead is given back in parts without a signal, never more than is left, and stands in the statement', async ({
  begun,
}) => {
  const office = await begun('stall');
  const { page } = office.book;
  await office.cutSignal();
  await visit(page, '/sales/customer?page=new');
  await page.getByLabel('Name').fill('Amina');
  await page.getByRole('button', { name: /^Save|^Add/ }).click();
  await page.getByRole('list', { name: 'Customers' }).getByRole('link').first().click();
  // Nothing was prepaid yet.
  await expect(page.getByRole('link', { name: 'Receive payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Give money back' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Receive payment' }).click();
  await page.getByRole('textbox', { name: 'Amount received' }).fill('50000');
  await page.getByRole('button', { name: 'Save, 50,000 paid ahead' }).click();
  await page.getByRole('link', { name: 'Give money back' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount given back' });
  await expect(amount).toHaveValue('50,000');
  await amount.fill('60000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Only 50,000 was paid ahead.')).toBeVisible();
  await amount.fill('30000');
  await page.getByRole('button', { name: 'Save, 20,000 stays paid ahead' }).click();
  await expect(page.getByText('20,000').first()).toBeVisible();
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByText('Given back')).toBeVisible();
  await visit(page, '/dashboard?show=money');
  const cash = page.getByRole('list', { name: 'Where the money is' }).getByRole('listitem').first();
  await expect(cash).toContainText('20,000');
  expect(office.faults).toEqual([]);
});
