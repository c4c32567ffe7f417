import { Shop } from '../e2e/pages/shop.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

const MASH = { name: 'Layers mash', base: 'Weight', unit: 'bag', holds: '70', price: '133000' } as const;
const TRAYS = { name: 'Egg trays', price: '600' } as const;

test('[RTE-22, RTE-23, SHP-2, SHP-10] the first stock without a signal: item after item, in bags and kilograms, and the other phone sees it', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const shop = new Shop(page);
  const office = await phone('office');
  await office.book.signIn();
  await stall.cutSignal();
  await shop.open();
  await page.getByRole('link', { name: 'Write down your stock' }).click();
  await shop.newItem(MASH);
  await shop.much('0', '90000');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByText('Enter a number above 0.').first()).toBeVisible();
  await shop.much('6.5', '90000');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText('6 bags + 35 kg');
  await shop.opening(TRAYS, '300', '400');
  // The same name in other capitalisation is the same item.
  await shop.newItem({ name: 'EGG TRAYS' });
  await shop.much('1', '1');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByText('“Egg trays” is in the book already.', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await expect(shop.row('Layers mash')).toContainText('6 bags + 35 kg');
  await expect(shop.row('Layers mash')).toContainText('585,000');
  await expect(shop.row('Layers mash')).toContainText('133,000 a bag');
  await expect(shop.row('Egg trays')).toContainText('300 pieces');
  await expect(page.getByLabel('Totals of the stock')).toContainText('705,000');
  await expect(shop.row('Egg trays').getByText('On this phone')).toBeAttached();

  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const theirs = new Shop(office.book.page);
  await theirs.open();
  await expect(theirs.row('Layers mash')).toContainText('6 bags + 35 kg');
  await expect(office.book.page.getByLabel('Totals of the stock')).toContainText('705,000');
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[SHP-9, SHP-11, SHP-12, RTE-25] a count finds 5 missing; a sale of the other phone from before it arrives late: 1 is missing, 85 stay', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const shop = new Shop(page);
  await visit(page, '/shop/add?stock=here');
  await shop.opening(TRAYS, '100', '400');
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const market = await phone('market');
  await market.book.signIn();
  await new Shop(market.book.page).open();
  await expect(new Shop(market.book.page).row('Egg trays')).toContainText('100 pieces');
  // At the market, 4 are sold offline.
  await market.cutSignal();
  const sell = async (book: typeof stall.book, pieces: string) => {
    await book.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Sales' }).click();
    await book.addSale.open();
    await book.addSale.pick('Egg trays');
    await book.addSale.press(pieces);
    await book.addSale.pay('Paid all');
    await book.page.waitForURL('**/sales/view/0');
  };
  await sell(market.book, '4');
  await sell(stall.book, '10');

  await shop.open();
  await expect(shop.row('Egg trays')).toContainText('90 pieces');
  await page.getByRole('link', { name: 'Count', exact: true }).click();
  await page.getByLabel('Egg trays, pieces').fill('85');
  await expect(page.getByRole('list', { name: 'Items to count' })).toContainText('5 pieces missing');
  await page.getByRole('button', { name: 'Save 1 item' }).click();
  await page.waitForURL('**/shop');
  await expect(shop.row('Egg trays')).toContainText('85 pieces');
  await shop.row('Egg trays').click();
  await expect(shop.history('Counted')).toContainText('−5 pieces');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  await market.restoreSignal();
  await expect(shop.history('Counted')).toContainText('−1 piece');
  await expect(shop.history('Counted')).toContainText('85 pieces there');
  await expect(shop.history('Came late')).toContainText('−4 pieces');
  await expect(page.getByLabel('Figures of the item')).toContainText('85 pieces');
  expect([...stall.faults, ...market.faults]).toEqual([]);
});

test('[MSG-7, SHP-6, SHP-8] more is lost, used or given away than the book has: it asks first, and saves all the same', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  await visit(page, '/shop/add?stock=here');
  await shop.opening({ name: 'Egg trays', base: 'Pieces', price: '700' }, '10', '400');
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await shop.row('Egg trays').click();
  await page.getByRole('link', { name: 'Losses' }).click();
  const lose = page.getByRole('button', { name: 'Save the loss' });
  await page.getByLabel('How many, pieces').fill('100');
  await lose.click();
  await expect(page.getByText('Only 10 pieces in the book.')).toBeVisible();
  await expect(page.getByText('Nothing lost so far.')).toBeVisible();
  // Another quantity is asked about again, or not at all.
  await page.getByLabel('How many, pieces').fill('4');
  await expect(page.getByText('Only 10 pieces in the book.')).toHaveCount(0);
  await lose.click();
  await expect(page.getByLabel('Losses by reason')).toContainText('4 pieces');
  await page.getByRole('link', { name: 'Back' }).click();
  for (const what of ['Used in the business', 'Used at home', 'Given away']) {
    await page.getByRole('button', { name: 'Used, found' }).click();
    const sheet = page.getByRole('dialog');
    await shop.choose(what);
    await sheet.getByLabel('How many, pieces').fill('7');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Only 6 pieces in the book.')).toBeVisible();
    await shop.choose('Found');
    await expect(sheet.getByText('Only 6 pieces in the book.')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Used, found' }).click();
  await shop.choose('Given away');
  await page.getByLabel('How many, pieces').fill('7');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByLabel('Figures of the item')).toContainText('−1 piece');
  expect(faults).toEqual([]);
});

test('[RTE-24, SHP-8] eggs break: a reason, whose they were, and what they had cost; a wrong record is taken out again', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  await visit(page, '/shop/add?stock=here');
  await shop.opening({ name: 'Eggs, brown', base: 'Eggs', price: '12000' }, '10', '9000');
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await shop.row('Eggs, brown').click();
  await page.getByRole('link', { name: 'Losses' }).click();
  await expect(page.getByText('Nothing lost so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Save the loss' }).click();
  await expect(page.getByText('Enter a number above 0.')).toBeVisible();
  await shop.choose('eggs');
  await page.getByLabel('How many, eggs').fill('12');
  await shop.choose('Something else');
  await page.getByRole('button', { name: 'Save the loss' }).click();
  await expect(page.getByText('Write down what happened.')).toBeVisible();
  await shop.choose('Broken');
  await page.getByLabel('Who minded it?').fill('Okello');
  await page.getByRole('button', { name: 'Save the loss' }).click();
  await expect(page.getByLabel('Losses by reason')).toContainText('Broken');
  await expect(page.getByLabel('Losses by reason')).toContainText('3,600');
  await expect(page.getByLabel('Losses by person')).toContainText('Okello');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByLabel('Figures of the item')).toContainText('9 trays + 18');
  await page.getByRole('button', { name: 'Used, found' }).click();
  await shop.choose('Used at home');
  await page.getByLabel('How many, trays').fill('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Figures of the item')).toContainText('8 trays + 18');
  await shop.history('Used at home').click();
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  await page.getByLabel('What is wrong with it?').fill('Paid for it');
  await page.getByRole('button', { name: 'Do not count it' }).click();
  await expect(page.getByLabel('Figures of the item')).toContainText('9 trays + 18');
  expect(faults).toEqual([]);
});
