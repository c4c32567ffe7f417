import { newDocumentId } from '../../schemas/new-document-id.ts';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { changeMember } from '../e2e/support/change-member.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

test('[SAL-22, SAL-25, SYN-15, LOK-3] a row shows number, customer, items, total, balance and where the record is', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  await book.addSale.sell({ trays: 12, price: 12_000, customer: 'Amina Nansubuga', pay: 'Part', part: 40_000 });
  await expect(book.page.getByText('Saved on this phone')).toBeVisible();
  const row = book.sales.row('Amina Nansubuga');
  await expect(row).toContainText(/[A-Z]\d[A-Z]-0001/);
  await expect(row).toContainText('12 trays');
  await expect(row).toContainText('144,000');
  await expect(row).toContainText('Owes 104,000');
  await expect(row.getByText('On this phone')).toBeAttached();
  // State is never shown by colour alone: the mark and the tag have separate symbols.
  await expect(row.locator('svg')).toHaveCount(2);
  await stall.restoreSignal();
  await book.sales.shouldBeSent('Amina Nansubuga');
});

test('[SAL-21, SAL-24] the oldest debt stands under "To collect", and in its count, though the list is of this month', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { book } = stall;
  const { page } = book;
  const amina = newDocumentId();
  await stall.run('customers.add', { id: amina, name: 'Amina' });
  const occurred_at = new Date(Date.now() - 70 * 86_400_000).toISOString();
  const line = { line_id: newDocumentId(), item_kind: 'egg', item_id: 'EggsGood0001', description: 'Eggs, good', qty: 60, unit: 'tray', factor: 30, unit_price: 12_000 } as const; // prettier-ignore
  const sale = { id: newDocumentId(), lines: [line], customer: { id: amina, name: 'Amina' }, occurred_at };
  await stall.run('sales.add', { ...sale, pay: { kind: 'later' } });
  await page.goto('/sales/view/0');
  const tabs = page.getByRole('navigation', { name: 'Which sales' });
  await expect(tabs.getByRole('link', { name: /To collect/ })).toContainText('1');
  await expect(book.sales.rows).toHaveCount(0); // no sale this month
  await tabs.getByRole('link', { name: /To collect/ }).click();
  await expect(book.sales.row('Amina')).toContainText('Owes 24,000');
  await expect(page.getByRole('button', { name: 'Dates: All dates' })).toBeVisible();
  await page.getByRole('button', { name: /^Dates: / }).click();
  await page.getByRole('dialog').getByText('This month').click();
  await expect(book.sales.rows).toHaveCount(0);
  await tabs.getByRole('link', { name: 'All' }).click();
  await expect(page.getByRole('button', { name: 'Dates: This month' })).toBeVisible();
});

test('[SAL-21, SAL-23, SAL-24] tabs, search and dates narrow the list, and the sums follow', async ({ begun }) => {
  const { book } = await begun('stall');
  const { page } = book;
  await book.addSale.sell({ trays: 1, price: 12_000 });
  await book.addSale.sell({ trays: 2, customer: 'Amina', pay: 'Pay later' });
  await page
    .getByRole('navigation', { name: 'Which sales' })
    .getByRole('link', { name: /To collect/ })
    .click();
  await page.waitForURL('**/sales/view/1');
  await expect(book.sales.rows).toHaveCount(1);
  await expect.poll(() => book.sales.totals()).toBe('Sold, UGX 24,000 Paid 0 To collect 24,000');
  await visit(page, '/sales/view/0');
  const search = page.getByRole('searchbox', { name: 'Name or number' });
  await search.fill('-0001');
  await expect(book.sales.rows).toHaveCount(1);
  await expect(book.sales.row('Walk-in')).toBeVisible();
  await search.fill('amina');
  await expect(book.sales.row('Amina')).toBeVisible();
  await expect(book.sales.rows).toHaveCount(1);
  await search.fill('nobody');
  await expect(book.sales.rows).toHaveCount(0);
  await search.fill('');
  await expect(book.sales.rows).toHaveCount(2);
  await page.getByRole('button', { name: /^Dates: / }).click();
  await page.getByRole('dialog').getByText('Own dates').click();
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
  await expect(book.sales.rows).toHaveCount(0);
  await expect.poll(() => book.sales.totals()).toBe('Sold, UGX 0 Paid 0 To collect 0');
});

test('[SHL-18, RTE-15] "+" is there for whom may sell, and for nobody else', async ({ withDemo, server, phone }) => {
  await withDemo();
  const roles = { edit_sales: true, delete_sales: true };
  await changeMember(server.admin, DEMO_PEOPLE[1].first_name, { roles });

  const office = await phone('office');
  await office.book.signIn(DEMO_PEOPLE[0]);
  await expect(office.book.page.getByRole('link', { name: 'New sale' })).toBeVisible();
  await office.book.addSale.open();

  const reader = await phone('reader');
  await reader.book.signIn(DEMO_PEOPLE[1]);
  await expect(reader.book.sales.rows.first()).toBeVisible();
  await expect(reader.book.page.getByRole('link', { name: 'New sale' })).toHaveCount(0);
  await visit(reader.book.page, '/sales/add');
  await reader.book.page.waitForURL('**/settings/0');
});

test('[SAL-42, SHP-11] of a hundred items those sold most have a tile, the others are found by name; only the shelves in view are drawn', async ({
  begun,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { book, faults } = stall;
  const { page, addSale } = book;
  for (let n = 0; n < 100; n++) {
    const sell_units = [{ label: 'piece', factor: 1, price: 9_000 + n }];
    await stall.run('shop.addItem', { id: newDocumentId(), name: `Drinker ${n + 100}`, kind: 'resale', base_unit: 'piece', sell_units }); // prettier-ignore
  }
  await visit(page, '/sales/add');
  await addSale.opened('New sale');
  const tiles = page.getByRole('group', { name: 'Things to sell' }).getByRole('button');
  // Forty items, followed by eggs, and the two tiles that lead to all other items.
  await expect(tiles).toHaveCount(45);
  await tiles.filter({ hasText: 'More items' }).click();
  const sheet = page.getByRole('dialog', { name: 'What was sold?' });
  await sheet.getByLabel('Name of the item').fill('drinker 199');
  await sheet.getByRole('button', { name: 'Drinker 199' }).click();
  await expect(addSale.field('Price')).toHaveValue('9,099');
  await addSale.press('2');
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('18,198')).toBeVisible();
  await visit(page, '/sales/add');
  await expect(tiles.first()).toContainText('Drinker 199');

  await visit(page, '/shop?show=count');
  const shelves = page.getByRole('list', { name: 'Items to count' }).getByRole('listitem');
  await expect(shelves.first()).toContainText('Drinker 100');
  expect(await shelves.count()).toBeLessThan(60);
  await page.getByRole('textbox', { name: /^Drinker 100/ }).fill('7');
  await page.getByLabel('Item or barcode').fill('drinker 199');
  await expect(shelves).toHaveCount(1);
  await page.getByRole('textbox', { name: /^Drinker 199/ }).fill('3');
  await page.getByRole('button', { name: 'Save 2 items' }).click();
  await page.waitForURL('**/shop');
  await expect(page.getByRole('list', { name: 'Stock' })).toContainText('7 pieces');
  expect(faults).toEqual([]);
});

test('[SAL-45, SET-4] where small coins are gone: cash is rounded, and the receipt says so', async ({ begun }) => {
  const { book, faults } = await begun('stall');
  const { page, addSale } = book;
  await visit(page, '/settings/2');
  await page
    .getByRole('radiogroup', { name: 'A sale paid in cash is rounded to, UGX' })
    .getByText('50', { exact: true })
    .click();
  await page.locator('form').filter({ hasText: 'Eggs in a tray' }).getByRole('button', { name: 'Save' }).click();
  await expect(book.toast('Saved on this phone')).toBeVisible();
  await visit(page, '/sales/add');
  await addSale.opened('New sale');
  await addSale.pick('Eggs, good');
  await addSale.press('2');
  await addSale.price('12013');
  await expect(page.getByText('24,026').first()).toBeVisible();
  const all = page.getByRole('button', { name: /^Paid all/ });
  await expect(all).toContainText('24,050');
  await all.click();
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('24,050')).toBeVisible();
  await book.toast('Saved on this phone').getByRole('link', { name: 'Show the receipt' }).click();
  await expect(page.getByText('Rounding', { exact: true })).toBeVisible();
  await expect(page.getByText('24,050').first()).toBeVisible();
  expect(faults).toEqual([]);
});
