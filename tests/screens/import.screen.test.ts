import { runs } from '../support/runs.ts';
import { excelOf } from '../support/excel-of.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { Wizard } from '../e2e/pages/wizard.ts';
import { expect, test } from './support/test.ts';

const ROWS = runs(60, 1_000);
const BAD = runs(1, 17);
const GOOD = ROWS - BAD;
/** Items as exported by another program, some of them wrong. */
const ITEMS = Array.from({ length: ROWS }, (_, i) => [
  `Item ${i}`,
  i % 59 === 12 ? 'dear' : '12,000.00',
  '2',
  '9,000',
  String(6_001_000_000_000 + i),
]);
const LOYVERSE = [['Name', 'Price [Main store]', 'In stock [Main store]', 'Cost', 'Barcode'], ...ITEMS];
const csv = LOYVERSE.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n');

test('[IMP-1] without a signal items come in from another program, some of them wrong; mended, and the same file again, nothing is doubled; then all is sent', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const wizard = new Wizard(page);
  const dashboard = new Dashboard(page);
  await wizard.open('Items of the shop');
  await stall.cutSignal();
  await wizard.chooseFile('items.csv', csv);
  await expect(page.getByLabel('Selling price, UGX')).toHaveValue('1');
  await expect(page.getByText('12,000.00 · dear')).toBeVisible();
  await wizard.lookAtIt();
  await expect.poll(() => wizard.found()).toBe(`New ${GOOD} Known already 0 Left out ${BAD}`);
  const bad = page.getByRole('list', { name: 'Left out' }).getByRole('listitem');
  await expect(bad).toHaveCount(BAD);
  await expect(bad.first()).toHaveText('Row 14: “dear” is no amount (Selling price, UGX).');
  const { name, bytes } = await dashboard.taken('Save these rows to mend them');
  expect(name).toBe('flockbook-left-out.csv');

  await page.getByRole('button', { name: `Add ${GOOD} items` }).click();
  await expect.poll(() => wizard.done(), { timeout: 60_000 }).toBe(`Added ${GOOD} Known already 0 Left out ${BAD}`);
  await wizard.again();
  await wizard.look('mended.csv', bytes.toString().replaceAll(',dear,', ',500,'));
  await expect.poll(() => wizard.found()).toBe(`New ${BAD} Known already 0 Left out 0`);
  await page.getByRole('button', { name: BAD === 1 ? 'Add 1 item' : `Add ${BAD} items` }).click();
  await expect.poll(() => wizard.done()).toBe(`Added ${BAD} Known already 0 Left out 0`);
  await wizard.again();
  await wizard.look('items.csv', csv);
  await expect.poll(() => wizard.found()).toBe(`New 0 Known already ${GOOD} Left out ${BAD}`);
  await expect(page.getByRole('button', { name: 'Nothing new' })).toBeDisabled();
  await new Shop(page).open();
  await expect(page.getByLabel('Totals of the stock')).toContainText((ROWS * 18_000).toLocaleString('en'), {
    timeout: 90_000,
  });

  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/, { timeout: 120_000 });
  const office = await phone('office');
  await office.book.signIn();
  await new Shop(office.book.page).open();
  await expect(office.book.page.getByLabel('Totals of the stock')).toContainText((ROWS * 18_000).toLocaleString('en'), {
    timeout: 60_000,
  });
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[IMP-1] an Excel file of debts with heads that nobody knows, its columns said by hand, stands among who owes', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await stall.cutSignal();
  const wizard = new Wizard(page);
  const table = [['Wer', 'Wieviel', 'Seit'], ['Amina', 9_000, '1/8/2026'], ['Joy', 30_000, '5 Jan 2026'], ['', 1, '']]; // prettier-ignore
  await wizard.open('Customers');
  const file = excelOf([{ name: 'Notes', hidden: true, rows: [['Name', 'Phone'], ['No', '1']] }, { name: 'Debts', rows: table }]); // prettier-ignore
  await wizard.chooseFile('debts.xlsx', Buffer.from(file));
  await page.getByText('Debts', { exact: true }).click();
  await page.getByLabel('Which row names the columns?').selectOption('Row 1: Wer, Wieviel, Seit');
  await page.getByLabel('Phone', { exact: true }).selectOption('Not in this file');
  await page.getByText('More that a file can say').click();
  await page.getByLabel('They owe, UGX').selectOption('Wieviel');
  await page.getByLabel('Since which day').selectOption('Seit');
  await wizard.lookAtIt();
  await expect.poll(() => wizard.found()).toBe('New 2 Known already 0 Left out 1');
  await expect(page.getByText('Row 4: the name is missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 customers' }).click();
  await page.getByRole('link', { name: 'See who owes' }).click();
  const rows = page.getByRole('list', { name: 'Who owes' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Joy');
  await expect(page.getByText('39,000', { exact: true }).first()).toBeVisible();

  // The template, filled in on a Windows computer with existing data.
  await wizard.open('Customers');
  const { bytes } = await new Dashboard(page).taken('As CSV');
  const heads = bytes.toString().split('\r\n')[0]!.replace('\uFEFF', '');
  const old = Buffer.concat([
    Buffer.from(`${heads}\r\nAmina,0772000118\r\nB`),
    Buffer.from([0x9c]),
    Buffer.from('uf,'),
  ]);
  await wizard.look('old.csv', old);
  await expect.poll(() => wizard.found()).toBe('New 1 Known already 1 Left out 0');
  await expect(page.getByRole('list', { name: 'New customers' })).toHaveText('Bœuf');
  await page.getByText('Gets what it lacks').click();
  await expect.poll(() => wizard.found()).toBe('New 1 Changed 1 Known already 0 Left out 0');
  await page.getByRole('button', { name: 'Add 1 customer, change 1' }).click();
  await page.getByRole('link', { name: 'See the customers' }).click();
  await expect(page.getByRole('link', { name: /Amina/ })).toContainText('+256 772 000 118');
  expect(stall.faults).toEqual([]);
});

test('[IMP-1] the money with which the book began is typed, or pasted from a sheet, and stands in the cash book', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page } = stall.book;
  await stall.cutSignal();
  const wizard = new Wizard(page);
  await wizard.open('Money');
  await page.getByLabel('Cash, UGX').fill('50,000');
  await page.getByLabel('Bank, UGX').fill('lots');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => wizard.found()).toBe('New 1 Known already 0 Left out 1');
  await page.getByRole('button', { name: 'Add 1 amount' }).click();
  await wizard.again();
  await page.getByRole('button', { name: 'Paste from a sheet' }).click();
  await page
    .getByLabel('The rows, copied from a sheet')
    .fill('Cash in hand\t60 000\nEquity bank\t900,000\nMoMo\t20000');
  await page.getByRole('button', { name: 'Next' }).last().click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('The rows, copied from a sheet')).toHaveValue(/Equity bank/);
  await page.getByRole('button', { name: 'Next' }).last().click();
  await wizard.lookAtIt();
  await expect.poll(() => wizard.found()).toBe('New 2 Known already 1 Left out 0');
  await page.getByText('Takes the new amount').click();
  await page.getByRole('button', { name: 'Add 2 amounts, change 1' }).click();
  await page.getByRole('link', { name: 'See the cash book' }).click();
  await expect(page.getByRole('table')).toContainText('980,000');
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  expect(stall.faults).toEqual([]);
});

test('[IMP-5, IMP-6, CUS-7] numbers of a file that may be two are asked about once, by its own rows; a family with one phone is two people, invoices of one person add up, what the book says otherwise is told', async ({
  begun,
}) => {
  const office = await begun('office', { currency: 'KES' });
  const { page } = office.book;
  const wizard = new Wizard(page);
  const file = [
    'Green Farm Ltd',
    'Customer balances, 30 Nov 2026',
    '',
    'Customer name | Phone | Balance',
    'Ng’ang’a Kamau | +254 (0)712 345 678 | "15.000"',
    'Wanjiru Kamau | 0712345678 | 2.500 Cr',
    'Ng’ang’a Kamau | 254712345678 | 7',
    'Otieno | | many',
  ].join('\r\n');
  await wizard.open('Customers');
  await wizard.chooseFile('balances.txt', file);
  await expect(page.getByLabel('Which row names the columns?')).toHaveValue('2');
  await expect(page.getByText('row 5: 15.000 · row 6: 2.500 Cr')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look at it' })).toBeDisabled();
  await page.getByText('15,000 · 2,500', { exact: true }).click();
  await wizard.lookAtIt();
  await expect.poll(() => wizard.found()).toBe('New 2 Known already 1 Left out 1');
  const news = page.getByRole('list', { name: 'New customers' }).getByRole('listitem');
  await expect(news.first()).toContainText('owed 15,007');
  await expect(news.nth(1)).toContainText('paid ahead 2,500 · same phone as Ng’ang’a Kamau');
  await expect(page.getByRole('list', { name: 'Known already' })).toContainText('7 more for Ng’ang’a Kamau');
  await page.getByRole('button', { name: 'Add 2 customers' }).click();
  await expect.poll(() => wizard.done()).toBe('Added 2 Known already 1 Left out 1');
  await wizard.again();
  await wizard.look('more.csv', 'name,phone,they owe\nWanjiru Kamau,0712345678,900');
  await expect.poll(() => wizard.found()).toBe('New 0 Known already 1 Left out 0');
  await expect(page.getByRole('list', { name: 'Not taken over' })).toHaveText('Row 2, Wanjiru Kamau: 900 stays out.');
  await page.goto('/view_debtors');
  const owing = page.getByRole('list', { name: 'Who owes' }).getByRole('listitem');
  await expect(owing).toHaveCount(1);
  await expect(owing.first()).toContainText('15,007');
  expect(office.faults).toEqual([]);
});
