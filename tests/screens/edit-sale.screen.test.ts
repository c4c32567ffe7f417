import { DEMO_PEOPLE } from '../../scripts/seed-demo.ts';
import { changeMember } from '../e2e/support/change-member.ts';
import { textOf } from '../e2e/support/taken.ts';
import { visit } from '../e2e/support/visit.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const [OWNER, SELLER] = DEMO_PEOPLE;

/** Grace's farm on two phones, with one sale of two trays paid in cash. */
async function oneSaleOnTwoPhones(phone: (name: string) => Promise<Phone>) {
  const stall = await phone('stall');
  await stall.book.begin();
  await stall.book.addSale.sell({ trays: 2, price: 12_000 });
  const office = await phone('office');
  await office.book.signIn();
  await expect(office.book.sales.row('2 trays')).toHaveCount(1);
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  return { stall, office };
}

test('[SYN-25] refused by the server: the reason is told, it goes to a file, is corrected and reaches the other phone', async ({
  withDemo,
  phone,
  server,
}) => {
  await withDemo();
  const office = await phone('office');
  await office.book.signIn(OWNER);
  const stall = await phone('stall');
  await stall.book.signIn(SELLER);
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const accept = server.refuseCommits();
  await stall.book.addSale.sell({ trays: 41, price: 12_000, customer: 'Zawadi', pay: 'Pay later' });
  await expect(stall.book.badge).toHaveAccessibleName(/2 need/);
  accept();

  const { page } = stall.book;
  await visit(page, '/settings/8');
  const refused = page.getByRole('list', { name: /Needs attention/ });
  const sale = refused.getByRole('listitem').filter({ hasText: 'Sale' });
  await expect(sale).toContainText(/Not accepted: no permission since .*Ask .*, the owner/);
  const download = page.waitForEvent('download');
  await sale.getByRole('button', { name: 'Save to a file' }).click();
  const file = JSON.parse(await textOf(await download)) as { records: unknown[] };
  expect(file.records).toMatchObject([{ collection: 'sales', record: { customer_name: 'Zawadi' } }]);

  await refused.getByRole('listitem').filter({ hasText: 'Customer' }).getByRole('button', { name: 'Correct' }).click();
  const sheet = page.getByRole('dialog', { name: 'Correct the customer' });
  await expect(sheet.getByLabel('Name')).toHaveValue('Zawadi');
  await sheet.getByLabel('Name').fill('Zawadi Achieng');
  await sheet.getByRole('button', { name: 'Save and send' }).click();
  await expect(refused.getByRole('listitem')).toHaveCount(1);

  await sale.getByRole('link', { name: 'Correct' }).click();
  await stall.book.addSale.opened('Edit sale');
  await stall.book.addSale.press('14');
  await stall.book.addSale.customer('Zawadi Achieng');
  await stall.book.addSale.pay('Pay later');
  await page.waitForURL('**/sales/view/0');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await expect(office.book.sales.row('Zawadi Achieng')).toContainText('14 trays');
  await expect(office.book.sales.row('41 trays')).toHaveCount(0);
  await visit(office.book.page, '/sales/add');
  await office.book.addSale.customer('Zawadi Achieng');
});

test('[SYN-25, RTE-21] whoever may only add corrects their own refused sale, and no other', async ({
  withDemo,
  phone,
  server,
}) => {
  await withDemo();
  const operator = server.admin;
  await changeMember(operator, SELLER.first_name, { roles: { add_sales: true } });
  const [sent] = operator.list('businesses/NakatoPoult1/sales');

  const stall = await phone('stall');
  const { page } = stall.book;
  await visit(page, '/login');
  await stall.book.fillAccount({ email: SELLER.email, password: SELLER.password });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/settings/0');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const accept = server.refuseCommits();
  await visit(page, '/sales/add');
  await stall.book.addSale.pick('Eggs, good');
  // The book is still arriving on this phone, and with it the last price of a tray.
  await expect(stall.book.addSale.field('Price')).not.toHaveValue('');
  await stall.book.addSale.press('41');
  await stall.book.addSale.pay('Paid all');
  await expect(stall.book.badge).toHaveAccessibleName(/1 needs/);
  accept();

  await visit(page, `/sales/edit/${sent!.id}`);
  await page.waitForURL('**/settings/0');
  await visit(page, `/sales/add?correct=${sent!.id}`);
  await expect(page.getByText('You may not change this sale. Ask the owner.')).toBeVisible();
  await visit(page, '/settings/8');
  await page.getByRole('link', { name: 'Correct' }).click();
  await stall.book.addSale.opened('Edit sale');
  await stall.book.addSale.press('43');
  await stall.book.addSale.pay('Paid all');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  const office = await phone('office');
  await office.book.signIn(OWNER);
  await expect(office.book.sales.row('43 trays')).toHaveCount(1);
});

test('[RTE-21, SAL-39] a sent sale is edited: the changes survive a reload, the payment stays, the other phone sees what and why', async ({
  phone,
}) => {
  const { stall, office } = await oneSaleOnTwoPhones(phone);
  const { page, sales, addSale } = stall.book;
  await sales.edit('2 trays');
  await addSale.press('1');
  await expect(page.getByText('Paid 24,000: 12,000 too much')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paid 24,000: 12,000 too much')).toBeVisible();
  await page.getByRole('button', { name: 'Say why it is changed' }).click();
  const why = page.getByRole('dialog', { name: 'Why it is changed' });
  await why.getByRole('textbox').fill('One tray was broken');
  await why.getByRole('button', { name: 'Done' }).click();
  await addSale.saveChanges();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await expect(sales.row('1 tray')).toContainText('12,000 too much paid');

  const row = office.book.sales.row('1 tray');
  await expect(row).toContainText('12,000 too much paid');
  await row.click();
  const history = office.book.page.getByRole('list', { name: 'What was changed' });
  await expect(history).toContainText(/Changed today .* by Grace/);
  await expect(history).toContainText('Items: One tray was broken');
  const items = history.getByRole('row', { name: /Items/ });
  await expect(items.getByRole('cell').first()).toContainText('2 trays × 12,000');
  await expect(items.getByRole('cell').last()).toContainText('1 tray × 12,000');
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[MSG-5, SAL-5, SAL-39] a higher total asks who will pay the rest', async ({ phone }) => {
  const { stall } = await oneSaleOnTwoPhones(phone);
  const { page, sales, addSale } = stall.book;
  await sales.edit('2 trays');
  await addSale.press('3');
  await expect(page.getByText('Paid 24,000: 12,000 left to pay')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Choose who will pay later.')).toBeVisible();
  await addSale.customer('Amina');
  await addSale.saveChanges();
  await expect(sales.row('Amina')).toContainText('Owes 12,000');
});

test('[SYN-26, MSG-19] the same sale edited on two phones at once: both versions side by side, one press chooses', async ({
  phone,
}) => {
  const { stall, office } = await oneSaleOnTwoPhones(phone);
  await stall.cutSignal();
  for (const [book, trays] of [
    [stall.book, '1'],
    [office.book, '14'],
  ] as const) {
    await book.sales.edit('2 trays');
    await book.addSale.press(trays);
    if (trays === '14') await book.addSale.customer('Amina');
    await book.addSale.saveChanges();
  }
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await stall.restoreSignal();
  const { page } = stall.book;
  await visit(page, '/settings/8');
  const refused = page.getByRole('list', { name: /Needs attention, 1/ });
  await expect(refused).toContainText('Which one is right?');
  const items = refused.getByRole('row', { name: /Items/ });
  await expect(items).toContainText('1 tray × 12,000');
  await expect(items).toContainText('14 trays × 12,000');
  await refused.getByRole('button', { name: 'Keep mine' }).click();
  await expect(refused).toHaveCount(0);
  await expect(office.book.sales.row('Amina')).toContainText('1 tray');
  await office.book.sales.row('Amina').click();
  const history = office.book.page.getByRole('list', { name: 'What was changed' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
});

test('[RTE-21] a sale that is not here, and the way back', async ({ phone }) => {
  const { stall } = await oneSaleOnTwoPhones(phone);
  const { page } = stall.book;
  await visit(page, '/sales/edit/NotASale0001');
  await expect(page.getByText('This sale is not on this phone', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the sales' }).click();
  await expect(stall.book.sales.row('2 trays')).toBeVisible();
});
