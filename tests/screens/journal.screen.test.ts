import { expect, test } from './support/test.ts';

test('[SYN-20] a browser without such files works on its database alone, and settings says so', async ({ begun }) => {
  // A page has no files that it can write to at once, only a worker.
  expect('createSyncAccessHandle' in FileSystemFileHandle.prototype).toBe(false);
  const stall = await begun('stall');
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await stall.book.sales.shouldBeSent('Walk-in');
  await stall.book.page.goto('/settings/8');
  const copy = stall.book.page.locator('dt', { hasText: 'Second copy of what is not sent' });
  await expect(copy.locator('+ dd')).toHaveText('No');
  expect(stall.faults).toEqual([]);
});
