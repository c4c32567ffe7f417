import { serverTimestamp } from '../../backend/admin.ts';
import { operatorOf } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const COVER = 'New Version Available! Click to update';

test('[OFF-2, OFF-3, OFF-4] a new version: no cover while records wait or without a signal; then one click, and nothing is lost', async ({
  begun,
  backend,
  dataDir,
}) => {
  const stall = await begun('stall', { isNew: true });
  const operator = operatorOf(backend, dataDir); // for the data folder of that phone
  const release = (...versions: string[]) =>
    operator.commit([
      { set: 'app_version/current', data: { versions, rev: versions.length, updated_at: serverTimestamp } },
    ]);
  await stall.book.installed(); // closing the page would abort the installation
  await stall.close();
  await release('1.0.0');
  await stall.open('/sales/view/0');
  const { page } = stall.book;
  const stored = () => page.evaluate(() => localStorage.getItem('flockbook-app-version'));
  await expect.poll(stored).toBe('1.0.0'); // the first start adopts it silently
  const cover = page.getByRole('alertdialog', { name: COVER });

  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await release('1.0.0', '1.1.0');
  await backend.hook('/__test/faults', { faults: [{ fault: 'refuse', methods: ['Commit'], code: 503 }] });
  await stall.restoreSignal();
  await expect(page.getByText('New version: when all is sent')).toBeVisible({ timeout: 30_000 });
  await expect(cover).toBeHidden();
  await stall.book.sales.row('Walk-in').click(); // the app stays usable
  await page.keyboard.press('Escape');

  await backend.hook('/__test/faults', { faults: [] });
  await expect(cover).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('[data-covered]')).toHaveCSS('filter', 'blur(8px)');
  await expect(page.locator('[data-covered]')).toHaveAttribute('inert', '');
  await stall.cutSignal(); // offline users are not locked out
  await expect(cover).toBeHidden();
  await stall.restoreSignal();
  await expect(cover).toBeVisible({ timeout: 30_000 });
  const reloaded = page.waitForEvent('load');
  // The cached token is cleared, and a worker requests a new one; worker requests are not among the page's events.
  const renewed = page.context().waitForEvent('request', (request) => request.url().includes('/v1/token'));
  await page.getByRole('button', { name: COVER }).click();
  await renewed;
  await reloaded;
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  expect(await stored()).toBe('1.1.0');
  await expect(cover).toBeHidden();
  await expect(stall.book.sales.row('Walk-in')).toHaveCount(1); // still signed in, and nothing is lost
});

test('[SHL-7, OFF-6] a screen whose file is gone after a release: the event is raised, one reload brings it, and the draft stays', async ({
  begun,
}) => {
  const stall = await begun('stall', { keepsApp: false });
  const { page } = stall.book;
  await visit(page, '/sales/add');
  await stall.book.addSale.pick('Eggs, good');
  await stall.book.addSale.press('7');
  await page.goto('/home');
  let loads = 0;
  await page.route(/add-sale\.screen-.*\.js$/, (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await page.goto('/sales/view/0');
  await page.evaluate(() =>
    addEventListener('vite:preloadError', () => sessionStorage.setItem('raised', String(Date.now()))),
  );
  page.on('load', () => loads++);
  await page.getByRole('link', { name: 'New sale' }).first().click();
  await stall.book.addSale.opened('New sale');
  expect(await page.evaluate(() => sessionStorage.getItem('raised'))).not.toBeNull();
  expect(loads).toBe(1);
  await expect(page.getByText(/7 trays/).first()).toBeVisible();
});

test('[SHL-7] a screen that is not on the phone and cannot be fetched says so, and comes with the signal', async ({
  phone,
}) => {
  const stall = await phone('stall', { keepsApp: false });
  const { page } = stall.book;
  await page.route(/recover\.screen-.*\.js$/, (route) => route.abort());
  const forgotten = page.getByRole('link', { name: 'Forgot the password?' });
  await expect(forgotten).toBeVisible();
  await stall.cutSignal();
  await forgotten.click();
  await expect(page.getByText('This screen is not on the phone yet, connect once')).toBeVisible();
  await page.unroute(/recover\.screen-.*\.js$/);
  await stall.restoreSignal();
  // A browser may cache the failed module: the second press then reloads the page.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});
