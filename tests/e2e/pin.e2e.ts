import { lockWithPin } from './support/pin.ts';
import { expect, test } from './support/test.ts';

test('[ACC-14] every tab closes with the lock', async ({ begun }) => {
  const stall = await begun('stall');
  const tab = await stall.newTab('/sales/view/0');
  await expect(tab.page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await lockWithPin(stall);
  await tab.page.waitForURL(/\/login/);
  await expect(tab.page.getByText('Nakato Poultry')).toHaveCount(0);
});
