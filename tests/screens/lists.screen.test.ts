import type { Page } from '@playwright/test';
import { vi } from 'vitest';
import { dataPort } from '../../src/client/data-port.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { expectToStay } from '../e2e/support/fake-clock.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { textOf } from '../e2e/support/taken.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

const openLists = async (page: Page) => {
  await page.goto('/settings/0');
  await page.getByRole('link', { name: /^Lists/ }).click();
};
const card = (page: Page, name: string) => page.getByRole('region', { name });
async function addReason(page: Page, list: string, name: string): Promise<void> {
  await card(page, list).getByLabel('Another reason').fill(name);
  await card(page, list).getByRole('button', { name: 'Add' }).click();
  await expect(card(page, list).getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

/** Time for which a list shows that it was pulled. Units: ms. */
const SAID_MS = 1_500;

/** A finger pulling the page down from below its header. */
async function pullDown(page: Page, by: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  await touch('touchStart', 330);
  for (let step = 1; step <= 10; step++) await touch('touchMove', 330 + (by * step) / 10);
  return () => touch('touchEnd').then(() => devtools.detach());
}

test('[SET-5, SET-8] two phones change the lists without a signal: both changes stand, and the forms of both offer what is left', async ({
  begun,
  phone,
}) => {
  const house = await begun('house');
  const { page } = house.book;
  await visit(page, '/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 100 });
  await expect(house.book.badge).toHaveAccessibleName(/All sent/);
  const office = await phone('office');
  await office.book.signIn();
  await openLists(office.book.page);
  await expect(card(office.book.page, 'Grades of eggs')).toBeVisible();
  await house.cutSignal();
  await office.cutSignal();

  await openLists(page);
  await card(page, 'Grades of eggs').getByRole('switch', { name: 'Small' }).click();
  await addReason(page, 'Why birds die', 'Snake');
  await addReason(page, 'Why birds die', 'Flood');
  await card(page, 'Why birds die').getByLabel('Another reason').fill('heat');
  await card(page, 'Why birds die').getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'heat' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Flood' }).click();
  await page.getByLabel('New category').fill('Litter');
  await page.getByRole('button', { name: 'Add' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Litter' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Flood' })).toHaveCount(0);
  const other = office.book.page;
  await card(other, 'Grades of eggs').getByRole('switch', { name: 'Cracked' }).click();
  await card(other, 'Why birds die').getByRole('switch', { name: 'Pecking' }).click();
  await addReason(other, 'Why birds die', 'Hawk');
  await other.getByLabel('New category').fill('Fuel');
  await other.getByRole('button', { name: 'Add' }).first().click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Fuel' })).toBeVisible();

  await house.restoreSignal();
  await expect(house.book.badge).toHaveAccessibleName(/All sent/);
  await office.restoreSignal();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  for (const shown of [page, other]) {
    await expect(card(shown, 'Why birds die').getByRole('listitem')).toHaveText(['Snake', 'Hawk']);
    await expect(card(shown, 'Grades of eggs').getByRole('switch', { name: 'Small' })).not.toBeChecked();
    await expect(card(shown, 'Grades of eggs').getByRole('switch', { name: 'Cracked' })).not.toBeChecked();
    await expect(shown.getByRole('list', { name: 'Categories' })).toContainText('Litter');
    await expect(shown.getByRole('list', { name: 'Categories' })).toContainText('Fuel');
  }

  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Eggs');
  const grades = page.getByRole('group', { name: 'Grades' }).getByRole('button');
  await expect(grades).toHaveCount(2);
  await farm.press('2');
  await farm.next();
  await farm.next();
  await farm.press('3');
  await farm.save('eggs');
  await farm.saved();
  await farm.pick('Dead birds');
  await farm.press('2');
  const why = page.getByRole('radiogroup', { name: 'Why they died' });
  await expect(why.getByRole('radio', { name: 'Pecking' })).toHaveCount(0);
  await why.getByRole('radio', { name: 'Snake' }).check({ force: true });
  await farm.save('dead birds');
  await farm.saved();
  await expect(farm.today().filter({ hasText: 'Dead birds' })).toContainText('Snake');
  await expect(farm.today().filter({ hasText: 'Eggs' })).toContainText('Broken 3');
  expect([...house.faults, ...office.faults]).toEqual([]);
});

test('[SET-5] a loss is written down under a reason of one’s own, and not under one that is switched off', async ({
  begun,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const shop = new Shop(page);
  await shop.open();
  await page.getByRole('link', { name: 'Write down your stock' }).click();
  await shop.opening({ name: 'Egg trays', price: '600' }, '300', '400');
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await openLists(page);
  await expect(card(page, 'Grades of eggs')).toHaveCount(0);
  await card(page, 'Why goods are lost').getByRole('switch', { name: 'Broken' }).click();
  await addReason(page, 'Why goods are lost', 'Rain came in');
  await shop.open();
  await shop.row('Egg trays').click();
  await page.getByRole('link', { name: 'Losses' }).click();
  const form = page.getByRole('form', { name: 'Write down a loss' });
  await form.getByRole('radio', { name: 'Rain came in' }).check({ force: true });
  await expect(form.getByRole('radio', { name: 'Broken' })).toHaveCount(0);
  await form.getByLabel('How many').fill('4');
  await form.getByRole('button', { name: 'Save the loss' }).click();
  await expect(page.getByRole('list', { name: 'Losses', exact: true })).toContainText('Rain came in');
  expect(stall.faults).toEqual([]);
});

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
    return { name: made.suggestedFilename(), text: await textOf(made) };
  };
  const purchases = await file();
  expect(purchases.name).toBe(`purchases-${dayOnPhone()}.csv`);
  expect(purchases.text).toContain('Egg trays,40000,0,40000,0,Paid');
  await page.getByRole('button', { name: /^Dates: / }).click();
  await page.getByRole('dialog').getByText('Own dates').click();
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No purchase with these words on these days.')).toBeVisible();
  // After a reload it still shows purchases and the same days.
  await page.reload();
  await page.getByRole('button', { name: 'Show all purchases' }).click();
  await expect(page.getByRole('list', { name: 'Purchases' })).toContainText('Egg trays');

  await visit(page, '/shop');
  await expect(shop.row('Egg trays')).toBeVisible();
  expect((await file()).text).toContain('Egg trays,,100,pieces,600,40000,');

  // Just after reconnecting the next attempt may be far away: a pull does not wait for it.
  const run = vi.spyOn(dataPort(), 'run');
  const letGo = await pullDown(page, 240);
  await expect(page.getByText('Let go to send and fetch')).toBeVisible();
  await expectToStay(page, page.getByText('Sending and fetching…'), SAID_MS, letGo);
  expect(run.mock.calls).toContainEqual(['sync.sendNow', {}]);
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
  expect((await file()).text).toContain('Walk-in,2 × Egg trays,1200,0,1200,0,,Paid');
  expect(stall.faults).toEqual([]);
});
