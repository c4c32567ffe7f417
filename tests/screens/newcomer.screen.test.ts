import { Dashboard } from '../e2e/pages/dashboard.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

test('[BIZ-8, RPT-1] a newcomer’s first day: register, set up a farm, record a day, sell, get paid, read the dashboard', async ({
  phone,
}) => {
  // The path from the public page to this point is tested with the site.
  const own = await phone('own', { path: '/register' });
  const { book } = own;
  const { page } = book;
  await book.fillAccount({ first_name: 'Grace', email: 'grace@farm.test', password: 'laying-hens' });
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/welcome');
  await book.setUp({ name: 'Nakato Poultry', kind: 'Farm', currency: 'UGX' });

  await visit(page, '/farm/view/0');
  await page.getByRole('link', { name: 'Add your first flock' }).click();
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 500, cost: 25_000 });
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await farm.pick('Eggs');
  await farm.press('12');
  await farm.next();
  await farm.press('5');
  await farm.save('eggs');
  await farm.saved();
  await farm.pick('Dead birds');
  await farm.press('2');
  await farm.save('dead birds');
  await farm.saved();
  await expect(farm.today()).toHaveCount(2);

  await visit(page, '/sales/view/0');
  await book.addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await book.addSale.sell({ trays: 2, price: 12_000 });
  await book.sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount received' });
  await expect(amount).toHaveValue('60,000');
  await amount.fill('45000');
  await page.getByRole('button', { name: 'Save, 15,000 left to pay' }).click();
  await page.waitForURL('**/sales/view/0');

  const home = new Dashboard(page);
  await home.open();
  await expect(home.card('Money today')).toContainText('69,000');
  await expect(home.card('They owe me')).toContainText('15,000');
  await expect(page.getByRole('main')).toContainText('365');
  await home.openAll('profit');
  await expect(home.line('Sales')).toContainText('84,000');
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  expect(own.faults).toEqual([]);
});
