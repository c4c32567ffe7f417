import { readdirSync } from 'node:fs';
import { businessMail } from '../../src/domain/mail/business-mail.ts';
import { contactMail } from '../../src/domain/mail/contact-mail.ts';
import { writeCsv } from '../../src/domain/text/csv.ts';
import { PaperPage } from './pages/paper.ts';
import { Wizard } from './pages/wizard.ts';
import { test } from './support/stranger.ts';
import { expect } from './support/test.ts';
import { visit } from './support/visit.ts';

const PAYLOADS = [
  '<img src=x onerror="globalThis.ran=1">',
  '<script>globalThis.ran=1</script>',
  '"><svg onload=globalThis.ran=1>',
  'javascript:globalThis.ran=1//',
];

declare global {
  /** Set when a payload ran. */
  var ran: number | undefined;
}

test('[PRF-19] the policy stands on every page, script payloads in names and notes run 0 times, and markup that is smuggled in does nothing', async ({
  phone,
  backend,
}) => {
  for (const path of [
    '/home',
    '/login',
    '/sales/view/0',
    '/public_invoice/a/b/1',
    '/no/such',
    '/manifest.webmanifest',
  ]) {
    const { headers } = await fetch(backend.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval|hashes)|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  }

  const stall = await phone('stall');
  const { book } = stall;
  const { page } = book;
  const ran = () => page.evaluate(() => globalThis.ran);
  await book.register();
  await book.setUp({ name: PAYLOADS[0]!.slice(0, 60) });
  await book.addSale.open();
  await book.addSale.customer(PAYLOADS[1]!);
  await book.addSale.pick('Eggs, good');
  await book.addSale.press('7');
  await book.addSale.price('12000');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill(PAYLOADS[2]!);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(PAYLOADS[2]!)).toBeVisible();
  expect(await ran()).toBeUndefined();
  await page.getByRole('button', { name: /Pay later/ }).click();
  await page.waitForURL('**/sales/**');
  for (const [path, drawn] of [
    ['/sales/view/0', PAYLOADS[1]],
    ['/view_debtors', PAYLOADS[1]],
    ['/sales/customer', PAYLOADS[1]],
    ['/settings/0', PAYLOADS[0]],
    ['/settings/8', 'Phones & sync'],
    ['/settings/1', 'Business name'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByText(drawn!).filter({ visible: true }).first(), path).toBeVisible();
    expect(await ran(), path).toBeUndefined();
  }
  await page.goto(`/login?next=${encodeURIComponent(PAYLOADS[3]!)}`);
  await page.goto(`/sales/view/${encodeURIComponent(PAYLOADS[2]!)}`);
  expect(await ran()).toBeUndefined();
  // Everything so far works under the policy: none of the app's own resources was refused.
  expect(stall.faults).toEqual([]);

  await page.goto('/sales/view/0');
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  // Even injected markup has no effect: no event handler, script or style of it runs.
  await page.evaluate((payloads) => {
    for (const payload of payloads) document.body.insertAdjacentHTML('beforeend', payload);
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran=1';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<style>html { outline: 7px solid red }</style>');
  }, PAYLOADS);
  await expect.poll(() => stall.faults.length).toBeGreaterThanOrEqual(3);
  expect(await ran()).toBeUndefined();
  await expect(page.locator('html')).not.toHaveCSS('outline-width', '7px');
  const before = stall.faults.length;
  // From a timer, as code evaluated by the test itself bypasses the policy.
  await page.evaluate(() => void Reflect.apply(setTimeout, globalThis, ['globalThis.ran = 1']));
  await expect.poll(() => stall.faults.length).toBeGreaterThan(before);
  expect(await ran()).toBeUndefined();
});

test('[PRF-19, IMP-1, INV-9] payloads in a table that is brought in, on the invoice that a stranger opens, and in letters run 0 times', async ({
  begun,
  stranger,
}) => {
  const stall = await begun('stall');
  const { page, addSale, sales } = stall.book;
  const wizard = new Wizard(page);
  await wizard.open('Customers');
  await wizard.look(
    'customers.csv',
    writeCsv([['Name', 'Location'], ...PAYLOADS.map((payload) => [payload, payload])]),
  );
  await expect.poll(() => wizard.found()).toBe('New 4 Known already 0 Left out 0');
  await page.getByRole('button', { name: 'Add 4 customers' }).click();
  await expect.poll(() => wizard.done()).toBe('Added 4 Known already 0 Left out 0');
  await visit(page, '/sales/customer');
  await expect(page.getByText(PAYLOADS[0]!).first()).toBeVisible();

  await visit(page, '/sales/view/0');
  await addSale.sell({ trays: 2, price: 9_000, customer: PAYLOADS[0]!, pay: 'Pay later' });
  const paper = new PaperPage(page);
  await paper.open(sales.row('img'), 'Invoice');
  await expect(paper.paper).toContainText(PAYLOADS[0]!);
  await paper.send();
  await paper.sheet.getByRole('button', { name: 'Make a link' }).click();
  await expect(paper.sheet).toContainText('It is open to whoever has it.');
  await stranger.goto(new URL(await paper.link()).pathname);
  await expect(stranger.getByRole('article')).toContainText(PAYLOADS[0]!);
  expect(await page.evaluate(() => globalThis.ran)).toBeUndefined();
  expect(await stranger.evaluate(() => globalThis.ran)).toBeUndefined();
  expect(stall.faults).toEqual([]);

  // Mail programs do not apply our policy: only text may be included.
  await stranger.goto('about:blank');
  for (const payload of PAYLOADS) {
    const typed = { subject: payload, name: payload, email: 'a@b.test', message: payload };
    const asked = { to: 'a@b.test', subject: payload, text: payload, link: `https://farm.test/?${payload}` };
    for (const { html } of [contactMail(typed), businessMail(asked).message]) {
      await stranger.setContent(html);
      await expect(stranger.getByRole('heading')).toHaveText(payload);
      expect(await stranger.evaluate(() => globalThis.ran)).toBeUndefined();
      await expect(stranger.locator('script, img, svg')).toHaveCount(0);
    }
  }
});

test('[PRF-19, SHP-14] WebAssembly is allowed to the worker that reads barcodes, and to no other file', async ({
  backend,
}) => {
  const allowed = [];
  for (const name of readdirSync('dist/assets').filter((file) => file.endsWith('.js'))) {
    const { headers } = await fetch(`${backend.url}/assets/${name}`, { method: 'HEAD' });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, name).toContain("default-src 'none'");
    expect(policy, name).not.toMatch(/'unsafe-|\*/);
    if (policy.includes('wasm')) allowed.push(name);
  }
  expect(allowed).toEqual([expect.stringMatching(/^barcode\.worker-/)]);
});
