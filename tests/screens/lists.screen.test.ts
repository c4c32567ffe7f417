import type { Page } from '@playwright/test';
import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
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
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // what stands above still moves it
  await openLists(page);
  await expect(card(page, 'Grades of eggs')).toHaveCount(0);
  await card(page, 'Why goods are lost').getByRole('switch', { name: 'Broken' }).click();
  await addReason(page, 'Why goods are lost', 'Rain came in');
  await shop.open();
  await shop.row('Egg trays').click();
  await page.getByRole('link', { name: 'Losses' }).click();
  const form = page.getByRole('form', { name: 'Write down a loss' });
  await expect(form.getByRole('radio', { name: 'Broken' })).toHaveCount(0);
  await form.getByRole('radio', { name: 'Rain came in' }).check({ force: true });
  await form.getByLabel('How many').fill('4');
  await form.getByRole('button', { name: 'Save the loss' }).click();
  await expect(page.getByRole('list', { name: 'Losses', exact: true })).toContainText('Rain came in');
  expect(stall.faults).toEqual([]);
});
