import { GRACE } from '../e2e/pages/book.ts';
import { WIDE_SIZE } from '../e2e/support/phone-place.ts';
import { expectToStay } from '../e2e/support/fake-clock.ts';
import { expect, test } from './support/test.ts';

/** Time for which a success message is shown before the app continues. Units: ms. */
const A_MOMENT_MS = 1_500;

test('[ACC-2, ACC-1, RTE-9, RTE-12, RTE-52] registration and sign-in say their words for 1.5 s and go where they must', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { page } = stall.book;
  await page.goto('/register');
  await stall.book.fillAccount(GRACE);
  const registered = page.getByRole('dialog', { name: 'Registration Successful' });
  await expectToStay(page, registered, A_MOMENT_MS, () => page.getByRole('button', { name: 'Register' }).click());
  await page.waitForURL('**/welcome');
  await stall.book.setUp();

  const other = await phone('other');
  await other.book.fillAccount({ email: GRACE.email, password: GRACE.password });
  const signedIn = other.book.page.getByRole('dialog', { name: 'Login Successful' });
  await expectToStay(other.book.page, signedIn, A_MOMENT_MS, () =>
    other.book.page.getByRole('button', { name: 'Sign in' }).click(),
  );
  await other.book.page.waitForURL('**/sales/view/0');
});

test('[SHL-1, SHL-2] the toasts of going offline and coming back, word for word', async ({ begun }) => {
  const stall = await begun('stall');
  const { book } = stall;
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await expect(book.page.getByText('You are offline!')).toBeHidden();
  const toast = book
    .toast('You are offline!')
    .filter({ hasText: 'Internet connection lost. Some features may not work.' });
  await expectToStay(book.page, toast, 10_000, () => stall.setOffline(true));
  await expect(book.badge).toHaveAccessibleName(/No connection/); // the toast is not the state
  const back = book.toast('Back Online').filter({ hasText: 'Your internet connection has been restored.' });
  await expectToStay(book.page, back, 10_000, () => stall.setOffline(false));
});

test('[RTE-63] a visitor is led to sign in, and back to where they wanted to go', async ({ begun, phone }) => {
  await begun('stall');
  const { book } = await phone('visitor');
  const { page } = book;
  await page.goto('/settings/8');
  await page.waitForURL(/\/login/);
  await book.fillAccount({ email: GRACE.email, password: GRACE.password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/settings/8');
  await expect(page.getByRole('heading', { name: 'Phones & sync' })).toBeVisible();
});

test('[SHL-4, SHL-3] one navigation at a time: below on a phone, at the left when wide; the badge opens phones & sync', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const wide = await phone('office', { viewport: WIDE_SIZE });
  await wide.book.signIn();
  for (const { book, below } of [
    { book: stall.book, below: true },
    { book: wide.book, below: false },
  ]) {
    const places = book.page.getByRole('navigation', { name: 'Places' }).filter({ visible: true });
    await expect(places).toHaveCount(1);
    const box = (await places.boundingBox())!;
    expect(box.y > 400).toBe(below);
    expect(await places.getByRole('link').count()).toBeLessThanOrEqual(5);
    await book.badge.click();
    await book.page.waitForURL('**/settings/8');
    await expect(book.page.getByRole('heading', { name: 'Phones & sync' })).toBeVisible();
  }
});
