import { Customers } from './pages/customers.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[RTE-16, CUS-4, CUS-5, CUS-9, CUS-10, MSG-6, MSG-20] without a signal a customer is added, owes, pays on account, is reminded, edited and archived', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page, addSale } = stall.book;
  const customers = new Customers(page);
  await addSale.sell({ trays: 1, price: 12_000 });
  await stall.cutSignal();

  await customers.open();
  await expect(page.getByText('No customers yet', { exact: false })).toBeVisible();
  await customers.openForm();
  await customers.save();
  await expect(page.getByText('Type the name.')).toBeVisible();
  await customers.write({ Name: 'Musa K.', 'Phone, if you know it': '07720001' });
  await customers.save();
  await expect(page.getByText('This number has 8 digits. Check it.')).toBeVisible();
  await customers.write({ 'Phone, if you know it': '0772 000 118' });
  await expect(page.getByText('Kept as +256 772 000 118')).toBeVisible();
  await customers.openMore();
  await customers.write({ 'Days to pay': '181' });
  await customers.save();
  await expect(page.getByText('Days to pay are from 0 to 180.')).toBeVisible();
  await customers.write({
    'Days to pay': '14',
    'Credit limit, UGX': '20,000',
    'Owed before the book began, UGX': '9000',
  });
  await page.getByLabel('Since which day?').fill('2026-01-05');
  await customers.save();
  await customers.expectSaved();
  await expect(customers.row('Musa K.')).toContainText('9,000');
  await expect(customers.row('Musa K.').getByText('On this phone')).toBeAttached();

  // Somebody with the same number in other words.
  await customers.openForm();
  await customers.write({ Name: 'Kato', 'Phone, if you know it': '+256772000118' });
  await expect(page.getByText('Looks like Musa K. Use that one?')).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('heading', { name: 'Musa K.' })).toBeVisible();

  await visit(page, '/sales/view/0');
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Musa', pay: 'Pay later' });
  await addSale.open();
  await addSale.customer('Musa');
  await expect(page.getByText('Musa K. already owes 69,000 (limit 20,000).')).toBeVisible();
  await visit(page, '/sales/customer');
  await expect.poll(() => customers.totals()).toContain('69,000');
  await customers.row('Musa K.').click();

  const remind = page.getByRole('link', { name: 'Remind' });
  await expect
    .poll(async () => decodeURIComponent((await remind.getAttribute('href')) ?? ''))
    .toContain('https://wa.me/256772000118?text=Hello Musa K., USh\u00A069,000 is still open');
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+256772000118');
  await page.getByRole('link', { name: 'Receive payment' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount received' });
  await expect(amount).toHaveValue('69,000');
  await amount.fill('20000');
  await page.getByRole('button', { name: 'Save, 49,000 left to pay' }).click();
  await expect(page.getByRole('list', { name: 'Still open' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Still open' })).toContainText('49,000');

  await page.getByRole('link', { name: 'Statement' }).click();
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines).toHaveCount(5);
  await expect(lines.nth(1)).toContainText('From before the book');
  await expect(lines.last()).toContainText('69,00020,00049,000');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spreadsheet' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^statement-musa-k-/);
  await page.reload();
  await expect(lines.last()).toContainText('49,000');

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByLabel('Days to pay')).toHaveValue('14');
  await customers.write({ Name: 'Musa Kato' });
  await customers.save();
  await customers.expectSaved();
  await customers.row('Musa Kato').click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await customers.expectSaved();
  await expect(page.getByText('Nobody here.')).toBeVisible();
  await page.getByText('Archived', { exact: true }).click();
  await expect(customers.row('Musa Kato')).toContainText('49,000');

  await stall.restoreSignal();
  const office = await phone('office');
  await office.book.signIn();
  await office.book.page.getByRole('link', { name: 'They owe me' }).first().click();
  const owing = office.book.page.getByRole('list', { name: 'Who owes' });
  await expect(owing).toContainText('Musa Kato');
  await expect(owing).toContainText('49,000');
});
