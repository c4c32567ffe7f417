import { GRACE } from './pages/book.ts';
import { expect, test } from './support/test.ts';

test("[ACC-10, NTF-9, RUL-23] the welcome mail leaves from a local origin: its button 'Complete Registration' leads to /welcome", async ({
  phone,
}) => {
  const stall = await phone('stall', { keepsApp: false });
  await stall.book.register();
  // In a separate tab: the app keeps running and sends what was saved.
  const { page } = await stall.newTab('/__outbox');
  const letter = page.getByRole('listitem').filter({ hasText: GRACE.email });
  await expect
    .poll(async () => {
      await page.reload();
      return letter.count();
    })
    .toBe(1);
  await letter.getByRole('link').click();
  const button = page.frameLocator('iframe').getByRole('link', { name: 'Complete Registration' });
  await expect(button).toHaveAttribute('href', `${stall.origin}/welcome`);
});

test('[PRF-11, ACC-3] a popup whose file did not come with the page is there as soon as the file is', async ({
  phone,
}) => {
  // A first visit that stays one: nothing of the app is cached, and the network fails after the first screen.
  const { book } = await phone('stall', { keepsApp: false });
  const { page } = book;
  let isCut = true;
  let lost = 0;
  await page.route('**/assets/boxes-*.js', (route) => {
    if (isCut) lost++;
    return isCut ? route.abort() : route.continue();
  });
  await page.reload();
  await book.fillAccount({ email: 'nobody@farm.test', password: 'wrong-one' });
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const before = lost;
  await expect.poll(() => lost).toBeGreaterThan(before + 1);
  isCut = false;
  await expect(page.getByRole('dialog', { name: 'auth/invalid-credential' })).toBeVisible();
});
