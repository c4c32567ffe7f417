import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Expenses } from './pages/expenses.ts';
import { Wizard } from './pages/wizard.ts';
import { aLogoFile } from './support/logo-file.ts';
import { expect, test } from './support/test.ts';

interface ShareTarget {
  readonly action: string;
  readonly method: string;
  readonly enctype: string;
  readonly params: {
    readonly text: string;
    readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[];
  };
}

/** Simulate another app sharing with this one: post a form as declared in the manifest. */
async function share(
  page: Page,
  { action, method, enctype }: ShareTarget,
  part: string,
  what: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const file = typeof what === 'string' ? undefined : { ...what, buffer: what.buffer.toString('base64') };
  await page.evaluate(
    ({ form: given, name, text, attached }) => {
      const form = Object.assign(document.createElement('form'), given);
      const input = Object.assign(document.createElement('input'), {
        name,
        type: attached ? 'file' : 'hidden',
        value: text,
      });
      if (attached) {
        const bytes = Uint8Array.from(atob(attached.buffer), (letter) => letter.codePointAt(0)!);
        const carried = new DataTransfer();
        carried.items.add(new File([bytes], attached.name, { type: attached.mimeType }));
        input.files = carried.files;
      }
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { form: { action, method, enctype }, name: part, text: file ? '' : (what as string), attached: file },
  );
}

const SAID = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy'];

/** The files of the app cached on a phone: path, digest of the bytes, and response headers of each. */
const keptFiles = (page: Page): Promise<{ path: string; digest: string; said: (string | null)[] }[]> =>
  page.evaluate(async (headers) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache'))!);
    const answers = await cache.matchAll();
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return Promise.all(
      answers.map(async (answer, at) => ({
        path: paths[at]!,
        digest: [...new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()))].join(),
        said: headers.map((header) => answer.headers.get(header)),
      })),
    );
  }, SAID);

test('[OFF-5, OFF-7, PRF-8] the app can be installed: its icons, screens and shortcuts are there, all of it is kept, byte for byte and with its policy, and the shortcuts open from there, past the service worker', async ({
  begun,
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
  expect(manifest.screenshots).toHaveLength(3);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/farm/add/farm_activities', '/sales/add']);
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await fetch(backend.url + src)).headers.get('content-type'), src).toMatch(/^image\//);
  const stall = await begun('stall', { isNew: true });
  const { page } = stall.book;
  await stall.book.installed();
  const kept = await keptFiles(page);
  for (const { path, digest, said } of kept) {
    // Fetched outside the browser, whose service worker would answer from its cache.
    const answer = await fetch(backend.url + path);
    expect(said, path).toEqual(SAID.map((header) => answer.headers.get(header)));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(digest, path).toBe([...createHash('sha256').update(bytes).digest()].join());
  }
  const listed = (await readFile('dist/app.sw.js', 'utf8')).match(/"url":"[^"]+"/g);
  expect(kept.length).toBe(new Set(listed).size);

  await stall.cutSignal();
  await page.goto(manifest.start_url);
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(url);
  }
  expect(manifest.shortcuts.at(-1)!.url).toBe('/sales/add');
  await stall.book.addSale.opened('New sale');
  const sources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'))
      .map((entry) => (entry as PerformanceResourceTiming & { workerFinalSourceType: string }).workerFinalSourceType),
  );
  // Resources already in the page's memory have no source.
  const taken = sources.filter((source) => source !== '');
  expect(taken.length).toBeGreaterThan(10);
  expect(new Set(taken)).toEqual(new Set(['cache']));
  expect(stall.faults).toEqual([]);
});

test('[OFF-7] what another app shares is taken without a signal: a picture as the receipt of an expense, a table into the wizard, each once', async ({
  begun,
  backend,
}) => {
  const { share_target: target } = (await (await fetch(`${backend.url}/manifest.webmanifest`)).json()) as {
    share_target: ShareTarget;
  };
  const [files] = target.params.files;
  expect(files?.accept).toEqual(expect.arrayContaining(['image/*', 'text/csv', '.xlsx', '.vcf']));
  const stall = await begun('stall');
  const { page } = stall.book;
  await stall.cutSignal();

  await share(page, target, files!.name, await aLogoFile(page));
  await page.waitForURL('**/expenses/add?shared=1');
  const photo = page.getByRole('button', { name: 'Show the photo large' });
  await expect(photo).toBeVisible();
  await page.reload();
  await expect(photo).toBeVisible();
  await page.getByRole('button', { name: 'Transport', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('25000');
  const expenses = new Expenses(page);
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expenses.row('25,000').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Show the photo large' })).toBeVisible();

  const clients = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Phone\nJoy,0772000118\n') };
  await share(page, target, files!.name, clients);
  await page.waitForURL('**/settings/9?shared=1');
  await expect(page.getByRole('status').filter({ hasText: 'clients.csv' })).toBeVisible();
  await page.getByRole('navigation', { name: 'What to bring in' }).getByRole('link', { name: 'Customers' }).click();
  const wizard = new Wizard(page);
  await wizard.lookAtIt();
  await expect.poll(() => wizard.found()).toBe('New 1 Known already 0 Left out 0');

  await share(page, target, target.params.text, 'Name\tPhone\nJoy\t0772000118\nMusa\t');
  await page.waitForURL('**/settings/9?shared=1');
  await expect(page.getByText('A text was shared. What is in it?')).toBeVisible();
  await page.getByRole('navigation', { name: 'What to bring in' }).getByRole('link', { name: 'Suppliers' }).click();
  await wizard.lookAtIt();
  await expect.poll(() => wizard.found()).toBe('New 2 Known already 0 Left out 0');
  // The shared file was consumed: none is left.
  await page.goto('/settings/9?shared=1');
  await expect(page.getByRole('navigation', { name: 'What to bring in' })).toBeVisible();
  await expect(page.getByText('What is in it?', { exact: false })).toHaveCount(0);
  expect(stall.faults).toEqual([]);
});
