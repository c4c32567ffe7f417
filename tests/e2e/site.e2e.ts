import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CONTACT_ADDRESS } from '../../src/domain/mail/contact-mail.ts';
import { SITE_PAGES } from '../../src/site/site-pages.ts';
import { DEMO_PLANS } from '../../scripts/demo-data/plans.ts';
import { runs } from '../support/runs.ts';
import { operatorOf } from './support/demo.ts';
import { PHONE_SIZE, WIDE_SIZE } from './support/phone-place.ts';
import { expect, test } from './support/test.ts';

/** Bytes of scripts that a page loads, including inline scripts. */
async function scriptBytes(page: Page, path: string): Promise<{ bytes: number; files: string[] }> {
  const files: string[] = [];
  let bytes = 0;
  const count = async (response: { url(): string; request(): { resourceType(): string }; body(): Promise<Buffer> }) => {
    if (response.request().resourceType() !== 'script') return;
    files.push(new URL(response.url()).pathname);
    bytes += (await response.body()).length;
  };
  // The previous page may still be loading: its scripts must not be counted.
  await page.goto('about:blank');
  page.on('response', count);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', count);
  bytes += await page.evaluate(() =>
    [...document.scripts].reduce((sum, { type, text }) => (type.endsWith('json') ? sum : sum + text.length), 0),
  );
  return { bytes, files };
}

test('[SIT-1, SIT-3, SIT-4, PRF-11, RTE-2, RTE-4..8] the public pages stand without the app: no bundle, title, description, facts, links that lead somewhere', async ({
  phone,
}) => {
  // The default start page of a phone is a page of the app, which caches itself on the phone.
  const visitor = await phone('visitor', { path: '/home', isNew: true });
  const { page } = visitor.book;
  const titles = new Set<string>();
  for (const { path } of SITE_PAGES) {
    const { bytes, files } = await scriptBytes(page, path);
    expect(bytes, `${path} loads ${files.join(', ')}`).toBeLessThan(10 * 1024);
    expect(files.filter((file) => /index-|dist-|worker|react/.test(file))).toEqual([]);
    titles.add(await page.title());
    await expect(page).toHaveTitle(/Flockbook/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://flockbook.app${path}`);
    const facts = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(facts!)).toMatchObject({ '@context': 'https://schema.org' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const link of await page.getByRole('link').all()) {
      const to = (await link.getAttribute('href'))!;
      if (!to.startsWith('/')) continue;
      expect(
        SITE_PAGES.some((one) => one.path === to) ||
          ['/login', '/register', '/dashboard', '/sales/view/0'].includes(to),
        to,
      ).toBe(true);
    }
  }
  expect(titles.size).toBe(SITE_PAGES.length);
  // The window contains no traces of the app.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(visitor.faults).toEqual([]);

  await page.goto('/home');
  expect((await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ').trim()).toBe(
    'Your farm and shop book. Works without internet. Nothing you save gets lost.',
  );
  await expect(page.locator('.phone img')).toHaveCount(5);
  // The sample farm is tested with the screens. [RTE-3]
  await expect(page.getByRole('link', { name: 'Look around a sample farm' })).toHaveAttribute('href', '/dashboard');
  const ways = page.locator('main').getByRole('link', { name: 'Start free' });
  await expect(ways).toHaveCount(1);
  await ways.click();
  await page.waitForURL('**/register');
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
});

test('[RTE-1, RTE-2] / leads to /home; whoever is signed in sees "Open my business", and it opens', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await page.goto('/');
  await page.waitForURL('**/home');
  await expect(page.getByRole('link', { name: 'Start free' })).toBeHidden();
  await page.locator('main').getByRole('link', { name: 'Open my business' }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await stall.cutSignal();
  for (const { path } of SITE_PAGES) {
    await page.goto(path); // cached on the phone with the app
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await stall.restoreSignal();
  await page.goto('/settings/0');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/); // otherwise a dialog about unsent records appears
  await stall.book.signOut();
  await page.goto('/');
  await page.waitForURL('**/home');
  await expect(page.locator('main').getByRole('link', { name: 'Start free' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('[SIT-2, RTE-6] prices are those of the plan documents; without any the page says where they stand', async ({
  phone,
  backend,
  dataDir,
}) => {
  const visitor = await phone('visitor', { path: '/pricing', isNew: true });
  const { page } = visitor.book;
  await expect(page.locator('main')).toContainText('3-month, 6-month or 1-year plan');
  await expect(page.getByText('See the app')).toHaveCount(3);
  await operatorOf(backend, dataDir).commit(
    DEMO_PLANS.map((plan) => ({ set: `plans/${plan.plan_id}`, data: { ...plan, rev: 1 } })),
  );
  await page.reload();
  await expect(page.getByText('USh 60,000')).toBeVisible();
  await expect(page.getByText('USh 16,000 a month, paid at once')).toBeVisible();
  await page.getByLabel('Prices in').selectOption('USD');
  await expect(page.getByText('$57.60')).toBeVisible();
  expect(visitor.faults).toEqual([]);
});

test('[NTF-8, RTE-7] the contact form: what is wrong stays, offline it queues and says so, later it is sent once', async ({
  phone,
  backend,
}) => {
  const visitor = await phone('visitor', { path: '/contact', keepsApp: false });
  const { page } = visitor.book;
  const letters = async () => (await (await fetch(`${backend.url}/__outbox`)).text()).split(CONTACT_ADDRESS).length - 1;
  const state = page.getByRole('status');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(state).toContainText('what it is about');
  await page.getByLabel('Subject').fill('Trays <b>and</b> crates');
  await page.getByLabel('Your name').fill('Musa Kato');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Message').fill('Can two stalls use one book?\n<script>globalThis.ran = 1</script>');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(state).toContainText('Enter the email');
  await expect(page.getByLabel('Subject')).toHaveValue('Trays <b>and</b> crates');
  await page.getByLabel('Email').fill('Musa@Example.com');
  await visitor.cutSignal();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(state).toContainText('No connection. Your message is kept on this phone');
  expect(await letters()).toBe(0);
  await visitor.close();
  await visitor.restoreSignal();
  await visitor.open('/contact');
  await expect(visitor.book.page.getByRole('status')).toContainText('Sent. Thank you.');
  await expect.poll(letters).toBe(1);
  await visitor.book.page.reload();
  expect(await letters()).toBe(1);
});

/** Under `npm test` each page is checked in one of the first two; in a deep run, in all. */
const LOOKS = [
  { viewport: PHONE_SIZE, colorScheme: 'light' },
  { viewport: WIDE_SIZE, colorScheme: 'dark' },
  { viewport: PHONE_SIZE, colorScheme: 'dark' },
  { viewport: WIDE_SIZE, colorScheme: 'light' },
] as const;

test('[LOK-12, LOK-7] the public pages at 360 and 1280 px, light and dark, pass the accessibility check and are used by keyboard', async ({
  phone,
}) => {
  const looks = LOOKS.slice(0, runs(2, LOOKS.length));
  for (const [look, { viewport, colorScheme }] of looks.entries()) {
    const visitor = await phone(`visitor-${look}`, { viewport, colorScheme, keepsApp: false, path: '/home' });
    const { page } = visitor.book;
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    for (const { path } of SITE_PAGES.filter((_, at) => runs(at % looks.length === look, true))) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'] })
        .analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    }
    expect(visitor.faults).toEqual([]);
  }
});
