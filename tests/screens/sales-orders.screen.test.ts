import { Farm } from '../e2e/pages/farm.ts';
import { SaleSheet } from '../e2e/pages/sale-sheet.ts';
import { expectToStay } from '../e2e/support/fake-clock.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

async function stallOf(phone: (name: string) => Promise<Phone>): Promise<Phone> {
  const stall = await phone('stall');
  await stall.book.begin();
  return stall;
}

test('[SAL-43, SAL-40] a saved sale is undone within ten seconds, without a signal', async ({ phone }) => {
  const stall = await stallOf(phone);
  const { page, sales, addSale } = stall.book;
  await stall.cutSignal();
  await addSale.sell({ trays: 2, price: 12_000 });
  await expect(page.getByRole('link', { name: 'Show the receipt' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByText('It counts no more.')).toBeVisible();
  await expect(sales.row('2 trays')).toContainText('Voided');
  await expect.poll(() => sales.totals()).toContain('Sold, UGX 0');
  await sales.row('2 trays').click();
  await expect(page.getByRole('dialog')).toContainText('Undone right after saving');
  await page.goto('/sales/add');
  await addSale.opened('New sale');
  await addSale.pick('Eggs, good');
  await addSale.press('3');
  await addSale.price('12000');
  await expectToStay(page, undo, 10_000, () => addSale.pay('Paid all'));
  await expect(sales.row('3 trays')).toContainText('Paid');
  expect(stall.faults).toEqual([]);
});

test('[SAL-34, SAL-36, SAL-37, MSG-9] an order with a discount and a deposit is confirmed, delivered and paid, and the other phone follows', async ({
  phone,
}) => {
  const stall = await stallOf(phone);
  const { page, sales, addSale } = stall.book;
  const office = await phone('office');
  await office.book.signIn();
  await addSale.open();
  await addSale.customer('Amina');
  await addSale.pick('Eggs, good');
  await addSale.press('5');
  await addSale.price('12000');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Give a discount' }).click();
  await dialog.getByLabel('Off the whole sale, UGX').fill('70000');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await addSale.pay('Pay later');
  await expect(page.getByText('The discount is more than this costs.')).toBeVisible();
  await page.getByRole('button', { name: 'Discount: 70,000' }).click();
  await dialog.getByLabel('Off the whole sale, UGX').fill('2000');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Bring it to the customer' }).click();
  await dialog.getByText('Bring it to the customer').click();
  await dialog.getByLabel('Where to').fill('Market, stall 4');
  await dialog.getByLabel('Phone').fill('12');
  await expect(dialog.getByText('This is no phone number.')).toBeVisible();
  await dialog.getByLabel('Phone').fill('0772 123 456');
  await dialog.getByLabel('The customer pays for it, UGX').fill('5000');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Sold now, or ordered for later' }).click();
  await dialog.getByText('Later: it is an order').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await addSale.pay('Part');
  const part = page.getByRole('dialog', { name: 'Pays a part now' });
  await part.getByRole('textbox', { name: 'Amount paid now' }).fill('20000');
  await part.getByRole('button', { name: 'Save, 43,000 left to pay' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('Amina')).toContainText('Order');

  await stall.cutSignal();
  await page.getByRole('link', { name: /^Orders/ }).click();
  const sheet = new SaleSheet(page);
  await sheet.open(sales.row('Amina'));
  await expect(sheet.sheet).toContainText('Market, stall 4');
  await expect(sheet.sheet).toContainText('Paid ahead20,000');
  await sheet.button('Confirm the order').click();
  await expect(sheet.button('Confirm the order')).toHaveCount(0);
  await sheet.button('On the way').click();
  await expect(sheet.button('On the way')).toBeDisabled();
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  await visit(office.book.page, '/sales/view/4');
  const there = new SaleSheet(office.book.page);
  await expect(office.book.sales.row('Amina')).toContainText('On the way');
  await there.open(office.book.sales.row('Amina'));
  await there.button('Delivered').click();
  await expect(office.book.sales.rows).toHaveCount(0);
  await visit(office.book.page, '/sales/view/1');
  await expect(office.book.sales.row('Amina')).toContainText('Owes 43,000');

  await page.goto('/sales/view/0');
  await sheet.open(sales.row('Amina'));
  await sheet.link('Receive a payment').click();
  await page.getByRole('textbox', { name: 'Amount received' }).fill('45000');
  await expect(page.getByText('2,000 more than owed. Keep as advance?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount received' }).fill('43000');
  await page.getByRole('button', { name: 'Save, all paid' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('Amina')).toContainText('Paid');
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[SAL-38, MSG-7] two phones sell the last tray: both keep their sale, the book says −1 tray, and selling is only asked about', async ({
  phone,
}) => {
  const stall = await stallOf(phone);
  const { page, sales, addSale } = stall.book;
  await visit(page, '/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 500 });
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await farm.pick('Eggs');
  await farm.press('3');
  await farm.save('eggs');
  await farm.saved();
  await visit(page, '/sales/view/0');
  await addSale.open();
  await addSale.pick('Eggs, good');
  await addSale.press('4');
  await expect(page.getByText('The book says 3 trays. Sell anyway?')).toBeVisible();
  await addSale.field('How many trays').fill('2');
  await expect(page.getByText('Sell anyway?')).toHaveCount(0);
  await addSale.price('12000');
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');

  const office = await phone('office');
  await office.book.signIn();
  await expect(office.book.sales.row('2 trays')).toHaveCount(1);
  await stall.cutSignal();
  await office.cutSignal();
  for (const { book } of [stall, office]) {
    await book.addSale.open();
    await book.addSale.pick('Eggs, good');
    await book.addSale.press('1');
    await expect(book.page.getByText('Sell anyway?')).toHaveCount(0);
    await book.addSale.pay('Paid all');
    await book.page.waitForURL('**/sales/view/0');
  }
  await stall.restoreSignal();
  await office.restoreSignal();
  await expect(sales.row('1 tray')).toHaveCount(2);
  await expect(office.book.sales.row('1 tray')).toHaveCount(2);
  await addSale.open();
  await addSale.pick('Eggs, good');
  await addSale.press('1');
  await expect(page.getByText('The book says −1 tray. Sell anyway?')).toBeVisible();
  await addSale.price('20000');
  await expect(page.getByText('Usual price is 12,000.')).toBeVisible();
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(sales.row('20,000')).toHaveCount(1);
  expect([...stall.faults, ...office.faults]).toEqual([]);
});
