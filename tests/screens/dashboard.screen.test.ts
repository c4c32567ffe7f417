import { newDocumentId } from '../../schemas/new-document-id.ts';
import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { readCsv } from '../../src/domain/text/csv.ts';
import { unzipped } from '../support/unzip.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { Expenses } from '../e2e/pages/expenses.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

const ATTACK = '=HYPERLINK("x")';

test('[RPT-1, RPT-2, RPT-8, IMP-3] the morning of an owner, with and without a signal', async ({ begun }) => {
  const own = await begun('stall');
  const { book } = own;
  const { page } = book;
  const home = new Dashboard(page);
  const expenses = new Expenses(page);

  await test.step('a new book says that nothing happened yet', async () => {
    await home.open();
    await expect(home.card('Money today')).toContainText('Left today');
    await expect(home.card('Needs you')).toContainText('Nothing needs you now.');
    await expect(home.card('Last 7 days')).toContainText('No money came or went');
  });

  await own.cutSignal();
  await test.step('without a signal: what is written down stands on the first screen', async () => {
    await page.goto('/sales/view/0');
    await book.addSale.sell({ trays: 3, price: 12_000 });
    await book.addSale.sell({ trays: 2, price: 12_000, customer: ATTACK, pay: 'Pay later' });
    await expenses.open();
    await expenses.begin('Transport', 5_000);
    await expenses.press('Paid in cash');
    await expenses.expectSaved();
    await home.open();
    await expect(home.card('Money today').getByRole('link', { name: /Money in/ })).toContainText('+ 36,000');
    await expect(home.card('Money today').getByRole('link', { name: /Money out/ })).toContainText('− 5,000');
    await expect(home.card('Money today')).toContainText('31,000');
    await expect(home.card('They owe me')).toContainText('24,000');
    await page.reload();
    await expect(home.card('They owe me')).toContainText('24,000');
  });

  await test.step('a number opens what it is made of', async () => {
    await home
      .card('Money today')
      .getByRole('link', { name: /Money in/ })
      .click();
    await expect(home.line('Total')).toContainText('36,000');
    await expect(home.line('Total')).toContainText('31,000');
    await page.getByRole('combobox', { name: 'Days of the report' }).selectOption('Last month');
    await expect(page.getByText('Nothing was written down for these days.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all dates' }).click();
    await expect(home.line('Total')).toContainText('31,000');
  });

  await test.step('reports agree, and a row leads on', async () => {
    await home.openReport('Profit and loss');
    await expect(home.line('Sales')).toContainText('60,000');
    await expect(home.line(/^Profit/)).toContainText('55,000');
    await home.line('Expenses').getByRole('link').click();
    await expect(home.line('Transport')).toContainText('5,000');
    await home.openReport('They owe me, by age');
    await expect(home.line('Total')).toContainText('24,000');
  });

  await test.step('taken along for other programs, formulas are text', async () => {
    await home.openReport('Sales by customer');
    await expect(home.line('Total')).toContainText('60,000');
    const csv = await home.shared('CSV');
    expect(csv.name).toMatch(/^customers-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const read = readCsv(csv.bytes.toString('utf8'));
    const rows = read.ok ? read.rows.map(({ cells }) => cells) : [];
    expect(rows).toEqual([
      ['Customer', 'Sales', 'Sold, UGX'],
      ['Walk-ins', '1', '36000'],
      [`'${ATTACK}`, '1', '24000'],
      ['Total', '2', '60000'],
    ]);
    const excel = await home.shared('Excel');
    const parts = unzipped(excel.bytes);
    expect([...parts.keys()]).toContain('xl/worksheets/sheet1.xml');
    expect(parts.get('xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<v>36000</v>');
  });
  await own.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  expect(own.faults).toEqual([]);
});

test('[RPT-2] who helps finds their buttons and their own day, and no figures of the business', async ({
  withDemo,
  phone,
}) => {
  await withDemo();
  const stall = await phone('stall');
  const { book } = stall;
  await book.signIn(DEMO_PEOPLE[1]);
  const home = new Dashboard(book.page);
  await home.open();
  const buttons = book.page.getByRole('navigation', { name: 'What you may write down' }).getByRole('link');
  await expect(buttons).toHaveText(['New sale', 'Money from a customer', 'Count or move money']);
  await expect(home.card('Your day')).toBeVisible();
  await expect(home.card('Money today')).toHaveCount(0);
  await visit(book.page, '/dashboard?report=profit');
  await expect(home.card('Your day')).toBeVisible();
  await buttons.first().click();
  await book.addSale.opened('New sale');
  expect(stall.faults).toEqual([]);
});

test('[RPT-1, VET-9, FLK-25] the first screen tells of a vaccine that is late and of a flock to look at, and opens its page', async ({
  begun,
}) => {
  const own = await begun('stall');
  const { page } = own.book;
  await page.goto('/farm/add/farm_activities?new=flock');
  await page.getByRole('radio', { name: 'Layer KE (iCow)' }).check({ force: true });
  await new Farm(page).addFlock({ name: 'House 1', count: 500, weeks: 2, cost: 3_000, daysAgo: 10 });
  const home = new Dashboard(page);
  await home.open();
  const late = home.card('Needs you').getByRole('link', { name: /Gumboro is late/ });
  await expect(late).toContainText('House 1: it was due');
  await late.click();
  await page.waitForURL('**/farm/farm_activities/view/**');
  await expect(page.getByRole('heading', { name: 'House 1' })).toBeVisible();

  // More than one per hundred in a day.
  const farm_id = page.url().split('/').at(-1)!;
  await own.run('farm.addActivity', { id: newDocumentId(), farm_id, session: 'morning', content: { kind: 'mortality', qty: 13, cause: 'unknown' }, occurred_at: new Date().toISOString() }); // prettier-ignore
  await home.open();
  await home.card('Needs you').getByRole('link', { name: 'Look at House 1' }).click();
  await expect(page.getByText('13 of 500 died today, that is many.')).toBeVisible();
  expect(own.faults).toEqual([]);
});

test('[IMP-2, IMP-3] everything of a business is taken along as JSON, and as tables for people in Excel and CSV, without a signal', async ({
  begun,
}) => {
  const own = await begun('owner');
  const { book } = own;
  const { page } = book;
  await book.addSale.sell({ trays: 3, price: 12_000, customer: ATTACK });
  await own.cutSignal();
  await visit(page, '/settings/9');
  const home = new Dashboard(page);
  const json = await home.taken(/^Save a backup/);
  const all = JSON.parse(json.bytes.toString('utf8')) as { documents: Record<string, { lines?: unknown[] }[]> };
  expect(all.documents['sales']).toHaveLength(1);
  expect(all.documents['customers']).toHaveLength(1);
  const excel = unzipped((await home.taken(/^Excel/)).bytes);
  expect(excel.get('xl/workbook.xml')).toMatch(/name="Sales".*name="Payments".*name="Customers".*name="Stock"/s);
  expect([...excel.values()].join('')).toContain('HYPERLINK');
  expect([...excel].filter(([name, text]) => name.startsWith('xl/worksheets/') && /<f[ >]/.test(text))).toEqual([]);
  const sold = await home.taken(/^Sales/);
  expect(sold.name).toMatch(/^flockbook-\d{4}-\d\d-\d\d-sales\.csv$/);
  const csv = readCsv(sold.bytes.toString('utf8'));
  const [heads, ...rows] = csv.ok ? csv.rows.map(({ cells }) => cells) : [];
  expect(heads?.slice(3, 9)).toEqual(['Customer', 'What was sold', 'Total, UGX', 'Came back, UGX', 'Paid, UGX', 'To collect, UGX']); // prettier-ignore
  expect(rows.map((cells) => cells.slice(3, 9))).toEqual([[`'${ATTACK}`, '3 trays', '36000', '0', '36000', '0']]);
  const customers = (await home.taken(/^Customers/)).bytes;
  expect(customers.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(customers.toString('utf8')).toContain(`'=HYPERLINK`);
  expect(own.faults).toEqual([]);
});
