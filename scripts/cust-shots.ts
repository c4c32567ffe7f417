import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { Book } from '../tests/e2e/pages/book.ts';
import { CHROMIUM_ARGS, PHONE_SIZE, WIDE_SIZE } from '../tests/e2e/support/phone.ts';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium } from './find-chromium.mjs';
import { openBackend } from './open-backend.ts';
import { DEMO_PEOPLE, seedDemo } from './seed-demo.ts';

await buildIfNeeded();
const dataDir = await mkdtemp(join(tmpdir(), 'cust-'));
const backend = await openBackend({ dataDir, port: 0, staticDir: resolve('dist') });
await seedDemo(backend, { days: 120 });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: CHROMIUM_ARGS,
  env: { ...process.env, FONTCONFIG_FILE: resolve('scripts/screenshot-fonts.conf') },
} as never);
try {
  for (const viewport of [PHONE_SIZE, WIDE_SIZE])
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL: backend.url,
        viewport,
        colorScheme,
        deviceScaleFactor: 1,
        locale: 'en-UG',
        timezoneId: 'Africa/Kampala',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('pageerror', (e) => console.log('ERR', e.message));
      page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
      const shot = async (name: string, fullPage = false) => {
        await page.mouse.move(0, 0);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `/tmp/h/cust/${name}.${viewport.width}.${colorScheme}.png`, fullPage });
      };
      const book = new Book(page);
      await book.signIn(DEMO_PEOPLE[0]);
      await page.waitForTimeout(3000);
      await shot('sales');
      await page.goto('/sales/customer');
      await page.getByRole('list', { name: 'Customers' }).getByRole('link').first().waitFor();
      await page.waitForTimeout(1500);
      await shot('customers');
      await page.getByRole('radio', { name: 'Owe us' }).check({ force: true });
      await shot('customers-owe');
      await page.getByRole('list', { name: 'Customers' }).getByRole('link').first().click();
      await page.getByRole('link', { name: 'Statement' }).waitFor();
      await shot('customer', true);
      await page.getByRole('link', { name: 'Statement' }).click();
      await page.getByRole('table').waitFor();
      await shot('statement', true);
      await page.emulateMedia({ media: 'print' });
      await shot('statement-print', true);
      await page.emulateMedia({ media: 'screen' });
      await page.goBack();
      await page.getByRole('link', { name: 'Receive payment' }).click();
      await page.getByRole('textbox', { name: 'Amount received' }).waitFor();
      await shot('receive');
      await page.goBack();
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await page.getByRole('button', { name: 'Save' }).waitFor();
      await shot('edit', true);
      await page.goto('/sales/customer?page=new');
      await page.getByLabel('Name').fill('Amina Nansubuga');
      await page.getByLabel('Phone, if you know it').fill('0772 12');
      await page.getByText('Looks like').waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await shot('new');
      await page.goto('/sales/customer?page=import');
      await shot('import');
      const rows = Array.from(
        { length: 120 },
        (_, i) => `Trader ${i},${i % 30 === 3 ? '07720001' : `0772${String(i).padStart(6, '0')}`}`,
      );
      await page
        .locator('input[type=file]')
        .setInputFiles({
          name: 'c.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`name,phone\nAmina Nansubuga,\n${rows.join('\n')}`),
        });
      await page.getByText('Known already').first().waitFor();
      await shot('import-preview', true);
      await page.goto('/view_debtors');
      await page.getByRole('list', { name: 'Who owes' }).waitFor();
      await page.waitForTimeout(1000);
      await shot('debtors');
      await context.close();
    }
} finally {
  await browser.close();
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
