import { SaleSheet } from '../e2e/pages/sale-sheet.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

/** Grace's farm on two phones. */
async function twoPhones(phone: (name: string) => Promise<Phone>) {
  const stall = await phone('stall');
  await stall.book.begin();
  const office = await phone('office');
  await office.book.signIn();
  return { stall, office };
}

test('[SAL-46, SAL-40, SAL-41, PAY-1] a sale with a payment is voided: the payment first, then the sale, and both phones say so', async ({
  phone,
}) => {
  const { stall, office } = await twoPhones(phone);
  const { page, sales, addSale } = stall.book;
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Part', part: 10_000 });
  const sheet = new SaleSheet(page);
  await sheet.open(sales.row('Amina'));
  for (const name of ['Receipt', 'Share', 'Edit']) await expect(sheet.link(name)).toBeVisible();
  await expect(sheet.button('Void')).toBeVisible();
  await sheet.link('Receive a payment').click();
  await page.getByRole('textbox', { name: 'Amount received' }).fill('20000');
  await page.getByRole('button', { name: 'Save, 30,000 left to pay' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('Amina')).toContainText('Owes 30,000');

  await stall.cutSignal();
  await sheet.open(sales.row('Amina'));
  await sheet.button('Void').click();
  await expect(sheet.sheet).toContainText('A payment came later for this sale.');
  await sheet.link('Show the payments').click();
  await page.getByRole('button', { name: 'Void the payment of 20,000' }).click();
  await expect(sheet.sheet).toContainText('Amina owes 20,000 more');
  await sheet.button('Void it').click();
  await expect(sheet.sheet).toContainText('Say why first.');
  await sheet.sheet.getByRole('radio', { name: 'Written twice' }).check({ force: true });
  await sheet.button('Void it').click();
  const voided = page
    .getByRole('list', { name: 'Payments' })
    .getByRole('listitem')
    .filter({ hasText: /Voided .*: / });
  await expect(voided).toHaveCount(1);
  await visit(page, '/sales/view/0');
  await expect(sales.row('Amina')).toContainText('Owes 50,000');

  await sheet.open(sales.row('Amina'));
  await sheet.button('Void').click();
  const facts = sheet.sheet.getByRole('list', { name: 'What will happen' });
  await expect(facts).toContainText('Sold: 60,000 less');
  await expect(facts).toContainText('Cash: 10,000 less, as no money came in');
  await expect(facts).toContainText('Amina owes 50,000 less');
  await expect(facts).toContainText('Back in the stock: 5 trays Eggs, good');
  await sheet.button('Back').click();
  await sheet.void('Nothing was taken');
  await expect(sales.row('Amina')).toContainText('Voided');
  await expect.poll(() => sales.totals()).toContain('Sold, UGX 0 Paid 0 To collect 0');
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  await visit(office.book.page, '/sales/view/5');
  const there = new SaleSheet(office.book.page);
  await there.open(office.book.sales.row('Amina'));
  await expect(there.sheet).toContainText(/Voided today .* by Grace/);
  await expect(there.sheet).toContainText('Nothing was taken');
  await expect(there.button('Void')).toHaveCount(0);
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[SAL-33, PAY-11, SAL-21] two of five paid trays come back without a signal, one spoiled: money, debt and both phones follow', async ({
  phone,
}) => {
  const { stall, office } = await twoPhones(phone);
  const { page, sales, addSale } = stall.book;
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina' });
  const sheet = new SaleSheet(page);
  await stall.cutSignal();
  await sheet.open(sales.row('Amina'));
  await sheet.link('Goods came back').click();
  const trays = page.getByRole('textbox', { name: 'Eggs, good: how many trays came back' });
  await trays.fill('6');
  await page.getByRole('button', { name: 'Save the return' }).click();
  await expect(page.getByText('Only 5 trays can come back.')).toBeVisible();
  await trays.fill('');
  await addSale.press('2');
  await page.getByText('Spoiled or lost').click();
  const money = page.getByRole('textbox', { name: 'Money given back' });
  await expect(money).toHaveValue('24,000');
  await money.fill('25000');
  await page.getByRole('button', { name: 'Save, give 25,000 back' }).click();
  await expect(page.getByText('At most 24,000 can be given back.')).toBeVisible();
  await money.fill('14000');
  await expect(page.getByText('10,000 stays with you as credit for Amina.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Why it came back' }).fill('Cracked on the way');
  await page.getByRole('button', { name: 'Save, give 14,000 back' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('10,000 too much paid')).toHaveCount(1);
  await sheet.open(sales.row('10,000 too much paid'));
  await expect(sheet.sheet).toContainText('Came back today');
  await page.reload();
  await expect(sales.row('Returned')).toContainText('24,000');

  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await visit(office.book.page, '/sales/view/5');
  const there = new SaleSheet(office.book.page);
  await there.open(office.book.sales.row('Returned'));
  await expect(there.sheet).toContainText('Not back in the stock');
  await expect(there.sheet).toContainText('Money given back14,000');
  expect([...stall.faults, ...office.faults]).toEqual([]);
});
