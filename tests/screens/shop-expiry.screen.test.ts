import { Shop } from '../e2e/pages/shop.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

test('[SHP-15, SHP-11] a batch that expires soon is marked; what of it is thrown away leaves that batch, and nothing expires any more', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  await visit(page, '/shop/add?stock=here');
  const soon = dayOnPhone(-5);
  await shop.newItem({ name: 'Vitamins, sachet', price: '4000' });
  await shop.much('12', '2500');
  await page.getByRole('button', { name: 'Batch and expiry date' }).click();
  await page.getByLabel('Batch number').fill('B12');
  await page.getByLabel('Expires on').fill(soon);
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText('Vitamins');
  await shop.knownItem('Vitamins, sachet');
  await shop.much('20', '2500');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByLabel('Which item came?')).toBeFocused();
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await shop.choose('Expires 1');
  await expect(shop.row('Vitamins')).toContainText('32 pieces');
  await shop.row('Vitamins').click();
  await page.getByRole('link', { name: 'Losses' }).click();
  await page.getByLabel('How many, pieces').fill('12');
  await shop.choose('Expired');
  await shop.choose('B12');
  await page.getByRole('button', { name: 'Save the loss' }).click();
  await expect(page.getByLabel('Losses by reason')).toContainText('30,000');
  await visit(page, '/shop');
  await expect(shop.row('Vitamins')).toContainText('20 pieces');
  await expect(page.getByRole('radio', { name: /^Expires/ })).toHaveCount(0);
  expect(faults).toEqual([]);
});
