import { expect, test } from '../support/test.ts';

/** Two sales of one tray each, as both phones must show them in the end. */
const TWO = { trays: 1, price: 12_000 };

test('[SYN-5, SYN-6, SYN-14] a half-open connection: it is noticed, everything goes on here, and nothing is doubled', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.book.installed();
  stall.signal.hold(); // connections stay open, and no byte is forwarded
  await stall.book.addSale.sell(TWO);
  await stall.book.addSale.sell(TWO);
  await expect(stall.book.sales.rows).toHaveCount(2);
  await expect(stall.book.badge).toHaveAccessibleName(/No connection/, { timeout: 60_000 });
  stall.signal.restore();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/, { timeout: 60_000 });
  const office = await phone('office', { keepsApp: false });
  await office.book.signIn();
  await expect(office.book.sales.rows).toHaveCount(2);
});
