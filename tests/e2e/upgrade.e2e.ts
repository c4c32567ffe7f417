import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from './pages/book.ts';
import { forgetApp } from './support/forget-app.ts';
import { makeNextVersion } from './support/next-version.ts';
import { operatorOf, salesOn } from './support/demo.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<object, { nextApp: string }>({
  nextApp: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'flockbook-next-'));
      await makeNextVersion(folder);
      await provide(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

// One runner process for all of them: building the next version takes longer than a test.
test.describe.configure({ mode: 'default' });

/** Run the page from the service worker, as from the second start on. */
async function runInstalled(book: Book): Promise<void> {
  await book.installed();
  await book.page.reload();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
}

/** The newest app is installed on the phone and takes over at the next start. */
const newestAppArrived = async () => {
  const registration = (await navigator.serviceWorker.getRegistration())!;
  await registration.update();
  while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
};

test('[SYN-30, SYN-34] an update with a new schema while records wait: they wait still, and all arrive; a page of the older version then leaves the book alone and says so', async ({
  begun,
  backend,
  dataDir,
  nextApp,
}) => {
  const stall = await begun('stall', { isNew: true });
  await runInstalled(stall.book);
  stall.signal.cut();
  for (const trays of [1, 2, 3]) await stall.book.addSale.sell({ trays, price: 12_000 });
  await backend.kill();
  await backend.start(nextApp);
  await backend.hook('/__test/faults', { faults: [{ fault: 'refuse', methods: ['Commit'], code: 503 }] });
  stall.signal.restore();
  await stall.book.page.evaluate(newestAppArrived);
  stall.signal.cut();
  await stall.close(); // the waiting worker takes over when no tab is open
  await stall.open('/sales/view/0');
  await expect(stall.book.sales.rows).toHaveCount(3);
  await expect(stall.book.badge).toHaveAccessibleName(/3 waiting/);
  await backend.hook('/__test/faults', { faults: [] });
  stall.signal.restore();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/, { timeout: 40_000 });
  expect(await salesOn(operatorOf(backend, dataDir))).toHaveLength(3);

  await backend.kill();
  await backend.start(); // the older app again, as from an intermediate cache
  await stall.book.page.evaluate(forgetApp);
  await stall.book.page.goto('/sales/view/0');
  await expect(stall.book.page.getByRole('heading', { name: /A newer Flockbook wrote this book/ })).toBeVisible();
  await backend.kill();
  await backend.start(nextApp);
  await stall.book.page.getByRole('button', { name: 'Reload' }).click();
  await expect(stall.book.sales.rows).toHaveCount(3);
});

test('[OFF-6, SYN-30, SYN-31] deployed twice while a tab is old and a form half filled: it stays, saves and goes on, until the tab of the newest asks it to let go, which it says; nothing is saved into the old book', async ({
  begun,
  backend,
  nextApp,
}) => {
  const third = await mkdtemp(join(tmpdir(), 'flockbook-third-'));
  await cp(nextApp, third, { recursive: true });
  await appendFile(join(third, 'app.sw.js'), '\n// the release after it\n');
  const stall = await begun('stall', { isNew: true });
  const { page, addSale } = stall.book;
  await runInstalled(stall.book);
  await addSale.open();
  await addSale.pick('Eggs, good');
  await addSale.press('7');
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const version of [nextApp, third]) {
    await backend.kill();
    await backend.start(version);
    await page.evaluate(newestAppArrived);
  }
  await addSale.price('12000');
  await addSale.pay('Paid all');
  await expect(stall.book.sales.row('Walk-in')).toContainText('7 trays');
  await page.getByRole('link', { name: 'They owe me' }).first().click(); // a screen of the old app, from the cache
  await expect(page.getByRole('heading', { name: 'They owe me' })).toBeVisible();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  expect(loads).toBe(0);

  // A tab not controlled by the old service worker loads the new app at once, as on a phone where the app's files were
  // cleared. (Chromium never answers a page requested while one service worker takes over from another.) The old tab
  // stays as it is, with the user's unsaved input, until they press Reload.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.unregister());
  const next = await stall.newTab('/sales/view/0');
  await expect(next.sales.rows).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: /Flockbook was updated/ })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'They owe me' })).toBeVisible();
  await page.goto('/sales/view/0');
  await expect(stall.book.sales.rows).toHaveCount(1);
  await next.page.goto('/home'); // the public pages are from the newest release too
  await expect(next.page.locator('main').getByRole('link', { name: 'Open my business' })).toBeVisible();
  expect(stall.faults).toEqual([]);
  await rm(third, { recursive: true, force: true });
});
