import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { readCsv } from '../../src/domain/text/csv.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { wordsOf } from '../e2e/support/pdf-words.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { expect, test } from './support/test.ts';

/** A picture as decoded by the browser: its size, and the share of pixels that are not white. */
async function seen(page: Page, bytes: Buffer): Promise<{ width: number; height: number; ink: number; green: number }> {
  return page.evaluate(async (encoded) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))]),
    );
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let [ink, green] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at]! < 160) ink += 1;
      if (data[at] === 0x1f && data[at + 1] === 0x6b && data[at + 2] === 0x3a) green += 1;
    }
    return { width, height, ink: ink / (width * height), green: green / (width * height) };
  }, bytes.toString('base64'));
}

test('[RPT-8] without a signal a report is narrowed to a flock, found again by its address, and shared as picture, PDF and tables', async ({
  withDemo,
  phone,
}) => {
  await withDemo();
  const own = await phone('owner');
  const { book } = own;
  const { page } = book;
  await book.signIn(DEMO_PEOPLE[0]);
  await expect(book.sales.rows.first()).toBeVisible();
  await book.addedUp();
  const home = new Dashboard(page);
  const ofWhat = page.getByRole('combobox', { name: 'Of what' });
  await home.openAll('products');
  await expect(home.line('Eggs, good')).toBeVisible({ timeout: 90_000 });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await own.cutSignal();
  const sold = home.line('Total').getByRole('cell').nth(2);
  const totalOf = async () => Number((await sold.textContent())!.replace(/\D/g, ''));
  const whole = await totalOf();

  await test.step('each part is less than the whole, and all of them are it', async () => {
    await expect.poll(() => ofWhat.locator('option').count()).toBeGreaterThan(4);
    const values = await ofWhat.locator('option').evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value)); // prettier-ignore
    let sum = 0;
    for (const value of values.filter((one) => one !== '' && !one.startsWith('category:'))) {
      await home.openAll('products', { only: value });
      const nothing = page.getByText('Nothing was written down for these days.');
      await expect(nothing.or(home.line('Total'))).toBeVisible();
      sum += (await nothing.isVisible()) ? 0 : await totalOf();
    }
    expect(sum).toBe(whole);
  });

  const house = (await ofWhat.locator('option', { hasText: /^House 1/ }).textContent())!;
  const inFile = house.replace(/\W+/g, '-');
  await test.step('what an address names and is not here is everything', async () => {
    await home.openAll('products', { only: 'NoSuchFlock1' });
    await expect(ofWhat.locator('option:checked')).toHaveText('Everything');
    expect(await totalOf()).toBe(whole);
  });

  await test.step('the address finds it again', async () => {
    await ofWhat.selectOption({ label: house });
    await expect(page.getByText('Eggs of all flocks lie together').last()).toBeVisible();
    await page.reload();
    await expect(ofWhat.locator('option:checked')).toHaveText(house);
    await expect(home.line('Total')).toBeVisible();
    expect((await axe.run()).violations).toEqual([]);
  });
  const shown = (await home.line('Total').getByRole('cell').nth(2).textContent())!;

  await test.step('as a picture: as wide as a phone shows it, with the chart and much written on it', async () => {
    const picture = await home.shared('Picture');
    expect(picture.name).toMatch(new RegExp(`^products-${inFile}-\\d{4}-\\d\\d-\\d\\d-\\d{4}-\\d\\d-\\d\\d\\.png$`));
    const { width, height, ink, green } = await seen(page, picture.bytes);
    expect(width).toBeGreaterThanOrEqual(1_080);
    expect(height).toBeGreaterThan(500);
    expect(ink).toBeGreaterThan(0.01);
    expect(ink).toBeLessThan(0.4);
    expect(green).toBeGreaterThan(0.005);
  });

  await test.step('as a PDF, whose words can be searched; as CSV with the same sum', async () => {
    const pdf = await home.shared('PDF');
    expect(pdf.name).toMatch(new RegExp(`^products-${inFile}-.*\\.pdf$`));
    const words = wordsOf(pdf.bytes).split('\n');
    expect(words).toContain(`Of what: ${house}`);
    expect(words).toContain(shown);
    const read = readCsv((await home.shared('CSV')).bytes.toString('utf8'));
    const last = read.ok ? read.rows.at(-1)!.cells : [];
    expect(last[3]).toBe(shown.replace(/\D/g, ''));
    expect((await home.shared('Excel')).name).toMatch(new RegExp(`^products-${inFile}-.*\\.xlsx$`));
  });

  await test.step('days in the wrong order are told, and taken the other way round', async () => {
    await home.openAll('customers', { dates: 'own', from: dayOnPhone(0), to: dayOnPhone(6) });
    await expect(page.getByText('The first day is after the last')).toBeVisible();
    await expect(home.line('Total')).toBeVisible();
    const turned = await home.line('Total').textContent();
    await home.openAll('customers', { dates: 'own', from: dayOnPhone(6), to: dayOnPhone(0) });
    await expect(home.line('Total')).toHaveText(turned!);
    await expect(page.getByText('The first day is after the last')).toHaveCount(0);
  });
  await own.restoreSignal();
  expect(own.faults).toEqual([]);
});

test('[RPT-8] where the phone can, a report goes to another app; closing its dialog is an answer', async ({
  begun,
}) => {
  const own = await begun('owner');
  const { book } = own;
  const { page } = book;
  await book.addSale.sell({ trays: 3, price: 12_000 });
  const shared: string[] = [];
  const can = ({ files }: ShareData = {}) => files?.length === 1;
  const share = ({ files: [file] = [] }: ShareData) => {
    shared.push(`${file!.name.split('.').at(-1)} ${file!.type} ${file!.size > 1_000}`);
    return shared.length === 2 ? Promise.reject(new DOMException('closed', 'AbortError')) : Promise.resolve();
  };
  Object.defineProperties(navigator, {
    canShare: { value: can, configurable: true },
    share: { value: share, configurable: true },
  });
  await page.reload();
  const home = new Dashboard(page);
  await home.openReport('Sales by customer');
  for (const way of ['Picture', 'PDF']) {
    await page.getByRole('button', { name: 'Share or print' }).click();
    await page.getByRole('button', { name: way }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(shared).toEqual(['png image/png true', 'pdf application/pdf true']);
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  expect(own.faults).toEqual([]);
});

test('[LED-59] a phone whose signal goes while the records come has no report, and nothing to take along, until all are here', async ({
  withDemo,
  phone,
  server,
}) => {
  await withDemo();
  const own = await phone('owner');
  const { page, badge, sales } = own.book;
  const comes = server.keptBack.keep(['payments']);
  await own.book.signIn(DEMO_PEOPLE[0]);
  await expect(sales.rows.first()).toBeVisible();
  const lacks = page.getByRole('status').filter({ hasText: 'Your records are on their way to this phone.' });
  await expect(lacks).toBeVisible();
  await expect(badge).toHaveAccessibleName(/received/);
  await own.cutSignal();
  comes();
  const home = new Dashboard(page);
  await page.goto('/dashboard?report=customers');
  await expect(page.getByRole('heading', { name: 'Sales by customer' })).toBeVisible();
  await expect(lacks).toBeVisible();
  await expect(home.line('Total')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /PDF|CSV|Share/ })).toHaveCount(0);

  await own.restoreSignal();
  await expect(lacks).toHaveCount(0);
  await expect(badge).toHaveAccessibleName(/All sent/);
  await home.openAll('customers');
  await expect(home.line('Total')).toBeVisible();
  // Shortly after the last record the books are still being computed, and a paper says so.
  await expect.poll(async () => wordsOf((await home.shared('PDF')).bytes)).not.toContain('Not complete');
  expect(own.faults).toEqual([]);
});
