import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

const FLOCK = { name: 'House 1', count: 500, cost: 25_000 } as const;

test('[RTE-27, RTE-32, RTE-33, RAW-1, RAW-3, RAW-6, PUR-7] feed is bought without a signal, given, counted, paid and corrected, and the other phone agrees', async ({
  begun,
  phone,
}) => {
  const store = await begun('store');
  const { book, faults } = store;
  const { page } = book;
  const shop = new Shop(page);
  const farm = new Farm(page);
  await visit(page, '/farm/add/farm_activities?new=flock');
  await farm.addFlock(FLOCK);
  await store.cutSignal();

  await visit(page, '/farm/view/3');
  await page.getByRole('link', { name: 'Write down what came' }).click();
  await page.getByLabel('What is it?').fill('Layers mash');
  await page.getByRole('button', { name: /^New material/ }).click();
  await shop.much('10', '96000');
  await page.getByRole('button', { name: 'Save the purchase' }).click();
  // The cause is the bag of unknown weight, not the number of bags.
  await expect(page.getByText('Type how much one holds.').first()).toBeVisible();
  await expect(page.getByLabel('One holds, kg')).toBeFocused();
  await expect(page.getByText('Enter a number above 0.')).toHaveCount(0);
  await page.getByLabel('One holds, kg').fill('70');
  await shop.pay('Later');
  await shop.supplier('Ugachick');
  await page.getByRole('button', { name: 'Save the purchase' }).click();
  const row = page.getByRole('list', { name: 'Materials' }).getByRole('link').filter({ hasText: 'Layers mash' });
  await expect(row).toContainText('10 bags');
  await expect(row).toContainText('960,000');

  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Feed');
  await page.getByRole('radiogroup', { name: 'What was given' }).getByText('Layers mash').click();
  await farm.press('70');
  await farm.save('feed');
  await farm.saved();
  await visit(page, '/farm/view/3');
  await expect(row).toContainText('9 bags');
  await expect(row).toContainText('9 days left');
  // On a small phone the row of tabs scrolls to the current one.
  await expect(page.getByRole('navigation', { name: 'What of the farm' }).getByRole('link', { name: 'Feed' })).toBeInViewport({ ratio: 1 }); // prettier-ignore
  await row.click();
  const figures = page.getByRole('region', { name: 'Figures of the item' });
  await expect(figures).toContainText('9 bags');
  await expect(figures).toContainText('864,000');
  await expect(figures).toContainText('Lasts, as it is given now9 days');
  await expect(page.getByRole('table')).toContainText('96,000 a bag');

  // Counted: a bag is missing.
  await page.getByRole('button', { name: 'Count or use' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/^How many/).fill('8');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(figures).toContainText('8 bags');
  await expect(figures).toContainText('768,000');

  // On the day of the purchase 200,000 is paid, and its price was wrong.
  const history = page.getByRole('list', { name: 'History of the item' });
  await history.getByRole('button').filter({ hasText: 'Bought' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('list', { name: 'Lines of the purchase' }).getByRole('button').first().click();
  await page.getByLabel(/^Cost of one/).fill('90000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: /^What was bought/ })).toBeVisible(); // the form, which also has Back, is closed
  await expect(page.getByText('900,000').first()).toBeVisible();
  await page.getByRole('link', { name: 'Pay the supplier' }).click();
  await page.getByRole('textbox', { name: 'Amount paid' }).fill('200000');
  await page.getByRole('button', { name: 'Save, 700,000 left to pay' }).click();
  await page.waitForURL('**/view_creditors');
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('We owe 700,000')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(figures).toContainText('720,000');

  await page.getByRole('link', { name: 'Edit material' }).click();
  await page.getByLabel('Name of the material').fill('Layers mash, Ugachick');
  await page.getByLabel('Days of it I want to have').fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Layers mash, Ugachick' })).toBeVisible();

  await store.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const office = await phone('office');
  await office.book.signIn();
  await visit(office.book.page, '/farm/view/3');
  const there = office.book.page.getByRole('list', { name: 'Materials' }).getByRole('link');
  await expect(there).toContainText('Layers mash, Ugachick');
  await expect(there).toContainText('8 bags');
  await expect(there).toContainText('720,000');
  // Eight days are left where the limit is ten.
  await expect(there).toContainText('8 days left, buy now');
  expect(faults).toEqual([]);
});

test('[RAW-2, VET-7] of a medicine the days of its label are asked for and proposed with their source, and never taken as none', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall');
  const { page } = book;
  await page.goto('/farm/add/raw_materials?category=medications&stock=here');
  await page.getByLabel('What is it?').fill('Oxytetracycline');
  await page.getByRole('button', { name: /^New material/ }).click();
  await page.getByLabel('One holds, litre').fill('1');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByText('Read the days on the label and type them. If there are none, type 0.').first()).toBeVisible(); // prettier-ignore
  // A proposal with its source, which the user accepts or overwrites.
  await expect(page.getByText('Source: inkoko.rw/medecine, Rwanda.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'The label says the same' }).click();
  await expect(page.getByLabel('No meat for, days')).toHaveValue('7');
  await expect(page.getByRole('switch', { name: 'Never for hens that lay, the label says' })).toBeChecked();
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText('Oxytetracycline');
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await page.getByRole('list', { name: 'Materials' }).getByRole('link').click();
  const figures = page.getByRole('region', { name: 'Figures of the item' });
  await expect(figures).toContainText('No meat after it for7 days');
  await expect(figures).toContainText('never for hens that lay');
  expect(faults).toEqual([]);
});
