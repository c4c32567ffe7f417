import { Shop, type NewItem } from '../pages/shop.ts';
import { expect, test } from '../support/test.ts';

/** The stock of a poultry shop: name, quantity in its unit, and unit cost. */
const SHELVES: readonly [item: NewItem, qty: string, cost: string][] = [
  [{ name: 'Layers mash', base: 'Weight', unit: 'bag', holds: '70', price: '133000' }, '6.5', '108000'],
  [{ name: 'Broiler starter', base: 'Weight', unit: 'bag', holds: '50', price: '118000' }, '4', '98000'],
  [{ name: 'Broiler finisher', base: 'Weight', unit: 'bag', holds: '50', price: '112000' }, '5', '94000'],
  [{ name: 'Maize bran', base: 'Weight', unit: 'bag', holds: '100', price: '104000' }, '3', '88000'],
  [{ name: 'Eggs, brown', base: 'Eggs', price: '12000' }, '40', '9000'],
  [{ name: 'Eggs, cracked', base: 'Eggs', price: '8000' }, '6', '6000'],
  [{ name: 'Iodine', base: 'Litres', unit: 'can', holds: '5', price: '30000' }, '2', '22000'],
  [{ name: 'Newcastle vaccine', base: 'Doses', unit: 'vial', holds: '500', price: '20000' }, '2', '16000'],
  [{ name: 'Egg trays', price: '600' }, '300', '400'],
  [{ name: 'Plastic egg tray', price: '4500' }, '60', '3000'],
  [{ name: 'Drinker, 4 litres', price: '13000' }, '12', '9000'],
  [{ name: 'Feeder, 5 kg', price: '15500' }, '10', '11000'],
  [{ name: 'Chick mash, 5 kg', price: '18000' }, '20', '14500'],
  [{ name: 'Vitamins, sachet', price: '4000' }, '50', '2500'],
  [{ name: 'Brooder bulb', price: '12000' }, '8', '8000'],
  [{ name: 'Coffee husks, bag', price: '6500' }, '30', '4000'],
  [{ name: 'Egg box of 6', price: '600' }, '200', '350'],
  [{ name: 'Nipple drinker', price: '3500' }, '40', '2200'],
  [{ name: 'Charcoal, tin', price: '5000' }, '15', '3500'],
  [{ name: 'Rubber boots', price: '35000' }, '4', '26000'],
];
/** Time limit for entering twenty items. Units: seconds. */
const MAX_SECONDS = 300;

test('[SHP-1, RTE-23] without a signal the first stock of a new shop, twenty items, is in the book in five minutes', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const shop = new Shop(page);
  await stall.cutSignal();
  const began = performance.now();
  await shop.open();
  await page.getByRole('link', { name: 'Write down your stock' }).click();
  for (const [item, qty, cost] of SHELVES) await shop.opening(item, qty, cost);
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await expect(page.getByLabel('Totals of the stock')).toContainText('3,731,500');
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `${SHELVES.length} items of first stock were written down in ${seconds.toFixed(1)} s, of at most ${MAX_SECONDS}`,
  );
  expect(seconds).toBeLessThan(MAX_SECONDS);
  await expect(page.getByRole('radio', { name: /^All 20/ })).toBeAttached();

  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const office = await phone('office');
  await office.book.signIn();
  await new Shop(office.book.page).open();
  await expect(office.book.page.getByLabel('Totals of the stock')).toContainText('3,731,500');
  expect([...stall.faults, ...office.faults]).toEqual([]);
});
