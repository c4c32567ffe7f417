import { ROUTES } from '../../src/app/routes.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

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
  await page.reload();
  for (const { path } of ROUTES.filter((one) => one.path !== '*')) {
    // From a screen that says something else: what stands there then is the route's own.
    await visit(page, '/no/such/page');
    await expect(page, path).toHaveTitle(/^Not found/);
    await visit(page, path.replaceAll(/:\w+/g, '0'));
    await expect(page, path).not.toHaveTitle(/^Not found/);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByText(/not on the phone yet|went wrong/), path).toHaveCount(0);
  }
  expect(stall.faults).toEqual([]);
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
