import { lockWithPin, PIN, typePin } from './support/pin.ts';
import { MUSA } from './support/somebody.ts';
import { expect, test } from './support/test.ts';

const MUSAS_PIN = '8052';

test('[ACC-14] two people on one phone: each PIN opens its own book, and every tab closes with the lock', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  const tab = await stall.newTab('/sales/view/0');
  await expect(tab.page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await lockWithPin(stall);
  await tab.page.waitForURL(/\/login/);
  await tab.page.close();

  await page.getByRole('button', { name: 'Sign in with a password' }).click();
  await page.goto('/register');
  await book.fillAccount(MUSA);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
  await book.setUp({ name: 'Musa’s Chicks' });
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);
  await lockWithPin(stall, MUSAS_PIN);
  await page.getByRole('button', { name: 'PIN of Grace' }).click();
  await typePin(stall, PIN);
  await page.waitForURL('**/settings/0');
  await expect(page.getByText('Nakato Poultry').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Musa’s Chicks')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: 'PIN of Musa' }).click();
  await typePin(stall, PIN, MUSA.first_name);
  await expect(page.getByText('Wrong PIN')).toBeVisible();
  await typePin(stall, MUSAS_PIN, MUSA.first_name);
  await page.waitForURL('**/settings/0');
  await expect(page.getByText('Musa’s Chicks').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Nakato Poultry')).toHaveCount(0);
});
