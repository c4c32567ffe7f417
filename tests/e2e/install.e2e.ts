import { expect, test } from './support/test.ts';

test('[OFF-7] the app can be installed: its icons, screens and shortcuts are there, and the shortcuts open', async ({
  phone,
  backend,
}) => {
  const manifest = (await (await fetch(`${backend.url}/manifest.webmanifest`)).json()) as {
    icons: { src: string; purpose: string; sizes: string }[];
    screenshots: { src: string }[];
    shortcuts: { url: string }[];
    start_url: string;
  };
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  );
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await fetch(backend.url + src)).headers.get('content-type'), src).toMatch(/^image\//);
  const stall = await phone('stall');
  const { page } = stall.book;
  await stall.book.begin();
  await stall.cutSignal();
  await page.goto(manifest.start_url);
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(url);
  }
});

test('[OFF-7] the offer to install comes after the first saved record, once; the icon counts what waits', async ({
  phone,
}) => {
  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  await page.addInitScript(() => {
    // This Chromium has no home screen: what it would be asked is written down.
    const told: (number | string)[] = [];
    Object.assign(globalThis, { told });
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(told.push(count)),
      clearAppBadge: () => Promise.resolve(told.push(0)),
    });
    // The browser's own offer, which comes whenever it likes, is none of this test.
    addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation());
    addEventListener('load', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, { prompt: () => Promise.resolve(told.push('asked')) });
      // As late as Chromium does it, when the app listens.
      setTimeout(() => dispatchEvent(offer), 1_500);
    });
  });
  const told = () => page.evaluate(() => (globalThis as unknown as { told: (number | string)[] }).told);
  await book.register();
  await book.setUp();
  const offer = page.getByText('Keep Flockbook on your home screen');
  await expect(offer).toHaveCount(0);
  await book.installed();
  await page.reload();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await expect(offer).toBeVisible();
  await expect.poll(told).toContain(1);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(told).toContain('asked');
  await stall.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await expect.poll(async () => (await told()).at(-1)).toBe(0);
  await page.goto('/sales/view/0'); // another start, another offer of the browser: not for thirty days
  await book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(book.sales.rows).toHaveCount(2);
  await expect(offer).toHaveCount(0);
});
