import { samplesLeft } from '../e2e/support/samples-left.ts';
import { expect, test } from './support/test.ts';

test('[RTE-3] whose book waits for a PIN on this phone is led to it, and not into a sample', async ({ begun }) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await page.goto('/settings/0');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN, 4 to 8 digits').fill('4711');
  await page.getByLabel('The same PIN again').fill('4711');
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await page.getByRole('button', { name: 'Lock now' }).click();
  await page.waitForURL(/\/login/);
  // The app starts there.
  history.replaceState(null, '', '/dashboard');
  await page.reload();
  await page.waitForURL('**/login?next=%2Fdashboard');
  await expect(page.getByRole('textbox', { name: 'PIN of Grace' })).toBeVisible();
  expect(await samplesLeft(page)).toBe(0);
});
