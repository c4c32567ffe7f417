import type { Page } from '@playwright/test';
import { serverTimestamp } from '../../backend/admin.ts';
import { Book } from '../e2e/pages/book.ts';
import { Expenses } from '../e2e/pages/expenses.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { People } from '../e2e/pages/people.ts';
import { JUMA, ZAWADI } from '../e2e/support/somebody.ts';
import { changeMember } from '../e2e/support/change-member.ts';
import { everythingKept } from '../e2e/support/everything-kept.ts';
import { join } from '../e2e/support/join.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { visit } from '../e2e/support/visit.ts';
import { aFlock } from './support/a-flock.ts';
import { keepJournals } from './support/keep-journals.ts';
import { expect, test } from './support/test.ts';

/** The final address when a path is opened now. */
async function leadsTo({ page }: Book, path: string, end: string): Promise<void> {
  await visit(page, path);
  await page.waitForURL(`**${end}`);
}

/** Through the screens of the invitation, which other tests skip. */
async function joinByScreens(book: Book, path: string, who: typeof JUMA): Promise<void> {
  await Book.prototype.takeUp.call(book, path, who);
  await visit(book.page, '/settings/0');
  await expect(book.page.getByRole('heading', { name: 'What I may do here' })).toBeVisible();
}

/** The office has received that an invitation was accepted: until then its list still contains it. */
async function joined({ page }: Book, name: 'Juma' | 'Zawadi'): Promise<void> {
  await visit(page, name === 'Juma' ? '/settings/4' : '/settings/5');
  await expect(new People(page).row(name)).not.toContainText('Open until');
}

test('[RTE-55, RTE-56, RTE-65, PPL-4, PPL-8, PPL-9, PPL-10, PPL-12, PPL-13] an admin and an attendant are invited, see what they may, offline too, and one is removed', async ({
  begun,
  phone,
  server,
}) => {
  const office = await begun('office');
  const people = new People(office.book.page);
  const adminPath = await people.invite('admin', { name: 'Juma', email: JUMA.email, preset: 'Cashier' });
  expect(adminPath).toMatch(/^\/invite\/[A-Za-z0-9]{12}$/);
  const attendantPath = await people.invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
  expect(attendantPath).toMatch(/^\/attendant_invite\/[A-Za-z0-9]{12}$/);
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);

  const stall = await phone('stall');
  await joinByScreens(stall.book, adminPath, JUMA);
  const { page: stallPage } = stall.book;
  for (const right of ['Record sales', 'Change sales', 'Cancel sales']) {
    await expect(stallPage.getByRole('listitem').filter({ hasText: right })).toBeVisible();
  }
  await expect(stallPage.getByText('Add flocks')).toHaveCount(0);
  await expect(stallPage.getByText('ask Grace, the owner')).toBeVisible();

  const house = await phone('house');
  await joinByScreens(house.book, attendantPath, ZAWADI);
  const { page: housePage } = house.book;
  await expect(housePage.getByText('Record the day on the farm')).toBeVisible();
  await expect(housePage.getByText('ask Grace, the owner')).toBeVisible();
  await expect(housePage.getByText('UGX')).toHaveCount(0);
  await expect(housePage.getByRole('link', { name: 'New sale' })).toHaveCount(0);

  const listed = async () => (await server.operator.list('settings'))[0]!.data;
  expect(await listed()).toMatchObject({
    admin_users: [{ roles: { add_sales: true, edit_sales: true, delete_sales: true } }],
    attendants: [{ user: expect.any(String) }],
  });

  // Online and offline, the same screens are accessible to each.
  for (const signal of ['on', 'off'] as const) {
    if (signal === 'off') {
      await stall.cutSignal();
      await house.cutSignal();
    }
    await leadsTo(stall.book, '/settings/4', '/settings/0');
    await leadsTo(stall.book, '/sales/view/0', '/sales/view/0');
    await stall.book.addSale.sell({ trays: signal === 'on' ? 41 : 42, price: 12_000 });
    await leadsTo(house.book, '/sales/add', '/settings/0');
    await leadsTo(house.book, '/sales/view/0', '/attendant/activities');
    await leadsTo(house.book, '/settings/5', '/settings/0');
    await expect(housePage.getByRole('banner').getByText('Nakato Poultry')).toBeVisible();
  }
  await house.restoreSignal();
  await stall.restoreSignal();
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);

  const { operator } = server;
  const [business] = await operator.list('businesses');
  const home = `businesses/${business!.id}`;
  const memberOf = async ({ email }: { email: string }) =>
    (await operator.list(`${home}/members`)).find(({ data }) => data['email'] === email)!;
  const put = (path: string, data: object) =>
    operator.commit([{ set: path, data: { ...data, updated_at: serverTimestamp } as never }]);
  /**
   * Phones share one page: the office's change is reverted on the server and applied again while the affected user's
   * phone is shown.
   */
  const whileTheyLookOn = async (who: { email: string }, write: () => Promise<void>, look: () => Promise<void>) => {
    const { data: before } = await memberOf(who);
    await write();
    await expect(office.book.badge).toHaveAccessibleName(/All sent/);
    const { id, data: after } = await memberOf(who);
    const rev = Number(after['rev']);
    expect(rev).toBeGreaterThan(Number(before['rev']));
    await put(`${home}/members/${id}`, { ...before, rev: rev + 1 });
    await look();
    await put(`${home}/members/${id}`, { ...after, rev: rev + 2 });
  };

  // A reduction of rights takes effect while the other user's screen is open.
  await visit(stallPage, '/settings/0');
  await joined(office.book, 'Juma');
  await whileTheyLookOn(
    JUMA,
    () => people.change('Juma', ['Change sales', 'Cancel sales']),
    () => expect(stallPage.getByText('Cancel sales')).toBeVisible(),
  );
  await expect(stallPage.getByText('Cancel sales')).toHaveCount(0);
  expect(await listed()).toMatchObject({ admin_users: [{ roles: { add_sales: true } }], attendants: [{}] });
  await expect(stallPage.getByRole('listitem').filter({ hasText: 'Record sales' })).toBeVisible();
  await leadsTo(stall.book, '/sales/view/0', '/settings/0');
  await expect(stallPage.getByRole('main').getByRole('link').first()).toHaveText('New sale');
  // Without access to the list, they continue with the next sale.
  await stallPage.getByRole('main').getByRole('link').first().click();
  await stall.book.addSale.opened('New sale');
  await stall.book.addSale.pick('Eggs, good');
  await stall.book.addSale.press('2');
  await stall.book.addSale.pay('Paid all');
  await expect(stall.book.toast('Saved on this phone').first()).toBeVisible();
  await expect(stallPage.getByText('Press what was sold.')).toBeVisible();
  expect(new URL(stallPage.url()).pathname).toBe('/sales/add');
  await visit(stallPage, '/settings/0');

  // A record of the attendant on the farm.
  const { id: zawadi } = await memberOf(ZAWADI);
  await put(`${home}/farm_activities/ZawadiEggs01`, { created_by: zawadi, business_id: business!.id, rev: 1 });
  await expect(house.book.badge).toHaveAccessibleName(/All sent/);

  await joined(office.book, 'Zawadi');
  const mayDo = (page: Page) => page.getByRole('heading', { name: 'What I may do here' });
  await whileTheyLookOn(
    ZAWADI,
    () => people.remove('attendant', 'Zawadi'),
    () => expect(mayDo(housePage)).toBeVisible(),
  );
  await expect(housePage.getByText(/You have no access to Nakato Poultry since/)).toBeVisible();
  expect(await listed()).toMatchObject({ admin_users: [{}], attendants: [] });
  await leadsTo(house.book, '/sales/view/0', '/settings/0');
  await expect(mayDo(housePage)).toHaveCount(0);
  const kept = await operator.list(`${home}/farm_activities`);
  expect(kept.map(({ id }) => id)).toEqual(['ZawadiEggs01']);

  await whileTheyLookOn(
    JUMA,
    () => people.remove('admin', 'Juma'),
    () => expect(mayDo(stallPage)).toBeVisible(),
  );
  await expect(stallPage.getByText(/You have no access to Nakato Poultry since/)).toBeVisible();
  await visit(office.book.page, '/sales/view/0');
  await expect(office.book.sales.row('41 trays')).toHaveCount(1);
  await expect(office.book.sales.row('42 trays')).toHaveCount(1);

  // A removed member rejoins through a new invitation and sees the business again.
  const again = await people.invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await visit(housePage, again);
  await housePage.getByRole('button', { name: 'Accept' }).click();
  // While the phone still has the lock of the removal, it opens the settings and continues from there.
  await housePage.waitForURL(/\/(attendant\/activities|settings\/0)$/);
  await visit(housePage, '/settings/0');
  await expect(housePage.getByRole('heading', { name: 'What I may do here' })).toBeVisible();
  await housePage.getByRole('main').getByRole('link', { name: 'Record the day' }).click();
  await expect(housePage.getByRole('heading', { name: 'Record', exact: true })).toBeVisible();
});

test('[PPL-2, SET-10] somebody who only writes down what is spent, and then sees the reports too, offline as well', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const people = new People(office.book.page);
  const path = await people.invite('admin', {
    name: 'Juma',
    email: JUMA.email,
    toggle: ['Record sales', 'Change sales', 'Cancel sales', 'Record what is spent'],
  });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const stall = await phone('stall');
  await join(stall.book, path, JUMA);
  const { page } = stall.book;
  await expect(page.getByRole('listitem').filter({ hasText: 'Record what is spent' })).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('0772');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This number has 4 digits. Check it.')).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('0772 000 118');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+256 772 000 118');
  await stall.cutSignal();
  await leadsTo(stall.book, '/suppliers', '/settings/0');
  await leadsTo(stall.book, '/sales/add', '/settings/0');
  await page.getByRole('link', { name: 'Money spent' }).click();
  await page.waitForURL('**/expenses/add');
  await expect(page.getByRole('heading', { name: 'New expense' })).toBeVisible();
  await page.getByRole('button', { name: 'Transport', exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('7000');
  const expenses = new Expenses(page);
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await expect(expenses.row('Transport')).toContainText('7,000');
  await joined(office.book, 'Juma');
  await people.change('Juma', ['See all sums and reports']);
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await stall.restoreSignal();
  await visit(page, '/settings/0');
  await expect(page.getByRole('listitem').filter({ hasText: 'See all sums and reports' })).toBeVisible();
  await stall.cutSignal();
  await visit(page, '/dashboard?show=reports');
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
});

test('[PPL-14, SYN-35] a phone holds prices, debts and customers only while its person is no attendant, wherever a browser keeps things', async ({
  begun,
  phone,
  server,
}) => {
  keepJournals();
  const office = await begun('office');
  const owner = office.book;
  const house = aFlock({
    placed_on: dayOnPhone(10),
    initial_count: 500,
    unit_cost: 24_683,
    pay: { kind: 'all', method: 'cash' },
  });
  await office.run('farm.addFlock', house);
  const path = await new People(owner.page).invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
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
  // The owner's changes still reach her, but no other data of the flock.
  await visit(owner.page, `/farm/edit/${house.id}`);
  await owner.page.getByLabel('Name of the flock').fill('House 7');
  await owner.page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(owner.page.getByRole('heading', { name: 'House 7' })).toBeVisible();
  await expect(owner.badge).toHaveAccessibleName(/All sent/);
  await expect(farm.flock('House 7')).toContainText('about 500 layers');
  expect(await found(shed.book)).toEqual([]);

  // The role changes and is restored, while her screen is open.
  const [business] = server.admin.list('businesses');
  const become = (role: string) => changeMember(server.admin, ZAWADI.first_name, { role }, business!.id);
  await become('admin');
  await expect.poll(() => found(shed.book)).toEqual(secrets);
  await become('attendant');
  await expect.poll(() => found(shed.book)).toEqual([]);
  // The admin was redirected from an attendant's screen; the attendant continues from there.
  await shed.book.page.getByRole('link', { name: 'Record the day' }).click();
  await expect(farm.flock('House 7')).toContainText('about 500 layers');
  expect([...office.faults, ...shed.faults]).toEqual([]);
});

test('[PPL-5, SYN-7] rights that the owner changes without a signal and a helper who joins meanwhile are both in the lists of the settings', async ({
  begun,
  phone,
  server,
}) => {
  const office = await begun('office');
  const people = new People(office.book.page);
  const adminPath = await people.invite('admin', { name: 'Juma', email: JUMA.email, preset: 'Cashier' });
  const attendantPath = await people.invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const stall = await phone('stall');
  await joinByScreens(stall.book, adminPath, JUMA);
  await joined(office.book, 'Juma');
  await office.cutSignal();
  await people.change('Juma', ['Change sales', 'Cancel sales']);
  const house = await phone('house');
  await joinByScreens(house.book, attendantPath, ZAWADI);
  await office.restoreSignal();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const { data } = (await server.operator.list('settings'))[0]!;
  const members = await server.operator.list(`businesses/${String(data['business_id'])}/members`);
  const uidOf = (email: string) => members.find((member) => member.data['email'] === email)!.id;
  expect(data).toMatchObject({
    admin_users: [{ user: uidOf(JUMA.email), roles: { add_sales: true } }],
    attendants: [{ user: uidOf(ZAWADI.email) }],
  });
});
