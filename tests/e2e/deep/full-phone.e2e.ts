import { expect, test } from '../support/test.ts';

test('[DAT-5] a full phone says so, the form keeps its text, and the sale is saved once there is space', async ({
  begun,
}) => {
  const stall = await begun('stall', { keepsApp: false });
  const { book } = stall;
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await book.addSale.open();
  await book.addSale.pick('Eggs, good');
  await book.addSale.press('4');
  await book.addSale.price('12000');
  const freeDisk = await stall.fillDisk();
  await book.addSale.pay('Paid all');
  await expect(book.page.getByText('Not saved: the phone is full.', { exact: false })).toBeVisible();
  await expect(book.addSale.field('How many trays')).toHaveValue('4');
  await expect(book.page).toHaveURL(/sales\/add/);
  await freeDisk();
  await book.addSale.pay('Paid all');
  await book.page.waitForURL('**/sales/view/0');
  await expect(book.sales.rows).toHaveCount(1);
  await expect(book.sales.row('Walk-in')).toContainText('-0001');
});
