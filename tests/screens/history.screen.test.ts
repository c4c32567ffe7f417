import type { Page } from '@playwright/test';
import { Expenses } from '../e2e/pages/expenses.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { People } from '../e2e/pages/people.ts';
import { join } from '../e2e/support/join.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { JUMA } from '../e2e/support/somebody.ts';
import { visit } from '../e2e/support/visit.ts';
import { aFlock } from './support/a-flock.ts';
import { expect, test } from './support/test.ts';

const OLD = 'This is an old date. It will be shown as late.';

const changes = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('listitem');

/** Fill in an expense dated three days ago. */
async function begin(page: Page, amount: number): Promise<Expenses> {
  const expenses = new Expenses(page);
  await expenses.open();
  await expenses.begin('Transport', amount);
  await expenses.option('Day');
  await page.getByRole('textbox', { name: 'Day of the expense' }).fill(dayOnPhone(3));
  return expenses;
}

test('[SET-7, SET-9, MSG-4, LED-50] closed days: whoever writes for one is told, the record counts and is shown as late, also one that a phone kept from before', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const house = await phone('house');
  await house.book.signIn();
  await house.cutSignal();
  const there = await begin(house.book.page, 9_000);
  await expect(house.book.page.getByText(OLD)).toHaveCount(0);
  await there.done();
  await there.press('Paid in cash');
  await there.expectSaved();

  const { page } = office.book;
  await visit(page, '/settings/0');
  await page.getByRole('link', { name: /^History & closed days/ }).click();
  const closed = page.getByRole('region', { name: 'Closed days' });
  await expect(closed).toContainText('All days are open.');
  await closed.getByLabel('First open day').fill(dayOnPhone(-2));
  await closed.getByRole('button', { name: 'Close the days before it' }).click();
  await expect(closed.getByText('Choose today or a day before.')).toBeVisible();
  await closed.getByLabel('First open day').fill(dayOnPhone(1));
  await closed.getByRole('button', { name: 'Close the days before it' }).click();
  await expect(closed).toContainText('are closed.');
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);

  const expenses = await begin(page, 15_000);
  await expect(page.getByText(OLD)).toBeVisible();
  await expenses.done();
  await expenses.press('Paid in cash');
  await expenses.expectSaved();
  await house.restoreSignal();
  await expect(house.book.badge).toHaveAccessibleName(/All sent/);
  await visit(page, '/expenses?dates=all');
  await expect.poll(() => expenses.totals()).toContain('24,000');

  await office.run('customers.add', { id: newDocumentId(), name: 'Amina' });
  await visit(page, '/settings/11');
  await expect(changes(page)).toHaveCount(3);
  await expect(changes(page).filter({ hasText: 'Late' })).toHaveCount(2);
  await page.getByRole('radio', { name: '2 late' }).check({ force: true });
  await expect(changes(page)).toHaveCount(2);
  await expect(changes(page).first()).toContainText('Grace: Expense');
  await changes(page).first().getByRole('link').click();
  await page.waitForURL('**/expenses/voucher/*');

  // Late records do not change the closed days: they are one line of the first open day. [LED-50]
  await visit(page, '/dashboard?report=profit&dates=all');
  await expect(page.getByRole('row', { name: /Changes in closed days/ })).toContainText('−24,000');
  await expect(page.getByRole('row', { name: /^Profit/ })).toContainText('−24,000');
  await expect(page.getByRole('row', { name: /^Expenses/ })).toHaveCount(0);
  await expect(page.getByRole('paragraph').filter({ hasText: 'are closed and stand as they did then' })).toBeVisible();

  await visit(page, '/settings/11');
  await closed.getByRole('button', { name: 'Open all days again' }).click();
  await expect(closed).toContainText('All days are open.');
  await expect(changes(page).filter({ hasText: 'Late' })).toHaveCount(2);
  await visit(page, '/dashboard?report=profit&dates=all');
  await expect(page.getByRole('row', { name: /^Expenses/ })).toContainText('−24,000');
  await expect(page.getByRole('row', { name: /Changes in closed days/ })).toHaveCount(0);
  expect([...house.faults, ...office.faults]).toEqual([]);
});

test('[SET-7] who changed and voided what, by person, with the reason', async ({ begun, phone }) => {
  const office = await begun('office');
  const { page, addSale, sales } = office.book;
  const path = await new People(page).invite('admin', { name: 'Juma', email: JUMA.email });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const stall = await phone('stall');
  await join(stall.book, path, JUMA);
  await visit(stall.book.page, '/sales/view/0');
  await stall.book.addSale.sell({ trays: 5, price: 12_000 });
  await expect(stall.book.badge).toHaveAccessibleName(/All sent/);
  await visit(page, '/sales/view/0');
  await expect(sales.row('5 trays')).toBeVisible();
  await addSale.sell({ trays: 2, price: 12_000 });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  await sales.row('2 trays').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
  await page.getByRole('radio', { name: 'Written twice' }).check({ force: true });
  await page.getByRole('button', { name: 'Void it' }).click();
  await expect(page.getByRole('button', { name: 'Void it' })).toHaveCount(0);
  await page.goto('/settings/11');
  await expect(changes(page)).toHaveCount(3);
  await expect(changes(page).first()).toContainText(/Grace voided Sale .*-0001/);
  await expect(changes(page).first()).toContainText('Written twice');
  await page.getByRole('radio', { name: 'Grace' }).check({ force: true });
  await expect(changes(page)).toHaveCount(2);
  await page.getByRole('radio', { name: 'Juma' }).check({ force: true });
  await expect(changes(page)).toHaveCount(1);
  expect([...office.faults, ...stall.faults]).toEqual([]);
});

test('[SET-7, SYN-8] what has no number is named by its kind and by what it is about, while it waits and in the history, whose lines lead to it', async ({
  begun,
}) => {
  const shed = await begun('shed');
  const { page } = shed.book;
  const flock = aFlock({ name: 'Layers A' });
  const { id: farm_id } = flock;
  await shed.run('farm.addFlock', flock);
  await shed.allSent();
  await expect(shed.book.badge).toHaveAccessibleName(/All sent/);
  await visit(page, '/sales/view/0');
  await shed.cutSignal();
  await shed.run('farm.addActivity', { id: newDocumentId(), farm_id, session: 'morning', content: { kind: 'mortality', qty: 3, cause: 'unknown' }, occurred_at: new Date().toISOString() }); // prettier-ignore
  await visit(page, '/settings/8');
  const waits = page.getByRole('list', { name: 'Waiting, 1' }).getByRole('listitem');
  await expect(waits.locator('b')).toHaveText('Layers A');
  await expect(waits).toContainText('Dead birds ·');
  await visit(page, '/settings/11');
  await expect(changes(page).first()).toContainText('Grace: Dead birds, Layers A');
  await expect(changes(page).filter({ hasText: 'Farm record' })).toHaveCount(0);
  await changes(page).first().getByRole('link').click();
  await page.waitForURL('**/farm/add/farm_activities?record=*');
  await visit(page, '/settings/11');
  await changes(page).filter({ hasText: 'Grace: Flock Layers A' }).getByRole('link').click();
  await page.waitForURL(`**/farm/farm_activities/view/${farm_id}`);

  const money = { method: 'cash', amount: 9_000 } as const;
  await shed.run('money.add', { ...money, id: newDocumentId(), move: 'taken_out' });
  await shed.run('money.add', { ...money, id: newDocumentId(), move: 'counted' });
  await visit(page, '/settings/8');
  const moneyWaits = page.getByRole('list', { name: 'Waiting, 3' }).getByRole('listitem');
  await expect(moneyWaits.locator('b')).toHaveText(['Layers A', 'Money taken out for home', 'Money counted']);
  await expect(moneyWaits.nth(1).locator('span').last()).not.toContainText('Money');
  await visit(page, '/settings/11');
  await expect(changes(page).filter({ hasText: 'Grace: Money counted' })).toHaveCount(1);
  await expect(changes(page).filter({ hasText: 'Grace: Money taken out for home' })).toHaveCount(1);
  expect(shed.faults).toEqual([]);
});
