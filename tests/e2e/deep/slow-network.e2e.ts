import { expect, test } from '../support/test.ts';

test('[SYN-1, SYN-14] 50 kbit/s and 800 ms round trip: slow is not offline, and the sale arrives', async ({
  begun,
}) => {
  const stall = await begun('stall');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  stall.signal.shape({ roundTripMs: 800, bitsPerSecond: 50_000 });
  await stall.book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.book.sales.shouldBeSent('Walk-in');
});
