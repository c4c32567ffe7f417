import { GRACE } from './pages/book.ts';
import { expectToStay } from './support/fake-clock.ts';
import { expect, test } from './support/test.ts';

test("[ACC-10, NTF-9, RUL-23] the welcome mail leaves from a local origin: its button 'Complete Registration' leads to /welcome", async ({
  phone,
}) => {
  const stall = await phone('stall');
  await stall.book.register();
  // In a tab of its own: the app goes on and sends what was saved.
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

test('[RTE-10, ACC-8] a forgotten password: the link is sent, said for 2 s, and sets a new one; a failure says Oops!', async ({
  phone,
}) => {
  const stall = await phone('stall');
  await stall.book.register();
  const other = await phone('other');
  const { page } = other.book;
  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await page.waitForURL('**/recover_password');
  await page.getByLabel('Email').fill('grace');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill(GRACE.email);
  await expectToStay(page, page.getByRole('dialog', { name: 'Password reset link sent' }), 2_000, () =>
    page.getByRole('button', { name: 'Send the link' }).click(),
  );
  await expect(page.getByText(/Look into the mail of/)).toBeVisible();

  await other.cutSignal();
  await page.getByRole('button', { name: 'Send the link' }).click();
  const oops = page.getByRole('dialog', { name: 'Oops!' });
  await expect(oops).toContainText('A link can only be sent with internet.');
  await oops.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(GRACE.email);
  await other.restoreSignal();

  await page.goto('/__outbox');
  await page.getByRole('link', { name: /Reset your password/ }).click();
  await page.getByRole('link', { name: '__auth/action' }).click();
  await page.getByLabel('New password').fill('brown-hens');
  await page.getByLabel('The same again').fill('brown-hens');
  await page.getByRole('button').click();
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible();
  await page.goto('/login');
  await other.book.fillAccount({ email: GRACE.email, password: 'brown-hens' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Successful' })).toBeVisible();
});

test('[PRF-11, ACC-3] a popup whose file did not come with the page is there as soon as the file is', async ({
  phone,
}) => {
  const { book } = await phone('stall');
  const { page } = book;
  // As on a first visit that stays one: nothing of the app is kept, and the network loses what comes after the first screen.
  await book.installed();
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('none on this visit'));
  });
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
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
