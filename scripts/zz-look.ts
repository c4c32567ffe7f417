import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { Book } from '../tests/e2e/pages/book.ts';
import { CHROMIUM_ARGS, PHONE_SIZE, WIDE_SIZE } from '../tests/e2e/support/phone.ts';
import { findChromium } from './find-chromium.mjs';
import { openBackend } from './open-backend.ts';
import { seedDemo } from './seed-demo.ts';
const OUT = '/tmp/pay-look';
await mkdir(OUT, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'flockbook-look-'));
const backend = await openBackend({ dataDir, port: 0, staticDir: resolve('dist') });
await seedDemo(backend, { days: 60 });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS, env: { ...process.env, FONTCONFIG_FILE: resolve('scripts/screenshot-fonts.conf') } });
for (const [viewport, scheme] of [[PHONE_SIZE, 'light'], [PHONE_SIZE, 'dark'], [WIDE_SIZE, 'light'], [WIDE_SIZE, 'dark']] as const) {
  const context = await browser.newContext({ baseURL: backend.url, viewport, colorScheme: scheme, deviceScaleFactor: 1.5, locale: 'en-UG', timezoneId: 'Africa/Kampala', reducedMotion: 'reduce' });
  context.setDefaultTimeout(60_000);
  const page: Page = await context.newPage();
  const book = new Book(page);
  const shot = async (name: string) => { await page.mouse.move(0, 0); await page.waitForTimeout(700); await page.screenshot({ path: `${OUT}/${name}.${viewport.width}.${scheme}.png` }); console.log(name); };
  try {
    await book.signIn({ email: 'grace@example.com', password: 'flockbook', first_name: 'Grace' });
    await page.waitForTimeout(9000);
    await page.goto('/expenses'); await page.getByRole('list', { name: 'Expenses' }).waitFor(); await shot('expenses');
    await page.goto('/expenses/add'); await shot('add-1');
    await page.getByRole('button', { name: 'Transport', exact: true }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('15000'); await shot('add-2');
    await page.getByRole('button', { name: 'Bank or a part' }).click(); await shot('add-3'); await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^For/ }).click(); await shot('add-4'); await page.keyboard.press('Escape');
    await page.goto('/expenses'); await page.getByRole('list', { name: 'Expenses' }).getByRole('button').first().click(); await shot('sheet');
    const link = page.getByRole('dialog').getByRole('link', { name: 'Voucher' });
    await link.click(); await page.getByRole('article').waitFor(); await shot('voucher');
    if (scheme === 'light') { await page.pdf({ path: `${OUT}/voucher.${viewport.width}.pdf`, preferCSSPageSize: true }); }
    await page.goto('/view_creditors'); await page.waitForTimeout(1500); await shot('creditors');
    const pay = page.getByRole('list', { name: 'Whom I owe' }).getByRole('link', { name: /^Pay / }).first();
    if (await pay.count()) { await pay.click(); await shot('pay'); }
    await page.goto('/suppliers'); await page.getByRole('list', { name: 'Suppliers' }).waitFor(); await shot('suppliers');
    await page.getByRole('list', { name: 'Suppliers' }).getByRole('link').first().click(); await shot('supplier');
    await page.getByRole('link', { name: 'Statement' }).click(); await shot('statement');
    await page.goto('/suppliers?page=new'); await page.getByText('More: place, where to pay').click(); await shot('supplier-form');
    const id = await page.evaluate(() => 0); void id;
  } catch (fault) { console.log(String(fault).slice(0, 300)); await page.screenshot({ path: `${OUT}/fault.${viewport.width}.${scheme}.png` }); }
  await context.close();
}
await browser.close(); await backend.close();
