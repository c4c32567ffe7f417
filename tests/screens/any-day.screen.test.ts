import { ZAWADI } from '../e2e/support/somebody.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { People } from '../e2e/pages/people.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';

test.for(walkedIn('sw wide'))('[ACT-12, ACT-13, FLK-10] ten old days of eggs are filled in from the diary, without going back to today, and each kind of a day is there ($way)', async (way, { begun }) => {
  const office = await begun('stall', way);
  const { page } = office.book;
  await page.goto('/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 500, daysAgo: 10 });
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  const gaps = page.getByRole('link', { name: 'Nothing recorded. Fill it in' });
  await expect(gaps).toHaveCount(10);
  // The oldest day: every kind is offered, and no record is started.
  await gaps.last().click();
  await expect(page.getByRole('group', { name: 'What happened' }).getByRole('button')).toHaveCount(8);
  await expect(page.getByRole('radio', { name: 'Today' })).not.toBeChecked();
  await farm.pick('Eggs');
  const missing = page.getByRole('button', { name: / is missing/ });
  for (let left = 9; left >= 0; left--) {
    await page.getByRole('textbox', { name: 'Trays, Good' }).fill('13');
    await farm.save('eggs');
    await farm.saved();
    await expect(missing).toHaveCount(left > 0 ? 1 : 0);
    if (left > 0) await missing.click();
  }
  // The form stays on that day: its other records are one press away.
  await farm.pick('Dead birds');
  await page.getByRole('textbox', { name: 'How many died' }).fill('2');
  await farm.save('dead birds');
  await farm.saved();
  await visit(page, '/farm/view/0');
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  const diary = page.getByRole('region', { name: 'Diary' });
  await expect(diary.getByText('13+0')).toHaveCount(10);
  await expect(gaps).toHaveCount(0);
  // The same for a day with some records.
  await diary.getByRole('link', { name: /^Record for / }).nth(4).click();
  await expect(page.getByRole('group', { name: 'What happened' }).getByRole('button', { name: 'Eggs' })).toContainText('13 trays');
  expect(office.faults).toEqual([]);
}); // prettier-ignore

test('[ACT-12, LOK-11] an attendant chooses any past day: what was typed stays, the day is said when it is saved, and holds until today is chosen', async ({
  phone,
}) => {
  const office = await phone('office');
  await office.book.register();
  await office.book.setUp();
  const path = await new People(office.book.page).invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
  await visit(office.book.page, '/farm/add/farm_activities?new=flock');
  await new Farm(office.book.page).addFlock({ name: 'House 1', count: 500, daysAgo: 20 });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const shed = await phone('shed');
  const { page } = shed.book;
  await shed.book.takeUp(path, ZAWADI);
  const farm = new Farm(page);
  await expect(farm.flock('House 1')).toContainText('about 500 layers');
  const [twelve, eleven] = await page.evaluate(() =>
    [12, 11].map((ago) => new Date(Date.now() - ago * 86_400_000).toLocaleDateString('sv')),
  );

  await farm.pick('Eggs');
  await page.getByRole('textbox', { name: 'Trays, Good' }).fill('9');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  const day = page.getByRole('radiogroup', { name: 'Day', exact: true });
  await day.getByLabel('Another day').fill(twelve!);
  await expect(page.getByRole('textbox', { name: 'Trays, Good' })).toHaveValue('9');
  await expect(page.getByText('It stands at 12:00 of that day.')).toBeVisible();
  // The next day; before the flock arrived there is none.
  await day.getByRole('button', { name: 'Day after' }).click();
  await expect(day.getByLabel('Another day')).toHaveValue(eleven!);
  await day.getByLabel('Another day').fill('2025-01-01');
  await page.getByRole('textbox', { name: 'Trays, Good' }).focus();
  await expect(day.getByLabel('Another day')).toHaveValue(eleven!);
  await farm.save('eggs');
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this phone' }).first()).toContainText(/[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/);
  await farm.saved();

  // A reload keeps the day; the next record is dated to it too.
  await page.reload();
  await expect(page.getByRole('heading', { name: /, 1 record$/ })).toBeVisible();
  await farm.pick('Dead birds');
  await page.getByRole('textbox', { name: 'How many died' }).fill('1');
  await farm.save('dead birds');
  await farm.saved();
  await expect(page.getByRole('heading', { name: /, 2 records$/ })).toBeVisible();
  await farm.backToToday();
  await expect(page.getByRole('heading', { name: 'Nothing today yet' })).toBeVisible();
  expect(shed.faults).toEqual([]);
}); // prettier-ignore

test('[PAY-14, LOK-11] money that came last week is written down today, and stands on its day in the cash book', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page, sales, addSale } = stall.book;
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
  await page.getByRole('textbox', { name: 'Amount received' }).fill('20000');
  const lastWeek = dayOnPhone(7);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.getByLabel('Another day').fill(lastWeek);
  await expect(page.getByRole('textbox', { name: 'Amount received' })).toHaveValue('20,000');
  await expect(page.getByText('It stands at 12:00 of that day.')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save, 40,000 left to pay' });
  // In view even with the day picker open.
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click();
  await page.waitForURL('**/sales/view/0');
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this phone' }).first()).toContainText(/[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/);
  await expect(sales.row('Amina')).toContainText('Owes 40,000');
  await visit(page, `/dashboard?report=cash&dates=own&from=${lastWeek}&to=${lastWeek}`);
  await expect(page.getByRole('table')).toContainText('20,000');
  expect(stall.faults).toEqual([]);
}); // prettier-ignore

test('[SAL-48, SAL-49, LOK-11] what is saved of a sale, or came back, on an older day says so, beside the receipt and the undo', async ({
  begun,
}) => {
  const stall = await begun('stall');
  const { page, sales, addSale } = stall.book;
  const toast = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'Saved on this phone' }).first();
  const day = /[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/;
  await addSale.open();
  await addSale.pick('Eggs, good');
  await addSale.press('4');
  await addSale.price('12000');
  await page.getByLabel('Another day').fill(dayOnPhone(7));
  await addSale.pay('Paid all');
  await page.waitForURL('**/sales/view/0');
  await expect(toast).toContainText(day);
  await expect(toast.getByRole('link', { name: 'Show the receipt' })).toBeVisible();
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
  await visit(page, '/sales/view/0?dates=all');
  await sales.row('Walk-in').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Goods came back' }).click();
  await page.getByRole('textbox', { name: /how many trays came back/ }).fill('1');
  await page.getByLabel('Another day').fill(dayOnPhone(6));
  await page.getByRole('button', { name: /^Save, give/ }).click();
  await page.waitForURL('**/sales/view/0');
  await expect(toast).toContainText(day);
  expect(stall.faults).toEqual([]);
}); // prettier-ignore

test('[SHP-17, LOK-11] first stock, a loss and a count are of older days; the count is of its day’s end, and what was typed stays', async ({
  begun,
}) => {
  const { book, faults } = await begun('stall', { kind: 'Shop' });
  const { page } = book;
  const shop = new Shop(page);
  const day = page.getByLabel('Another day');
  await visit(page, '/shop/add?stock=here');
  await day.fill(dayOnPhone(9));
  await shop.opening({ name: 'Egg trays', base: 'Pieces', price: '700' }, '100', '400');
  await page.getByRole('link', { name: 'That is all' }).press('Enter'); // content above still moves it
  await shop.row('Egg trays').click();
  await page.getByRole('link', { name: 'Losses' }).click();
  await page.getByLabel('How many, pieces').fill('6');
  await day.fill(dayOnPhone(4));
  await expect(page.getByLabel('How many, pieces')).toHaveValue('6');
  await page.getByRole('button', { name: 'Save the loss' }).click();
  await expect(page.getByRole('list', { name: 'Losses', exact: true })).toContainText('12:00');

  await shop.open();
  await expect(shop.row('Egg trays')).toContainText('94 pieces');
  await page.getByRole('link', { name: 'Count', exact: true }).click();
  await page.getByLabel('Egg trays, pieces').fill('98');
  const line = page.getByRole('list', { name: 'Items to count' });
  await expect(line).toContainText('4 pieces more');
  // Before the loss, all pieces were there.
  await day.fill(dayOnPhone(5));
  await expect(page.getByText('It is counted at the end of that day.')).toBeVisible();
  await expect(line).toContainText('2 pieces missing');
  await page.getByRole('button', { name: 'Save 1 item' }).click();
  await page.waitForURL('**/shop');
  await expect(shop.row('Egg trays')).toContainText('92 pieces');
  expect(faults).toEqual([]);
});
