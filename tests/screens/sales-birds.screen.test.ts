import { serverTimestamp } from '../../backend/admin.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { expect, test } from './support/test.ts';
import { visit } from '../e2e/support/visit.ts';

test('[SAL-44, MSG-15, SAL-32] birds are sold by weight; after medicine they are not for sale until the owner says why', async ({
  begun,
  server,
}) => {
  const office = await begun('office');
  const { book } = office;
  const { page, addSale } = book;
  await visit(page, '/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 500, weeks: 30, daysAgo: 10 });
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const operator = server.admin;
  const [business] = operator.list('businesses');
  await expect.poll(() => operator.list(`businesses/${business!.id}/farm`).length).toBe(1);
  const [flock] = operator.list(`businesses/${business!.id}/farm`);
  const { device_id, created_at, created_by, business_id } = flock!.data as Record<string, string>;
  const oxy = { id: 'OxyPowder001', name: 'Oxytetracycline', category: 'medications', base_unit: 'g', active_ingredient: 'oxytetracycline', withdrawal_meat_days: 7, withdrawal_egg_days: 5 }; // prettier-ignore
  await operator.commit([
    { set: `businesses/${business!.id}/raw_materials/OxyPowder001`, data: { ...oxy, device_id: device_id!, created_at: created_at!, created_by: created_by!, business_id: business_id!, rev: 1, updated_at: serverTimestamp } }, // prettier-ignore
  ]);

  // By weight: 20 birds of 41.5 kg, at 9,000 a kilogram.
  await visit(page, '/sales/view/0');
  await addSale.open();
  await addSale.pick('Birds, House 1');
  await page.getByRole('radio', { name: 'By weight' }).check({ force: true });
  await addSale.press('20');
  await addSale.field('Weight of all').click();
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '4', exact: true }).click();
  await addSale.field('Weight of all').fill('41,5');
  await addSale.price('9000');
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('20 birds')).toContainText('373,500');
  await visit(page, '/farm/view/0');
  await expect(farm.card('House 1')).toContainText('480');

  // Now they are treated with medicine.
  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Medicine');
  await page.getByRole('radio', { name: 'Oxytetracycline' }).check({ force: true });
  await farm.save('medicine');
  await farm.saved();

  await visit(page, '/sales/view/0');
  await addSale.open();
  await addSale.pick('Birds, House 1');
  await page.getByText('Each', { exact: true }).click();
  await addSale.press('10');
  await addSale.price('18000');
  const stop = page.getByText(/^Not for sale until .* \(Oxytetracycline\)\.$/);
  await expect(stop).toBeVisible();
  await addSale.pay('Paid all');
  await expect(page.getByRole('alert').filter({ has: stop })).toBeVisible();
  await page.getByRole('button', { name: 'Sell anyway' }).click();
  await addSale.pay('Paid all');
  await expect(page.getByText('Say why.')).toBeVisible();
  await page.getByLabel('Why may they be sold all the same?').fill('Sold as layers, not to eat');
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(book.sales.row('10 birds')).toContainText('180,000');
  expect(office.faults).toEqual([]);
});
