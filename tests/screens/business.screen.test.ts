import { serverTimestamp } from '../../backend/admin.ts';
import { expectToStay } from '../e2e/support/fake-clock.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[BIZ-2, BIZ-3, BIZ-6, BIZ-7] a business of which nobody said what it does asks for its type, with two pairs of which one holds', async ({
  begun,
  server,
}) => {
  const office = await begun('office', { kind: 'Shop' });
  const { page } = office.book;
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const operator = server.admin;
  const [settings] = operator.list('settings');
  const path = `settings/${settings!.id}`;
  const unset = { ...settings!.data, purchases: false, rev: 2, updated_at: serverTimestamp };
  await operator.commit([{ set: path, data: unset as never }]);

  const dialog = page.getByRole('dialog', { name: 'Verify your business type' });
  await expect(dialog).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'Please pick one option.' });
  await expectToStay(page, popup, 3_000, () => dialog.getByRole('button', { name: 'Save' }).click());
  expect(operator.list('settings')[0]!.data).toMatchObject({ rev: 2, farm_activities: false });

  const isChosen = (name: string) => dialog.getByRole('radio', { name });
  await isChosen('Shop').check({ force: true });
  await isChosen('Farm').check({ force: true });
  await expect(isChosen('Shop')).not.toBeChecked();
  await isChosen('Yes').check({ force: true });
  await expect(isChosen('No')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await expect
    .poll(() => operator.list('settings')[0]!.data)
    .toMatchObject({
      purchases: false,
      farm_activities: true,
      production: true,
      categories: { raw_materials: [{ category: 'feeds' }, { category: 'medications' }, { category: 'vaccines' }] },
    });
});

test('[BIZ-9, BIZ-12, SET-4, SET-5] the owner changes profile, type, units and categories, without a signal too', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await office.cutSignal();
  await visit(page, '/settings/1');
  await page.getByLabel('Business name').fill('Nakato Eggs');
  await page.getByLabel('Address').fill('Mukono, Plot 4');
  const popup = page.getByRole('dialog', { name: 'Business updated' });
  await expectToStay(page, popup, 3_000, () => page.getByRole('button', { name: 'Save', exact: true }).click());
  await page.getByRole('switch', { name: /^Shop/ }).click();
  await expect(page.getByRole('switch', { name: /^Shop/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Farm/ })).toBeChecked();
  await expect(popup).toBeVisible();
  await expect(popup).toBeHidden();

  await visit(page, '/settings/2');
  await page.getByRole('radio', { name: 'Dozens' }).click({ force: true });
  await page.getByLabel('Eggs in a tray').fill('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a number from 4 to 100.')).toBeVisible();
  await page.getByLabel('Eggs in a tray').fill('24');
  await page.getByLabel('Kilograms in a bag of feed').fill('50');
  await page.getByRole('radio', { name: /^Nov 24,/ }).click({ force: true });
  await page.getByRole('radio', { name: 'Sunday' }).click({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dozens' })).toBeChecked();
  await visit(page, '/settings/3');
  await page.getByLabel('New category').fill('Litter');
  await page.getByRole('button', { name: 'Add' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Litter' })).toBeVisible();
  await page.getByLabel('New category').fill('litter');
  await page.getByRole('button', { name: 'Add' }).first().click();
  await expect(page.getByText('This one is there already.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove vaccines' }).click();
  const categories = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  await expect(categories).toHaveText(['feeds', 'medications', 'Litter']);

  await office.restoreSignal();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const other = await phone('other');
  await other.book.signIn();
  await visit(other.book.page, '/settings/1');
  await expect(other.book.page.getByLabel('Business name')).toHaveValue('Nakato Eggs');
  await expect(other.book.page.getByLabel('Address')).toHaveValue('Mukono, Plot 4');
  await expect(other.book.page.getByRole('switch', { name: /^Shop/ })).toBeChecked();
  await visit(other.book.page, '/settings/2');
  await expect(other.book.page.getByRole('radio', { name: 'Dozens' })).toBeChecked();
  await expect(other.book.page.getByLabel('Eggs in a tray')).toHaveValue('24');
  await expect(other.book.page.getByLabel('Kilograms in a bag of feed')).toHaveValue('50');
  await expect(other.book.page.getByRole('radio', { name: /^Nov 24,/ })).toBeChecked();
  await expect(other.book.page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
});

test('[RTE-49, RTE-50, BIZ-11, BIZ-13] a second business, changing between the two, and what waits of the other one is sent', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  await visit(page, '/businesses/add');
  await page.waitForURL('**/welcome?add');
  await office.book.setUp({ name: 'Nakato Shop', kind: 'Shop' });
  await expect(page.getByRole('banner').getByText('Nakato Shop')).toBeVisible();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);

  await office.cutSignal();
  await office.book.addSale.sell({ trays: 2, price: 10_000 });
  await visit(page, '/businesses');
  const list = page.getByRole('list', { name: 'Businesses' });
  await expect(list.getByRole('button')).toHaveCount(2);
  await list.getByRole('button', { name: /Nakato Poultry/ }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(page.getByRole('banner').getByText('Nakato Poultry')).toBeVisible();
  await expect(page.getByText('No sales yet', { exact: false })).toBeVisible();
  await expect(office.book.sales.rows).toHaveCount(0);
  await office.book.addSale.sell({ trays: 3, price: 10_000 });
  await expect(office.book.badge).toHaveAccessibleName(/2/);
  await visit(page, '/businesses');
  await expect(page.getByRole('region', { name: 'All my businesses together' })).toContainText('50,000');
  await office.restoreSignal();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);

  // Another phone of the same user lists both by name.
  const other = await phone('other');
  await other.book.signIn();
  await visit(other.book.page, '/businesses');
  await other.book.page.getByRole('button', { name: /Nakato Poultry/ }).click();
  await expect(other.book.sales.row('3 trays')).toHaveCount(1);
  await visit(other.book.page, '/businesses');
  await other.book.page.getByRole('button', { name: /Nakato Shop/ }).click();
  await expect(other.book.sales.row('2 trays')).toHaveCount(1);
});
