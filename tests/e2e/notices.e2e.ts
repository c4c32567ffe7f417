import { openNotices, timeOnPhone } from './support/notice-list.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[NTF-5, NTF-11] a push message that comes while the app is open is only logged; in quiet hours it is not shown before they end, and then it is', async ({
  begun,
}) => {
  // Only a full Chromium shows notifications.
  const office = await begun('office', { isWhole: true });
  const { page } = office.book;
  await office.book.installed(); // the worker counts only windows it controls
  await page.context().grantPermissions(['notifications'], { origin: office.origin });
  await openNotices(page);
  await page.getByRole('switch', { name: 'Quiet hours on this phone' }).check({ force: true });
  // The test's time zone differs from that of the service worker: quiet hours cover all minutes but one, which is
  // twenty minutes away in every zone.
  await page.getByLabel('Until', { exact: true }).fill(await timeOnPhone(page, 20 / 60));
  await page.getByLabel('From', { exact: true }).fill(await timeOnPhone(page, 21 / 60));
  await expect.poll(() => page.evaluate(async () => (await (await caches.match('/notice-choice'))?.text()) ?? '')).toContain('quiet'); // prettier-ignore
  // An open app only logs it: this page is hidden, and the other tab is not part of the app.
  const other = await page.context().newPage();
  const devtools = await page.context().newCDPSession(other);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const message = (title: string) => ({ notification: { title }, data: { kind: 'system' } });
  const deliver = (title: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: office.origin,
      registrationId,
      data: JSON.stringify(message(title)),
    });
  await page.bringToFront();
  await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('visible');
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('push message'));
  await deliver('Feed is low');
  expect(await (await logged).args()[1]!.jsonValue()).toEqual(message('Feed is low'));
  await expect(page.getByText('Feed is low')).toHaveCount(0);
  await page.goto('about:blank');
  const held = () => page.evaluate(async () => (await (await caches.match('/held-pushes'))?.text()) ?? '');
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title }) => title)); // prettier-ignore
  await deliver('Vaccine is due');
  await visit(page, '/settings/7');
  await expect.poll(held).toContain('Vaccine is due');
  expect(await shown()).toEqual([]);
  await page.getByRole('switch', { name: 'Quiet hours on this phone' }).uncheck({ force: true });
  await expect.poll(() => page.evaluate(async () => (await (await caches.match('/notice-choice'))?.text()) ?? '')).not.toContain('quiet'); // prettier-ignore
  await page.reload();
  await expect.poll(shown).toEqual(['Vaccine is due']);
  await expect.poll(held).toBe('[]');
});
