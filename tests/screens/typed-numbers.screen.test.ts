import { Shop } from '../e2e/pages/shop.ts';
import { visit } from '../e2e/support/visit.ts';
import { farmForms } from './support/farm-forms.ts';
import { expect, test } from './support/test.ts';

test('[LOK-11, MNY-1] decimals behind a comma, halves and digits of any script are what they say on a form; what may be two amounts is asked about, what is none is refused, and nothing typed is lost', async ({
  begun,
}) => {
  const office = await begun('office', { currency: 'KES' });
  const { page } = office.book;
  const shop = new Shop(page);
  await visit(page, '/farm/add/raw_materials?category=feeds');
  await farmForms(office).newMaterial('Layers mash', ['bag', '70'], ['2 1/2', '1.200,50']);
  const count = page.getByLabel(/^How many/);
  const cost = page.getByLabel('Cost of one bag, KES');
  await expect(page.getByText('3,001.25', { exact: true }).first()).toBeVisible();
  await count.fill('٢٫٥');
  await cost.fill('KSh 1,200.50');
  await expect(page.getByText('3,001.25', { exact: true }).first()).toBeVisible();
  await cost.fill('15.000');
  await expect(page.getByText('Is that 15 or 15,000? Write it without the sign in the middle.')).toBeVisible();
  await shop.pay('Later');
  await page.getByRole('button', { name: 'Save the purchase' }).click();
  await expect(cost).toHaveValue('15.000');
  await cost.fill('15000');
  await expect(cost).toHaveValue('15,000');
  await expect(page.getByText('37,500', { exact: true }).first()).toBeVisible();
  expect(office.faults).toEqual([]);
});
