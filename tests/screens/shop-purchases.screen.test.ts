import { Shop } from '../e2e/pages/shop.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

const MASH = { name: 'Layers mash', base: 'Weight', unit: 'bag', holds: '70', price: '133000' } as const;
const TRAYS = { name: 'Egg trays', price: '600' } as const;

test('[RTE-44, PUR-2, PUR-3, PUR-5, PUR-6] a purchase with its transport: landed cost, what we owe, a sale and what it earned', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  await visit(page, '/shop/add');
  await shop.newItem(MASH);
  await shop.much('10', '90000');
  await shop.anotherItem();
  await shop.newItem(TRAYS);
  await shop.much('1200', '400');
  await page.getByLabel('Transport, UGX').fill('60000');
  await shop.pay('Later');
  await page.getByRole('button', { name: 'Save the purchase' }).click();
  await expect(page.getByText('Choose the supplier', { exact: false }).first()).toBeVisible();
  await shop.supplier('Mbeya Feeds');
  // A reload keeps all typed text.
  await page.reload();
  await expect(page.getByText('Mbeya Feeds')).toBeVisible();
  await shop.savePurchase();
  await expect(shop.row('Layers mash')).toContainText('939,130');
  await expect(shop.row('Egg trays')).toContainText('500,870');

  await page.getByRole('link', { name: 'Purchases' }).click();
  await expect(shop.purchase('Mbeya Feeds')).toContainText('We owe 1,440,000');
  await shop.purchase('Mbeya Feeds').click();
  const lines = page.getByRole('list', { name: 'Lines of the purchase' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Layers mash' })).toContainText('with 39,130 for transport and other costs: 93,913 a bag'); // prettier-ignore
  await expect(lines.filter({ hasText: 'Egg trays' })).toContainText('with 20,870');
  await expect(lines.filter({ hasText: 'Layers mash' })).toContainText('10 bags of it still there');

  await visit(page, '/sales/add');
  await book.addSale.pick('Layers mash');
  await book.addSale.press('2');
  await expect(book.addSale.field('Price')).toHaveValue('133,000');
  await book.addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await shop.open();
  await expect(shop.row('Layers mash')).toContainText('8 bags');
  await page.getByRole('link', { name: 'Purchases' }).click();
  await shop.purchase('Mbeya Feeds').click();
  await expect(lines.filter({ hasText: 'Layers mash' })).toContainText(
    '2 bags sold for 266,000, they had cost 187,826:',
  );
  await expect(lines.filter({ hasText: 'Layers mash' })).toContainText('78,174 earned');
  await expect(lines.filter({ hasText: 'Layers mash' })).toContainText('8 bags of it still there');
  expect(faults).toEqual([]);
});

test('[MSG-8, PUR-4] a nought too many asks before it is saved: in a purchase, in the item and in a sale', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  await visit(page, '/shop/add');
  await shop.newItem({ ...MASH, price: '9999999999' });
  await shop.much('10', '90000');
  await page.getByRole('button', { name: 'Save the purchase' }).click();
  await expect(page.getByText('Layers mash: 9,999,999,999 a bag, so far 90,000 a bag. Count the noughts.')).toBeVisible();
  await page.getByLabel(/^Selling price/).fill('120000');
  await expect(page.getByText('Count the noughts.', { exact: false })).toHaveCount(0);
  await shop.savePurchase();
  await shop.stockIn();
  await shop.knownItem('Layers mash');
  await shop.much('2', '900000');
  await page.getByRole('button', { name: 'Save the purchase' }).click();
  await expect(page.getByText('Layers mash: 900,000 a bag, so far 90,000 a bag. Count the noughts.')).toBeVisible();
  // A correct price can still be saved.
  await page.getByRole('button', { name: 'Save all the same' }).click();
  await page.waitForURL('**/shop');

  await shop.row('Layers mash').click();
  await page.getByRole('link', { name: 'Edit item' }).click();
  const price = page.getByLabel(/^Selling price/);
  await price.fill('9999999999');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Layers mash: 9,999,999,999 a bag, so far 120,000 a bag. Count the noughts.')).toBeVisible();
  await price.fill('125000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Figures of the item')).toBeVisible();

  await visit(page, '/sales/add');
  await book.addSale.pick('Layers mash');
  await book.addSale.press('1');
  await book.addSale.price('12500');
  await book.addSale.pay('Paid all');
  await expect(page.getByText('Layers mash: 12,500 a bag, so far 125,000 a bag. Count the noughts.')).toBeVisible();
  await expect(page.getByText('If it is right, press again: it is saved all the same.')).toBeVisible();
  await book.addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  expect(faults).toEqual([]);
}); // prettier-ignore

test('[RTE-46, PUR-4] a cost far from the last one is asked about; a wrong purchase is changed, and told on the other phone', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const shop = new Shop(page);
  await visit(page, '/shop/add');
  await shop.newItem(MASH);
  await shop.much('10', '90000');
  await shop.savePurchase();
  await shop.stockIn();
  await shop.knownItem('Layers mash');
  await shop.much('2', '116000');
  await expect(page.getByText(/^Last bought .*: 90,000 a bag$/)).toBeVisible();
  await shop.much('2', '117000');
  await expect(page.getByText('Last time it was 90,000 a bag.', { exact: false })).toBeVisible();
  await shop.savePurchase();
  await expect(shop.row('Layers mash')).toContainText('1,134,000');
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  await page.getByRole('link', { name: 'Purchases' }).click();
  await shop.purchase('234,000').click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('list', { name: 'Lines of the purchase' }).getByRole('button', { name: 'Layers mash' }).first().click(); // prettier-ignore
  await shop.much('2', '96000');
  await page.getByLabel('Why is it changed?').fill('Read the invoice wrong');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL('**/purchases/view/*');
  await expect(page.getByText('Grace: Read the invoice wrong')).toBeVisible();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  const office = await phone('office');
  await office.book.signIn();
  const theirs = new Shop(office.book.page);
  await theirs.open();
  await expect(theirs.row('Layers mash')).toContainText('1,092,000');
  await office.book.page.getByRole('link', { name: 'Purchases' }).click();
  await expect(theirs.purchase('192,000')).toBeVisible();
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[PUR-8] without a signal goods go back to the supplier: stock, debt and money follow, also on the other phone', async ({
  begun,
  phone,
}) => {
  const stall = await begun('stall', { kind: 'Shop' });
  const { page } = stall.book;
  const shop = new Shop(page);
  await visit(page, '/shop/add');
  await shop.newItem(MASH);
  await shop.much('10', '90000');
  await shop.pay('Later');
  await shop.supplier('Mbeya Feeds');
  await shop.savePurchase();
  await stall.cutSignal();
  await page.getByRole('link', { name: 'Purchases' }).click();
  await shop.purchase('Mbeya Feeds').click();
  await page.getByRole('link', { name: 'Send back' }).click();
  const many = page.getByRole('textbox', { name: 'Layers mash: how many go back, bags' });
  await page.getByRole('button', { name: 'Save the return' }).click();
  await expect(page.getByText('Type how many go back.')).toBeVisible();
  await many.fill('11');
  await page.getByRole('button', { name: 'Save the return' }).click();
  await expect(page.getByText('Type a number above 0 and up to 10 bags.')).toBeVisible();
  await many.fill('2');
  await expect(page.getByText('180,000 is taken off what we owe Mbeya Feeds.')).toBeVisible();
  await page.getByLabel('Why it goes back').fill('Damp');
  await page.getByRole('button', { name: 'Save the return' }).click();
  await expect(page.getByText('Saved on this phone').first()).toBeVisible();
  await expect(page.getByText('We owe 720,000')).toBeVisible();
  await expect(page.getByText('8 bags of it still there')).toBeVisible();
  await page.getByRole('link', { name: 'Pay the supplier' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount paid' })).toHaveValue('720,000');
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  const office = await phone('office');
  await office.book.signIn();
  const theirs = new Shop(office.book.page);
  await theirs.open();
  await expect(theirs.row('Layers mash')).toContainText('8 bags');
  await expect(theirs.row('Layers mash')).toContainText('720,000');
  await office.book.page.getByRole('link', { name: 'Purchases' }).click();
  await expect(theirs.purchase('900,000')).toContainText('We owe 720,000');
  await theirs.purchase('Sent back').click();
  await expect(office.book.page.getByText('Damp')).toBeVisible();
  await office.book.page.getByRole('button', { name: 'Void', exact: true }).click();
  await office.book.page.getByLabel('What is wrong with it?').fill('We kept them');
  await office.book.page.getByRole('button', { name: 'Do not count it' }).click();
  await expect(office.book.page.getByText('Voided: it counts for nothing any more.', { exact: false })).toBeVisible();
  await theirs.open();
  await expect(theirs.row('Layers mash')).toContainText('10 bags');
  expect([...stall.faults, ...office.faults]).toEqual([]);
});

test('[SHP-14] a scanner types a barcode and Enter: the item opens, and a code that is not known begins a new item', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  await visit(page, '/shop/add?stock=here');
  const search = page.getByLabel('Which item came?');
  await search.fill('6001087340');
  await search.press('Enter');
  await page.getByLabel('Name of the item').fill('Oxytetracycline, 100 g');
  await shop.much('12', '6000');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText('Oxytetracycline');
  await search.fill('6001087340');
  await expect(page.getByRole('list', { name: 'Items in the book' })).toContainText('Oxytetracycline');
  await search.press('Enter');
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
  await visit(page, '/shop');
  await expect(shop.row('Oxytetracycline')).toBeVisible();
  await page.getByLabel('Item or barcode').fill('6001087340');
  await expect(shop.row('Oxytetracycline')).toHaveCount(1);
  await page.getByLabel('Item or barcode').press('Enter');
  await expect(page.getByRole('heading', { name: 'Oxytetracycline, 100 g' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('[LOK-11] a purchase is of today, one press makes it of yesterday, and the day is said with the month’s name', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  await visit(page, '/shop/add');
  await shop.newItem(TRAYS);
  await shop.much('100', '400');
  const day = page.getByLabel('Day it came');
  await expect(day).toHaveValue(dayOnPhone());
  await page.getByRole('radiogroup', { name: 'Usual days' }).getByText('Yesterday').click();
  await expect(day).toHaveValue(dayOnPhone(1));
  const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(new Date(dayOnPhone(1)));
  const said = `${Number(dayOnPhone(1).slice(8))} ${month}`;
  await expect(page.getByText(said)).toBeVisible();
  await shop.savePurchase();
  // Yesterday may be in another month.
  await visit(page, '/shop?show=purchases&dates=all');
  await expect(page.getByRole('list', { name: 'Purchases' })).toContainText(said);
  expect(faults).toEqual([]);
});
