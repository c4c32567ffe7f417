import { PaperPage } from '../e2e/pages/paper.ts';
import { expect, test } from './support/test.ts';

test('[MNY-14, SAL-9] a book in rupees: lakhs while one types, in the list, on the receipt and in the message', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { book } = stall;
  const { page, sales, addSale } = book;
  await book.begin({ currency: 'INR' });
  await addSale.open();
  await addSale.customer('Amina');
  await addSale.pick('Eggs, good');
  await addSale.press('10');
  await addSale.price('123456.50');
  await expect(addSale.field('Price')).toHaveValue('1,23,456.50');
  // A prefilled value can be edited in the same notation.
  await addSale.price('1,23,456.5');
  await expect(addSale.field('Price')).toHaveValue('1,23,456.5');
  await addSale.pay('Part');
  const part = page.getByRole('dialog', { name: 'Pays a part now' });
  await expect(part).toContainText('of ₹12,34,565.00');
  await part.getByRole('textbox', { name: 'Amount paid now' }).fill('2,34,565');
  await part.getByRole('button', { name: 'Save, 10,00,000.00 left to pay' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect.poll(() => sales.totals()).toBe('Sold, INR 12,34,565.00 Paid 2,34,565.00 To collect 10,00,000.00');

  const paper = new PaperPage(page);
  await paper.open(sales.row('Amina'));
  await expect(paper.paper).toContainText('Total₹12,34,565.00');
  await expect(paper.paper).toContainText(/To pay by [^₹]+₹10,00,000\.00Twelve lakh/);
  expect(await paper.message()).toMatch(/\*To pay by .*: ₹10,00,000\.00\*/);
  expect(stall.faults).toEqual([]);
});

test('[MNY-14] a book in CFA francs parts digits with spaces and says CFA behind them, also in a reminder', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { book } = stall;
  const { page, sales, addSale } = book;
  await book.begin({ currency: 'XOF' });
  await addSale.sell({ trays: 12, price: 12_500, customer: 'Awa', pay: 'Pay later' });
  await expect.poll(() => sales.totals()).toBe('Sold, XOF 150 000 Paid 0 To collect 150 000');
  const paper = new PaperPage(page);
  await paper.open(sales.row('Awa'));
  await expect(paper.paper).toContainText('150 000 CFA');
  await page.goto('/view_debtors');
  await expect(page.getByRole('main')).toContainText('150 000');
  const reminder = new URL((await page.getByRole('link', { name: 'Remind Awa' }).getAttribute('href'))!);
  expect(reminder.searchParams.get('text')).toContain('150\u00A0000\u00A0CFA');
  await page.goto('/settings/2');
  await expect(page.getByText('Amounts look like 1 234 567 CFA.')).toBeVisible();
  expect(stall.faults).toEqual([]);
});
