import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { Expenses } from '../e2e/pages/expenses.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { Suppliers } from '../e2e/pages/suppliers.ts';
import { changeMember } from '../e2e/support/change-member.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

const [, SELLER] = DEMO_PEOPLE;

test('[SYN-25] a purchase, its supplier and an expense that the server refused are corrected and reach the other phone', async ({
  begun,
  phone,
  server,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const accept = server.refuseCommits();
  const shop = new Shop(page);
  await visit(page, '/shop/add');
  await shop.newItem({ name: 'Egg trays', price: '600' });
  await shop.much('1200', '400');
  await shop.pay('Later');
  await shop.supplier('Mbeya Feds');
  await shop.savePurchase();
  const expenses = new Expenses(page);
  await expenses.open();
  await expenses.begin('Transport', 15_000);
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expect(stall.book.badge).toHaveAccessibleName(/need/);
  await visit(page, '/settings/8');
  const refused = page.getByRole('list', { name: /Needs attention/ }).getByRole('listitem');
  await expect(refused).toHaveCount(4);
  accept();

  const correct = (kind: string) => refused.filter({ hasText: kind }).getByRole('link', { name: 'Correct' }).click();
  await correct('Supplier');
  const suppliers = new Suppliers(page);
  await expect(page.getByLabel('Name')).toHaveValue('Mbeya Feds');
  await suppliers.write({ Name: 'Mbeya Feeds' });
  await suppliers.save();
  await suppliers.expectSaved();
  await visit(page, '/settings/8');
  await refused.filter({ hasText: 'Item of the shop' }).getByRole('button', { name: 'Send again' }).click();
  await expect(refused).toHaveCount(2);
  // Content above the list still moves it until then.
  await expect(page.getByText('Nothing waits to be sent')).toBeVisible();

  await correct('Purchase');
  await expect(page.getByRole('heading', { name: 'Edit purchase' })).toBeVisible();
  await page.getByRole('list', { name: 'Lines of the purchase' }).getByRole('button', { name: 'Egg trays' }).first().click(); // prettier-ignore
  await shop.much('1000', '400');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('**/purchases/view/*');
  await visit(page, '/settings/8');
  await correct('Expense');
  await expect(page.getByRole('heading', { name: 'Edit expense' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('18000');
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  const office = await phone('office');
  await office.book.signIn();
  const theirs = new Expenses(office.book.page);
  await theirs.open();
  await expect(theirs.row('Transport')).toContainText('18,000');
  await visit(office.book.page, '/shop?show=purchases');
  await expect(new Shop(office.book.page).purchase('Egg trays')).toContainText('We owe 400,000');
  await expect(new Shop(office.book.page).purchase('Mbeya Feeds')).toBeVisible();
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[SYN-25] whoever may only add corrects their own refused purchase and expense, and no other', async ({
  withDemo,
  phone,
  server,
}) => {
  await withDemo();
  const operator = server.admin;
  const id = await changeMember(operator, SELLER.first_name, { roles: { add_purchases: true } });
  const [sent] = operator.list('businesses/NakatoPoult1/expenses');

  const stall = await phone('stall');
  const { page } = stall.book;
  await visit(page, '/login');
  await stall.book.fillAccount({ email: SELLER.email, password: SELLER.password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/settings/0');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const accept = server.refuseCommits();
  const expenses = new Expenses(page);
  await expenses.open();
  await expenses.begin('Transport', 15_000);
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await visit(page, '/shop/add');
  const shop = new Shop(page);
  await shop.knownItem('Brooder bulb');
  await shop.much('2', '90000');
  await shop.savePurchase();
  const refused = page.getByRole('list', { name: /Needs attention/ }).getByRole('listitem');
  await visit(page, '/settings/8');
  await expect(refused.filter({ hasText: 'Purchase' })).toHaveCount(1);
  accept();

  await visit(page, `/expenses/add?correct=${sent!.id}`);
  await expect(page.getByText('This expense is not on this phone, or it was voided.')).toBeVisible();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  // Monthly expenses may have been generated, and refused, in addition.
  await expect(async () => {
    await visit(page, '/settings/8');
    const corrections = refused.filter({ hasText: 'Expense' }).getByRole('link', { name: 'Correct' });
    await expect(corrections.first()).toBeVisible();
    for (const link of await corrections.evaluateAll((links) => links.map((one) => one.getAttribute('href')!))) {
      // Each form is opened from the list and shows its own record.
      await visit(page, '/settings/8');
      await expect(corrections.first()).toBeVisible();
      await visit(page, link);
      await expect(amount).toHaveValue(/\d/);
      if ((await amount.inputValue()) === '15,000') return;
    }
    throw new Error('the own expense is not among those that need attention');
  }).toPass();
  await amount.fill('16000');
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await visit(page, '/settings/8');
  await refused.filter({ hasText: 'Purchase' }).getByRole('link', { name: 'Correct' }).click();
  await page.getByRole('list', { name: 'Lines of the purchase' }).getByRole('button', { name: 'Brooder bulb' }).first().click(); // prettier-ignore
  await shop.much('3', '90000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('**/purchases/view/*');
  await visit(page, '/settings/8');
  await expect(page.getByRole('heading', { name: 'Phones & sync' })).toBeVisible();
  await expect(refused.filter({ hasText: 'Purchase' })).toHaveCount(0);
  const bought = () => {
    const all = operator.list('businesses/NakatoPoult1/purchases');
    return all.filter(({ data: made }) => made['created_by'] === id);
  };
  await expect.poll(bought).toMatchObject([{ data: { lines: [{ qty: 3 }] } }]);
  const spent = () => operator.list('businesses/NakatoPoult1/expenses').map(({ data: made }) => made);
  await expect.poll(spent).toContainEqual(expect.objectContaining({ created_by: id, amount: 16_000 }));
});
