import { onTestFinished } from 'vitest';
import { expect, test } from './support/test.ts';

/** Simulate the browser's offer to add the app to the home screen; `prompt` is the final question to the user. */
function offerToInstall(prompt: () => Promise<unknown>): void {
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
}

test('[OFF-7] the offer to install comes after the first saved record, once; the icon counts what waits', async ({
  begun,
}) => {
  // This Chromium has no home screen: record the calls.
  const told: (number | string)[] = [];
  const tell = (what: number | string) => Promise.resolve(told.push(what));
  Object.assign(navigator, { setAppBadge: tell, clearAppBadge: () => tell(0) });
  onTestFinished(() => {
    for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
  });
  const stall = await begun('stall');
  told.length = 0; // discard calls from founding the business
  const { book } = stall;
  const { page } = book;
  const offer = page.getByText('Keep Flockbook on your home screen');
  offerToInstall(() => tell('asked'));
  await expect(offer).toHaveCount(0);
  await stall.cutSignal();
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await expect(offer).toBeVisible();
  await expect.poll(() => told).toContain(1);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => told).toContain('asked');
  await stall.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await expect.poll(() => told.at(-1)).toBe(0);

  // A second offer of the browser is ignored for thirty days.
  offerToInstall(() => tell('asked'));
  await book.addSale.sell({ trays: 1, price: 12_000 });
  await expect(book.sales.rows).toHaveCount(2);
  await expect(offer).toHaveCount(0);
  await page.clock.install({ time: Date.now() + 31 * 86_400_000 });
  await page.goto('/settings/0');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
});
