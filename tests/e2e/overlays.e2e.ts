import { serverTimestamp } from '../../backend/admin.ts';
import { operatorOf } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { liveViews, watchViews } from './support/views.ts';

const COVER = 'New Version Available! Click to update';

test('[OFF-2, OFF-3, OFF-4] a new version: no cover while records wait or without a signal; then one click, and nothing is lost', async ({
  phone,
  backend,
  dataDir,
}) => {
  const operator = operatorOf(backend, dataDir);
  const release = (...versions: string[]) =>
    operator.commit([
      { set: 'app_version/current', data: { versions, rev: versions.length, updated_at: serverTimestamp } },
    ]);
  await release('1.0.0');
  const stall = await phone('stall');
  const { page } = stall.book;
  const stored = () => page.evaluate(() => localStorage.getItem('flockbook-app-version'));
  await stall.book.begin();
  await expect.poll(stored).toBe('1.0.0'); // the first start takes it without a word
  const cover = page.getByRole('alertdialog', { name: COVER });

  await stall.cutSignal();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  await release('1.0.0', '1.1.0');
  await backend.hook('/__test/faults', { faults: [{ fault: 'refuse', methods: ['Commit'], code: 503 }] });
  await stall.restoreSignal();
  await expect(page.getByText('New version: when all is sent')).toBeVisible({ timeout: 30_000 });
  await expect(cover).toBeHidden();
  await stall.book.sales.row('Walk-in').click(); // the app goes on underneath
  await page.keyboard.press('Escape');

  await backend.hook('/__test/faults', { faults: [] });
  await expect(cover).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('[data-covered]')).toHaveCSS('filter', 'blur(8px)');
  await expect(page.locator('[data-covered]')).toHaveAttribute('inert', '');
  await stall.cutSignal(); // without a signal nobody is locked out
  await expect(cover).toBeHidden();
  await stall.restoreSignal();
  await expect(cover).toBeVisible({ timeout: 30_000 });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: COVER }).click();
  await reloaded;
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  expect(await stored()).toBe('1.1.0');
  await expect(cover).toBeHidden();
  await expect(stall.book.sales.row('Walk-in')).toHaveCount(1); // signed in still, and nothing is lost
});

test('[SHL-7, OFF-6] a screen whose file is gone after a release: the event is raised, one reload brings it, and the draft stays', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await page.goto('/sales/add');
  await stall.book.addSale.pick('Eggs, good');
  await stall.book.addSale.press('7');
  await page.goto('/home');
  let loads = 0;
  await page.route(/add-sale\.screen-.*\.js$/, (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  // As on a phone that has not kept the app's files.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no service worker in this test'));
  });
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await page.goto('about:blank');
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
  // A browser may remember the failed module: then the second press starts the page afresh.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

test('[SHL-10] on a route change the views of the screen that is left are dropped, and replication goes on', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await watchViews(page);
  await page.goto('/sales/view/0');
  await expect.poll(() => liveViews(page)).toContain('sales.list');
  const places = page.getByRole('navigation', { name: 'Places' }).filter({ visible: true });
  for (let round = 0; round < 5; round++) {
    await places.getByRole('link', { name: 'More' }).click();
    await page.waitForURL('**/settings/0');
    await expect.poll(() => liveViews(page)).not.toContain('sales.list');
    if (round === 4) break;
    await places.getByRole('link', { name: 'Sales' }).click();
    await expect.poll(() => liveViews(page)).toContain('sales.list');
  }
  // Nothing piles up: this screen's own view is there once, and none of the other's.
  await expect
    .poll(async () => (await liveViews(page)).filter((name) => /^(account\.pins|sales\.|customers\.)/.test(name)))
    .toEqual(['account.pins']);
  // The other phone's sale arrives while no screen listens to sales.
  const office = await phone('office');
  await office.book.signIn();
  await office.book.addSale.sell({ trays: 4, price: 12_000 });
  await office.book.sales.shouldBeSent('4 trays');
  const held = () =>
    page.evaluate(async () => {
      const { name } = (await indexedDB.databases()).find((one) => one.name?.endsWith('--0--sales'))!;
      const opened = indexedDB.open(name!);
      await new Promise((resolve) => opened.addEventListener('success', resolve));
      const store = opened.result.transaction('docs').objectStore('docs');
      const counting = store.count();
      await new Promise((resolve) => counting.addEventListener('success', resolve));
      opened.result.close();
      return counting.result;
    });
  await expect.poll(held).toBe(1);
  expect(await liveViews(page)).not.toContain('sales.list');
});

test('[NTF-5] a push message that comes while the app is open is only logged', async ({ phone }) => {
  const stall = await phone('stall');
  const { page } = stall.book;
  await stall.book.begin();
  await page.reload();
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('push message'));
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const message = { notification: { title: 'Vaccination due', body: 'House A' } };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: stall.origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  expect(await (await logged).args()[1]!.jsonValue()).toEqual(message);
  await expect(page.getByText('Vaccination due')).toHaveCount(0);
});
