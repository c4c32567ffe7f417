import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[SYN-27] behind a captive portal nothing is sent and nothing is refused; it goes out once the way is open', async ({
  begun,
}) => {
  const stall = await begun('stall');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.book.installed();
  stall.signal.portal();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await expect(stall.book.badge).toHaveAccessibleName(/No connection/);
  await stall.book.sales.shouldBeOnThisPhone('Walk-in');
  await visit(stall.book.page, '/settings/8');
  await expect(stall.book.page.getByRole('list', { name: /^Waiting, 1/ })).toBeVisible();
  await expect(stall.book.page.getByRole('list', { name: /^Needs attention/ })).toHaveCount(0);
  stall.signal.restore();
  await stall.book.page.getByRole('button', { name: 'Send now' }).click();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
});
