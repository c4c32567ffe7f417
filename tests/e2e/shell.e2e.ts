import { ROUTES } from '../../src/app/routes.ts';
import { GRACE } from './pages/book.ts';
import { WIDE_SIZE } from './support/phone.ts';
import { expectToStay } from './support/fake-clock.ts';
import { expect, test } from './support/test.ts';

/** How long a success is shown before the app goes on. Units: ms. */
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
  await book.installed();
  const toast = book
    .toast('You are offline!')
    .filter({ hasText: 'Internet connection lost. Some features may not work.' });
  await expectToStay(book.page, toast, 10_000, () => stall.setOffline(true));
  await expect(book.badge).toHaveAccessibleName(/No connection/); // a toast is not a state
  await stall.setOffline(false);
  await expect(book.page.getByText('Back Online')).toBeVisible();
  await expect(book.page.getByText('Your internet connection has been restored.')).toBeVisible();
});

test('[OFF-1, ACC-6, RTE-48] every built route opens with no network at all', async ({ begun }) => {
  const stall = await begun('stall');
  await stall.cutSignal();
  await stall.close();
  for (const [path, words] of [
    ['/sales/view/0', 'Sales'],
    ['/sales/add', 'New sale'],
    ['/settings/0', 'My account'],
    ['/settings/8', 'Phones & sync'],
    ['/home', 'Flockbook'],
  ] as const) {
    await stall.open(path);
    await expect(
      stall.book.page.getByRole('heading', { name: words }).or(stall.book.page.getByText(words)).first(),
    ).toBeVisible();
    await stall.close();
  }
  expect(stall.faults).toEqual([]);
  await stall.open('/sales/view/0');
});

test('[OFF-5] every route of the app opens offline after install, also those whose record is not here', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  for (const { path } of ROUTES) {
    await page.goto(path.replace('*', 'no/such/page').replaceAll(/:\w+/g, '0'));
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByText(/not on the phone yet|went wrong/), path).toHaveCount(0);
  }
  expect(stall.faults).toEqual([]);
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

test('[SHL-6, SHL-5, RTE-61] an unknown path has a way home, and each screen its title', async ({ phone }) => {
  const { book } = await phone('stall');
  const { page } = book;
  await expect(page).toHaveTitle(/Sign in/);
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle(/Flockbook/);
  await page
    .getByRole('link', { name: /home|book/i })
    .first()
    .click();
  await page.waitForURL('**/home');
  await page.goto('/register');
  await expect(page).toHaveTitle(/Register/);
  await expect(page.locator('meta[name="description"]').first()).toHaveAttribute('content', /.{10}/);
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

test('[ACC-7] signing out with records that wait asks first; with nothing unsent the book leaves the phone', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await page.goto('/settings/0');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('dialog')).toContainText(/1 record/);
  await page.getByRole('button', { name: 'Stay' }).click();
  await stall.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Sign-out successful.')).toBeVisible();
  await page.waitForURL('**/login');
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name ?? '').filter((n) => /sales/.test(n)),
      ),
    )
    .toEqual([]);
  await book.signIn();
  await expect(book.sales.row('Walk-in')).toHaveCount(1);
});
