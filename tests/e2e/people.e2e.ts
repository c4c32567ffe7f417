import { serverTimestamp } from '../../backend/admin.ts';
import type { Book } from './pages/book.ts';
import { Farm } from './pages/farm.ts';
import { People } from './pages/people.ts';
import { operatorOf } from './support/demo.ts';
import { join } from './support/join.ts';
import { everythingKept } from './support/everything-kept.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const ZAWADI = { first_name: 'Zawadi', email: 'zawadi@farm.test', password: 'feeds-the-hens' };

test('[PPL-14, SYN-35] a phone holds prices, debts and customers only while its person is no attendant, wherever a browser keeps things', async ({
  phone,
  backend,
  dataDir,
}) => {
  const office = await phone('office');
  const owner = office.book;
  await owner.register();
  await owner.setUp();
  await visit(owner.page, '/farm/add/farm_activities?new=flock');
  await new Farm(owner.page).addFlock({ name: 'House 1', count: 500, cost: 24_683, daysAgo: 10 });
  const path = await new People(owner.page).invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
  await expect(owner.badge).toHaveAccessibleName(/All sent/);
  await visit(owner.page, '/sales/view/0');
  await owner.addSale.sell({ trays: 2, price: 77_341, customer: 'Okapi', pay: 'Pay later' });
  await expect(owner.badge).toHaveAccessibleName(/All sent/);
  const secrets = ['24683', '77341', 'Okapi'];
  const found = async ({ page }: Book) => {
    const kept = await everythingKept(page);
    return secrets.filter((secret) => kept.includes(secret));
  };
  // The search itself works.
  expect(await found(owner)).toEqual(secrets);

  const shed = await phone('shed');
  await join(shed.book, path, ZAWADI);
  await visit(shed.book.page, '/attendant/activities');
  const farm = new Farm(shed.book.page);
  await expect(farm.flock('House 1')).toContainText('about 500 layers');
  expect(await found(shed.book)).toEqual([]);
  // What the owner changes still reaches her, and nothing else of the flock.
  await visit(owner.page, '/farm/view/0');
  await new Farm(owner.page).card('House 1').getByRole('link').first().click();
  await owner.page.getByRole('link', { name: 'Change or close this flock' }).click();
  await owner.page.getByLabel('Name of the flock').fill('House 7');
  await owner.page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(owner.badge).toHaveAccessibleName(/All sent/);
  await expect(farm.flock('House 7')).toContainText('about 500 layers');
  expect(await found(shed.book)).toEqual([]);

  // Another role, and the first again.
  const operator = operatorOf(backend, dataDir);
  const [business] = await operator.list('businesses');
  const members = `businesses/${business!.id}/members`;
  const become = async (role: string) => {
    const { id, data } = (await operator.list(members)).find((one) => one.data['email'] === ZAWADI.email)!;
    const changed = { ...data, role, rev: Number(data['rev']) + 1, updated_at: serverTimestamp };
    await operator.commit([{ set: `${members}/${id}`, data: changed as never }]);
  };
  await become('admin');
  await expect.poll(() => found(shed.book)).toEqual(secrets);
  await become('attendant');
  await expect.poll(() => found(shed.book)).toEqual([]);
  await visit(shed.book.page, '/attendant/activities');
  await expect(farm.flock('House 7')).toContainText('about 500 layers');
  expect([...office.faults, ...shed.faults]).toEqual([]);
});
