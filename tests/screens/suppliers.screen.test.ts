import { Shop } from '../e2e/pages/shop.ts';
import { Suppliers } from '../e2e/pages/suppliers.ts';
import { Wizard } from '../e2e/pages/wizard.ts';
import { textOf } from '../e2e/support/taken.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

test('[RTE-51, VEN-4, MSG-20] without a signal a supplier is added, owed, paid on account, edited and archived', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const suppliers = new Suppliers(page);
  await stall.cutSignal();
  await suppliers.open();
  await expect(page.getByText('No suppliers yet', { exact: false })).toBeVisible();
  await suppliers.openForm();
  await suppliers.save();
  await expect(page.getByText('Type the name.')).toBeVisible();
  await suppliers.write({ Name: 'Mbeya Feeds', 'Phone, if you know it': '0772 000 118' });
  await suppliers.write({ 'What do they bring?': 'Feed, trays' });
  await suppliers.openMore();
  await suppliers.write({ 'Days to pay': '181', 'Owed before the book began, UGX': '69,000' });
  await page.getByLabel('Since which day?').fill('2026-01-05');
  await suppliers.save();
  await expect(page.getByText('Days to pay are from 0 to 180.')).toBeVisible();
  await suppliers.write({ 'Days to pay': '14', 'Number or till to pay to': 'Till 5544' });
  await suppliers.save();
  await suppliers.expectSaved();
  await expect(suppliers.row('Mbeya Feeds')).toContainText('69,000');
  await expect(suppliers.row('Mbeya Feeds').getByText('On this phone')).toBeAttached();
  await page.getByLabel('Name, phone or goods').fill('tray');
  await expect(suppliers.rows).toHaveCount(1);

  await suppliers.openForm();
  await suppliers.write({ Name: 'Feeds, Mbeya' });
  await expect(page.getByText('Looks like Mbeya Feeds. Use that one?')).toBeVisible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('heading', { name: 'Mbeya Feeds' })).toBeVisible();

  // In the middle of a purchase too; digits typed into the search are used as a phone number.
  await visit(page, '/shop/add');
  await new Shop(page).newItem({ name: 'Layers mash' });
  await page.getByRole('button', { name: 'Choose supplier' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who sold it to you?' });
  await sheet.getByLabel('Name or phone').fill('0772 000118');
  await sheet.getByRole('button', { name: /^Add/ }).click();
  await expect(sheet.getByText('Looks like Mbeya Feeds. Use that one?')).toBeVisible();
  await sheet.getByRole('button', { name: 'Use it' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Mbeya Feeds')).toBeVisible();
  await visit(page, '/suppliers');
  await suppliers.row('Mbeya Feeds').click();

  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Pay to Till 5544.', { exact: false })).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Amount paid' });
  await expect(amount).toHaveValue('69,000');
  await amount.fill('20000');
  await page.getByRole('button', { name: 'Save, 49,000 left to pay' }).click();
  await expect(page.getByRole('list', { name: 'Still open' })).toContainText('49,000');
  await page.getByRole('link', { name: 'Statement' }).click();
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(1)).toContainText('From before the book');
  // The description of a line uses the width of the phone, however large the amounts are.
  expect((await lines.nth(1).getByRole('rowheader').boundingBox())!.width).toBeGreaterThan(250);
  await expect(lines.last()).toContainText('69,00020,00049,000');
  await page.reload();
  await expect(lines.last()).toContainText('49,000');

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByLabel('Days to pay')).toHaveValue('14');
  await suppliers.write({ Name: 'Mbeya Mills' });
  await suppliers.save();
  await suppliers.expectSaved();
  await suppliers.row('Mbeya Mills').click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await suppliers.expectSaved();
  await expect(page.getByText('Nobody here.')).toBeVisible();

  await stall.restoreSignal();
  const office = await phone('office');
  await office.book.signIn();
  const other = new Suppliers(office.book.page);
  await other.open();
  await office.book.page.getByText('Archived', { exact: true }).click();
  await expect(other.row('Mbeya Mills')).toContainText('49,000');
});

test('[VEN-3, VEN-2, MSG-21] suppliers from a file: bad rows are told, the rest is added once, and all are given back as a table', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const suppliers = new Suppliers(page);
  const wizard = new Wizard(page);
  const rows = Array.from(
    { length: 120 },
    (_, i) =>
      `Supplier ${i},${i % 40 === 12 ? '07720001' : `0772${String(i).padStart(6, '0')}`},feed,${i % 50 === 3 ? 'much' : '1000'}`,
  );
  const file = `Supplier name,Phone,Supplies,We owe\r\n${rows.join('\r\n')}\r\n`;
  await visit(page, '/suppliers');
  await page.getByRole('link', { name: 'Or take them from a file or your contacts' }).click();
  await wizard.look('suppliers.csv', file);
  await expect.poll(() => wizard.found()).toBe('New 114 Known already 0 Left out 6');
  const bad = page.getByRole('list', { name: 'Left out' }).getByRole('listitem');
  await expect(bad.first()).toHaveText('Row 5: “much” is no amount (We owe, UGX).');
  await expect(bad.nth(1)).toHaveText('Row 14: phone has 8 digits.');
  await page.getByRole('button', { name: 'Add 114 suppliers' }).click();
  await page.getByRole('link', { name: 'See the suppliers' }).click();
  await suppliers.expectSaved();
  await expect.poll(() => suppliers.totals()).toBe('Suppliers 114 We owe them, UGX 114,000');
  // Only rows near the viewport are rendered.
  expect(await suppliers.rows.count()).toBeLessThan(50);
  await page.getByRole('link', { name: 'Import' }).click();
  await wizard.look('suppliers.csv', file);
  await expect.poll(() => wizard.found()).toBe('New 0 Known already 114 Left out 6');
  await page.getByRole('link', { name: 'Back' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const table = await downloading;
  expect(table.suggestedFilename()).toMatch(/^suppliers-.*\.csv$/);
  // One line per supplier plus the heading.
  expect((await textOf(table)).trim().split(/\r?\n/)).toHaveLength(115);
});

test('[VEN-4] two entries of one supplier are put together without a signal, seen so on the other phone, and taken apart', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  const suppliers = new Suppliers(page);
  await suppliers.open();
  for (const [name, owed] of [
    ['Mbeya Feds', '69000'],
    ['Mbeya Feeds', '40000'],
  ] as const) {
    await suppliers.openForm();
    await suppliers.write({ Name: name });
    await suppliers.openMore();
    await suppliers.write({ 'Owed before the book began, UGX': owed });
    await suppliers.save();
    await suppliers.expectSaved();
  }
  // Rows move to the top when the server accepts them: never press a moving row.
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await stall.cutSignal();
  await suppliers.row('Mbeya Feds').click();
  await page.getByRole('link', { name: 'The same as another' }).click();
  const others = page.getByRole('list', { name: 'Other suppliers' }).getByRole('button');
  await expect(others).toHaveCount(1);
  await others.filter({ hasText: 'Mbeya Feeds' }).click();
  await expect(page.getByRole('radio', { name: /Mbeya Feeds/ })).toBeChecked();
  await expect(page.getByText('then stands under Mbeya Feeds', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Put them together' }).click();
  await expect(page.getByRole('heading', { name: 'Mbeya Feeds' })).toBeVisible();
  await expect(page.getByText('109,000').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Still open' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'The same supplier' })).toContainText('Mbeya Feds');
  await visit(page, '/suppliers');
  await expect(suppliers.rows).toHaveCount(1);
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  const office = await phone('office');
  await office.book.signIn();
  const other = new Suppliers(office.book.page);
  await other.open();
  await expect(other.row('Mbeya Feeds')).toContainText('109,000');
  await expect(other.rows).toHaveCount(1);
  await other.row('Mbeya Feeds').click();
  await office.book.page.getByRole('button', { name: 'Take apart again' }).click();
  await expect(office.book.page.getByRole('list', { name: 'The same supplier' })).toHaveCount(0);
  await expect(suppliers.row('Mbeya Feds')).toContainText('69,000');
  await expect(suppliers.row('Mbeya Feeds')).toContainText('40,000');
  expect([...stall.faults, ...office.faults]).toEqual([]);
});
