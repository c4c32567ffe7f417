import { ROUTES } from '../../src/app/routes.ts';
import { addressOf, LED_ON, OF_VISITORS } from './support/led-on.ts';
import { sellsAndMakes } from './support/sells-and-makes.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[OFF-1, OFF-5, ACC-6, RTE-48] after install every built route opens with no network at all, also those whose record is not here', async ({
  begun,
}) => {
  const stall = await begun('stall');
  await sellsAndMakes(stall.book.page);
  await stall.cutSignal();
  for (const [path, words] of [
    ['/home', 'Flockbook'],
    ['/sales/view/0', 'Sales'],
  ] as const) {
    await stall.close();
    await stall.open(path);
    const { page } = stall.book;
    await expect(page.getByRole('heading', { name: words }).or(page.getByText(words)).first()).toBeVisible();
  }
  const { page } = stall.book;
  for (const { path } of ROUTES.filter((one) => one.path !== '*')) {
    // Start from a screen with another title: the title shown afterwards is the route's own.
    await visit(page, '/no/such/page');
    await expect(page, path).toHaveTitle(/^Not found/);
    const address = addressOf(path);
    await visit(page, address);
    await expect(page, path).not.toHaveTitle(/^Not found/);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByText(/not on the phone yet|went wrong/), path).toHaveCount(0);
    if (!OF_VISITORS.has(path) && !LED_ON.has(path)) await expect(page).toHaveURL(address);
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
