import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[DAT-5] a full phone says so, the form keeps its text, and the sale is saved once there is space', async ({
  begun,
}) => {
  const stall = await begun('stall');
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

test('[SYN-16] an expired session is a pause: records wait, the person signs in again, everything goes out', async ({
  begun,
  backend,
}) => {
  const { book } = await begun('stall');
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await backend.hook('/__test/expire-sessions');
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await expect(book.badge).toHaveAccessibleName(/Sign in again/);
  await book.sales.shouldBeOnThisPhone('Walk-in');
  await book.signInAgain();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await visit(book.page, '/sales/view/0');
  await book.sales.shouldBeSent('Walk-in');
});
