import type { Book } from '../e2e/pages/book.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';
import { sellsAndMakes } from '../e2e/support/sells-and-makes.ts';
import { visit } from '../e2e/support/visit.ts';

/** A farm with a shop that makes products for sale. */
async function makesProducts({ page, badge }: Book): Promise<void> {
  await expect(badge).toHaveAccessibleName(/All sent/);
  await sellsAndMakes(page);
}

test('[RTE-36, RTE-37, PRC-1, PRC-3, PRC-4] feed is mixed without a signal: 98 kg of 100 kg at 2,091.84; the same again, and a wrong run taken out', async ({
  begun,
  phone,
}) => {
  const mill = await begun('mill');
  const { book, faults } = mill;
  const { page } = book;
  await makesProducts(book);
  await mill.cutSignal();
  await visit(page, '/farm/add/raw_materials?category=feeds&stock=here');
  await new Shop(page).material('Maize', '70', '1200');
  await new Shop(page).material('Soya', '25', '3000');
  await new Shop(page).material('Premix', '5', '8000');
  await new Shop(page).material('Own mix', '1', '0');

  await visit(page, '/processed/view/1');
  await page.getByRole('link', { name: 'Write down what you made' }).click();
  await page.getByRole('button', { name: 'Save what was made' }).click();
  await expect(page.getByText('Choose what goes in.')).toBeVisible();
  for (const [at, name, kilograms] of [
    [0, 'Maize', '70'],
    [1, 'Soya', '25'],
    [2, 'Premix', '6'],
  ] as const) {
    if (at > 0) await page.getByRole('button', { name: 'Something else goes in' }).click();
    const goesIn = page.getByRole('region', { name: 'What goes in' });
    await goesIn.getByLabel('Goes in').nth(at).selectOption({ label: name });
    await goesIn.getByLabel(/^How many/).nth(at).fill(kilograms); // prettier-ignore
  }
  await expect(page.getByText('By the book only 5 kg are there.', { exact: false })).toBeVisible();
  await page.getByRole('region', { name: 'What goes in' }).getByLabel(/^How many/).nth(2).fill('5'); // prettier-ignore
  const out = page.getByRole('region', { name: 'What came out' });
  await out.getByLabel('Came out').selectOption({ label: 'Own mix' });
  await out.getByLabel(/^How many/).fill('98');
  await expect(page.getByText('98.0 % of what went in came out.')).toBeVisible();
  await page.getByLabel('Paid for the work, UGX').fill('6000');
  await page.getByRole('button', { name: 'Save what was made' }).click();
  const runs = page.getByRole('list', { name: 'Runs' }).getByRole('button');
  await expect(runs).toHaveCount(1);
  await expect(runs).toContainText('98 kg');
  await expect(runs).toContainText('2,092 a kg');
  await runs.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('cost 205,000');
  await expect(sheet).toContainText('98.0 %');

  // The same run again: the shortage is shown, and the run is voided.
  await sheet.getByRole('link', { name: 'Make the same again' }).click();
  await expect(page.getByText('By the book only', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save what was made' }).click();
  await expect(runs).toHaveCount(2);
  await runs.first().click();
  await sheet.getByRole('button', { name: 'Void', exact: true }).click();
  await sheet.getByLabel('Why?').fill('Only planned');
  await sheet.getByRole('button', { name: 'Void it' }).click();
  await expect(runs.first()).toContainText('Voided');
  await visit(page, '/farm/view/3');
  const mix = page.getByRole('list', { name: 'Materials' }).getByRole('link').filter({ hasText: 'Own mix' });
  await expect(mix).toContainText('99 kg');

  await mill.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const office = await phone('office');
  await office.book.signIn();
  await visit(office.book.page, '/processed/view/7');
  await expect(office.book.page.getByRole('navigation', { name: 'What of it' }).locator('[aria-current]')).toHaveText('In stock'); // prettier-ignore
  await visit(office.book.page, '/processed/view/1');
  const there = office.book.page.getByRole('list', { name: 'Runs' }).getByRole('button');
  await expect(there).toHaveCount(2);
  await expect(there.nth(1)).toContainText('2,092 a kg');
  expect(faults).toEqual([]);
});

test('[PRC-3] a recipe fills in a run: birds of a flock are dressed, and a product with its recipe is made for so many', async ({
  begun,
}) => {
  const { book, faults } = await begun('farm');
  const { page } = book;
  const shop = new Shop(page);
  const farm = new Farm(page);
  await makesProducts(book);
  await visit(page, '/farm/add/farm_activities?new=flock');
  await farm.addFlock({ name: 'House 1', count: 100, cost: 8_000 });
  await visit(page, '/shop/add?stock=here');
  await shop.opening({ name: 'Egg box' }, '500', '200');
  await shop.opening({ name: 'Whole chicken', price: '30000' }, '1', '0');

  await visit(page, '/processed/view/2');
  await page.getByRole('link', { name: 'New product' }).first().click();
  await page.getByLabel('Name of the item').fill('Gift box');
  await page.getByLabel(/^Selling price/).fill('12000');
  await page.getByRole('button', { name: 'Save the recipe' }).click();
  await expect(page.getByText('Say what goes into it, and how much.').first()).toBeVisible();
  await page.getByLabel('Goes in').selectOption({ label: 'Egg box' });
  await page.getByRole('region', { name: 'Recipe' }).getByLabel(/^How many/).fill('2'); // prettier-ignore
  await page.getByRole('button', { name: 'Save the recipe' }).click();
  await expect(page.getByRole('list', { name: 'Recipes' })).toContainText('1 piece of 2 pieces Egg box');

  await visit(page, '/processed/add/products');
  await page.getByLabel('From a recipe').last().selectOption({ label: 'Gift box' });
  await page.getByLabel(/^To make/).fill('10');
  const goesIn = page.getByRole('region', { name: 'What goes in' });
  await expect(goesIn.getByLabel(/^How many/)).toHaveValue('20');
  await page.getByRole('region', { name: 'What came out' }).getByLabel(/^How many/).fill('9'); // prettier-ignore
  await page.getByRole('button', { name: 'Save what was made' }).click();
  const runs = page.getByRole('list', { name: 'Runs' }).getByRole('button');
  await expect(runs).toContainText('444 each');
  await expect(runs).toContainText('Packing and sorting');
  await visit(page, '/processed/view/0');
  await expect(shop.row('Gift box')).toContainText('9 pieces');

  await shop.dress('House 1', '12');
  await expect(runs).toHaveCount(2);
  await visit(page, '/farm/view/0');
  await expect(farm.card('House 1')).toContainText('88');
  expect(faults).toEqual([]);
});

test.for(walkedIn('fr wide'))('[PRC-6, PRC-7, PRC-8] own mash has a recipe and is milled; birds are weighed alive and dressed into what was never made before, offline ($way)', async (way, { begun }) => {
  const office = await begun('farm', way);
  const { book, faults } = office;
  const { page } = book;
  const farm = new Farm(page);
  await makesProducts(book);
  await visit(page, '/farm/add/farm_activities?new=flock');
  await farm.addFlock({ name: 'House 1', count: 100, cost: 8_000 });
  await office.cutSignal();
  await visit(page, '/farm/add/raw_materials?category=feeds&stock=here');
  await new Shop(page).material('Maize', '700', '1200');
  await new Shop(page).material('Soya', '300', '3000');

  await visit(page, '/processed/view/2');
  await page.getByRole('link', { name: 'New product' }).first().click();
  await page.getByRole('radiogroup', { name: 'What is it for?' }).getByText('Feed for my birds').click();
  await page.getByLabel('Name of the material').fill('Own mash');
  await page.getByLabel('It comes in a').fill('');
  await page.getByLabel(/holds, kg/i).fill('');
  const recipe = page.getByRole('region', { name: 'Recipe' });
  await recipe.getByLabel('Goes in').selectOption({ label: 'Maize' });
  await recipe.getByLabel(/^How many/).fill('70');
  await recipe.getByRole('button', { name: 'Something else goes in' }).click();
  await recipe.getByLabel('Goes in').nth(1).selectOption({ label: 'Soya' });
  await recipe
    .getByLabel(/^How many/)
    .nth(1)
    .fill('30');
  await recipe.getByLabel(/^Makes/).fill('100');
  await page.getByRole('button', { name: 'Save the recipe' }).click();
  await expect(page.getByRole('list', { name: 'Recipes' })).toContainText('100 kg of 70 kg Maize, 30 kg Soya');

  await visit(page, '/processed/add/products');
  await page.getByLabel('From a recipe').last().selectOption({ label: 'Own mash' });
  await page.getByLabel(/^To make/).fill('200');
  const goesIn = page.getByRole('region', { name: 'What goes in' });
  const out = page.getByRole('region', { name: 'What came out' });
  await expect(goesIn.getByLabel(/^How many/).first()).toHaveValue('140');
  await out.getByLabel(/^How many/).fill('196');
  await expect(page.getByText('98.0 % of what went in came out.')).toBeVisible();
  await page.getByRole('button', { name: 'Save what was made' }).click();
  const runs = page.getByRole('list', { name: 'Runs' }).getByRole('button');
  await expect(runs).toContainText('196 kg');

  await visit(page, '/processed/add/products');
  await page.getByRole('radiogroup', { name: 'What work was it?' }).getByText('Dressing birds').click();
  await goesIn.getByLabel('Goes in').selectOption({ label: 'House 1' });
  await goesIn.getByLabel(/^How many/).fill('20');
  await goesIn.getByLabel('Live weight of all, kg').fill('44');
  await out.getByRole('button', { name: 'It is new in the book' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add it' }).click();
  await expect(sheet.getByText('Type the name of the item.', { exact: false })).toBeVisible();
  await sheet.getByLabel('Name').fill('Whole chicken');
  await sheet.getByRole('button', { name: 'Add it' }).click();
  await expect(out.getByLabel('Came out').locator('option:checked')).toHaveText('Whole chicken');
  await out.getByLabel(/^How many/).fill('33');
  await expect(page.getByText('75.0 % of the live weight came out.')).toBeVisible();
  await page.getByRole('button', { name: 'Save what was made' }).click();
  await expect(runs).toHaveCount(2);
  await runs.first().click();
  await expect(sheet).toContainText('Of the live weight75.0 %');
  expect(faults).toEqual([]);
}); // prettier-ignore
