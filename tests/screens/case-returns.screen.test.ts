import type { Locator, Page } from '@playwright/test';
import { Customers } from '../e2e/pages/customers.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { PaperPage } from '../e2e/pages/paper.ts';
import { SaleSheet } from '../e2e/pages/sale-sheet.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { Suppliers } from '../e2e/pages/suppliers.ts';
import { visit } from '../e2e/support/visit.ts';
import { bagsGoBack, eggsComeBack, inNovember } from './support/goods-back.ts';
import { expect, test } from './support/test.ts';

/** The value next to a term in a list of facts. */
const fact = (within: Locator | Page, name: string): Locator => within.locator(`dt:has-text("${name}") + dd`);

test('[SAL-7, SAL-24, PAY-9, CUS-9, DEB-1, RPT-11] goods of a sale that was paid in part come back: they are no paid money on its row, sums, payments, papers, customer and debt', async ({
  phone,
}) => {
  const office = await inNovember(phone, 'Farm');
  const { page, sales } = office.book;
  await eggsComeBack(office.book);
  await expect.poll(() => sales.totals()).toBe('Sold, UGX 7,750 Came back −1,100 Paid 4,100 To collect 2,550');
  await expect(sales.row('Returned')).toContainText('1,100');
  const row = sales.row('Owes 2,550');
  await expect(row).toContainText('5,650');
  const sheet = new SaleSheet(page);
  await sheet.open(row);
  const sums = [['Total, UGX', '5,650'], ['Came back', '−1,100'], ['Paid', '2,000'], ['Still owed', '2,550']] as const; // prettier-ignore
  for (const [name, amount] of sums) await expect(fact(sheet.sheet, name).first()).toHaveText(amount);
  await sheet.link('Payments').click();
  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(payments).toHaveText([/Cash.*2,0003,650 open after it/, /Goods came back.*1,1002,550 open after it/]);
  const id = page.url().split('/').at(-1)!;
  await visit(page, `/sales/payment/${id}`);
  for (const [name, amount] of sums) await expect(fact(page, name)).toHaveText(amount);
  await expect(page.getByRole('textbox', { name: 'Amount received' })).toHaveValue('2,550');

  const paper = new PaperPage(page);
  for (const kind of ['invoice', 'receipt']) {
    await visit(page, `/sales/${kind}/${id}`);
    await expect(paper.paper).toContainText(/TotalUSh 5,650Came back−1,100Paid, cash2,000To pay by 27 NovUSh 2,550/);
    expect(await paper.message()).toMatch(/5,650[^]*1,100[^]*2,000[^]*2,550/);
  }

  const customers = new Customers(page);
  await visit(page, '/sales/customer');
  await expect(customers.row('Amina')).toContainText('2,550');
  await customers.row('Amina').click();
  await expect(page.getByRole('list', { name: 'Still open' })).toContainText('2,550');
  await page.getByRole('link', { name: 'Statement' }).click();
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines).toContainText(['Owed', '5,6502,0003,650', '−1,1002,550', 'Owed now4,5502,0002,550']);
  await visit(page, '/view_debtors');
  await expect(page.getByRole('list', { name: 'Who owes' }).getByRole('listitem')).toHaveText(/Amina.*1 open.*2,550/);
  const home = new Dashboard(page);
  await home.openAll('debtors');
  await expect(home.line('Amina').getByRole('cell')).toHaveText(['2,550', '0', '0', '0', '2,550']);
  await home.openAll('customers');
  await expect(home.line('Amina').getByRole('cell')).toHaveText(['1', '4,550']);
  await home.openAll('cash');
  await expect(home.line('20 Nov').getByRole('cell')).toHaveText(['4,100', '0', '4,100']);
  await visit(page, '/dashboard');
  await expect(home.card('They owe me')).toContainText('2,550');
  await expect(home.card('Money today')).toContainText('+ 4,100');
  expect(office.faults).toEqual([]);
});

test('[FLK-16, RPT-9, RPT-11] eggs came back: those of the flock are worth net money for net eggs, on its page and in the reports', async ({
  phone,
}) => {
  const office = await inNovember(phone, 'Farm');
  const { page } = office.book;
  const farm = new Farm(page);
  await visit(page, '/farm/add/farm_activities?new=flock');
  await farm.addFlock({ name: 'House 1', count: 700, weeks: 30, daysAgo: 10 });
  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Eggs');
  await farm.press('10');
  await farm.save('eggs');
  await farm.saved();
  await eggsComeBack(office.book);
  // 2,100 + 2,750 − 1,100 for 3 + 5 − 2 trays are 625 per tray.
  await visit(page, '/farm/view/0');
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  const money = page.getByRole('region', { name: 'Money, November' });
  await expect(fact(money, 'Eggs for sale, 10 trays')).toHaveText('6,250');
  const home = new Dashboard(page);
  await home.openAll('flocks');
  await expect(home.line('House 1').getByRole('cell').first()).toHaveText('6,250');
  await home.openAll('products');
  await expect(home.line('Eggs, good').getByRole('cell')).toHaveText(['180', 'eggs', '3,750', '0', '3,750']);
  await home.openAll('profit');
  await expect(home.line('Sales').getByRole('cell').first()).toHaveText('6,650');
  expect(office.faults).toEqual([]);
});

test('[PUR-5, PUR-8, PAY-9, VEN-4, DEB-5] goods of a purchase that was paid in part go back: they are no paid money on its row, page, payments, supplier and debt', async ({
  phone,
}) => {
  const office = await inNovember(phone, 'Shop');
  const { page } = office.book;
  await bagsGoBack(page);
  await expect(page.getByRole('main')).toContainText('Total, UGX900,000We owe 420,000');
  for (const [name, amount] of [
    ['Paid', '300,000'],
    ['Sent back', '180,000'],
    ['Still to pay', '420,000'],
  ] as const)
    await expect(fact(page, name).first()).toHaveText(amount);
  await page.getByRole('link', { name: 'Payments' }).click();
  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(payments).toHaveText([/Cash.*300,000600,000 open after it/, /Sent back.*180,000420,000 open after it/]);
  await expect(page.getByRole('button', { name: 'Void this payment' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pay 420,000' }).click();
  const sums = [['Total, UGX', '900,000'], ['Sent back', '−180,000'], ['Paid', '300,000'], ['Still to pay', '420,000']] as const; // prettier-ignore
  for (const [name, amount] of sums) await expect(fact(page, name)).toHaveText(amount);

  const shop = new Shop(page);
  await visit(page, '/shop?show=purchases');
  await expect(page.getByLabel('Totals of this list')).toHaveText('Bought, UGX900,000Sent back−180,000Paid300,000Still to pay420,000'); // prettier-ignore
  await expect(shop.purchase('We owe 420,000')).toContainText('900,000');
  await expect(shop.purchase('Sent back')).toContainText('180,000');
  const suppliers = new Suppliers(page);
  await visit(page, '/suppliers');
  await expect(suppliers.row('Mbeya Feeds')).toContainText('420,000');
  await suppliers.row('Mbeya Feeds').click();
  await expect(page.getByRole('list', { name: 'Still open' })).toContainText('420,000');
  await page.getByRole('link', { name: 'Statement' }).click();
  const lines = page.getByRole('table').getByRole('row');
  await expect(lines).toContainText(['Owed', '900,000300,000600,000', '−180,000420,000', 'Owed now720,000300,000420,000']); // prettier-ignore
  await visit(page, '/view_creditors');
  await expect(page.getByRole('list', { name: 'Whom I owe' }).getByRole('listitem').last()).toHaveText(/Mbeya Feeds.*1 open.*420,000/); // prettier-ignore
  const home = new Dashboard(page);
  await home.openAll('creditors');
  await expect(home.line('Mbeya Feeds').getByRole('cell').last()).toHaveText('420,000');
  expect(office.faults).toEqual([]);
});
