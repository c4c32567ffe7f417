import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Shop } from './pages/shop.ts';
import { dayOnPhone } from './support/phone-place.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** A finger that pulls the page down from below its header. */
async function pullDown(page: Page, by: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await touch('touchStart', 330);
  for (let step = 1; step <= 10; step++) await touch('touchMove', 330 + (by * step) / 10);
  return () => touch('touchEnd').then(() => devtools.detach());
}

test('[SHL-12] lists are narrowed by days, added up, exported, and pulled down to send at once', async ({ begun }) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { book } = stall;
  const { page } = book;
  const shop = new Shop(page);
  await visit(page, '/shop/add');
  await shop.newItem({ name: 'Egg trays', price: '600' });
  await shop.much('100', '400');
  await shop.savePurchase();
  await visit(page, '/shop?show=purchases');
  const totals = page.getByLabel('Totals of this list');
  await expect(totals).toContainText('40,000');
  const file = async () => {
    const [made] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    return { name: made.suggestedFilename(), text: await readFile(await made.path(), 'utf8') };
  };
  const purchases = await file();
  expect(purchases.name).toBe(`purchases-${dayOnPhone()}.csv`);
  expect(purchases.text).toContain('Egg trays,40000,40000,0,Paid');
  await page.getByRole('button', { name: /^Dates: / }).click();
  await page.getByRole('dialog').getByText('Own dates').click();
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No purchase with these words on these days.')).toBeVisible();
  // It is still the list of purchases after a reload, with the same days.
  await page.reload();
  await page.getByRole('button', { name: 'Show all purchases' }).click();
  await expect(page.getByRole('list', { name: 'Purchases' })).toContainText('Egg trays');

  await visit(page, '/shop');
  await expect(shop.row('Egg trays')).toBeVisible();
  expect((await file()).text).toContain('Egg trays,,100,pieces,600,40000,');

  // With a signal that came back a moment ago the next try may be far: a pull does not wait for it.
  const letGo = await pullDown(page, 240);
  await expect(page.getByText('Let go to send and fetch')).toBeVisible();
  await letGo();
  await expect(page.getByText('Sending and fetching…')).toBeVisible();
  await expect(page.getByText('Sending and fetching…')).toBeHidden();
  const nothing = await pullDown(page, 60);
  await expect(page.getByText('Pull to send and fetch')).toBeVisible();
  await nothing();
  await expect(page.getByText('Pull to send and fetch')).toBeHidden();

  await visit(page, '/sales/view/0');
  await book.addSale.open();
  await book.addSale.pick('Egg trays');
  await book.addSale.press('2');
  await book.addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  expect((await file()).text).toContain('Walk-in,2 × Egg trays,1200,1200,0,Paid');
  expect(stall.faults).toEqual([]);
});
