import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';

test.for(walkedIn('sw wide'))('[ACT-20, DOC-20, SET-20] without a signal: 12 dead of ten days ago were 2 and of the day after; days that are closed, and a flock, say so; the diary of a closed flock opens its records ($way)', async (way, {
  begun,
}) => {
  const office = await begun('stall', way);
  const { page } = office.book;
  await office.cutSignal();
  await page.goto('/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 500, daysAgo: 20 });
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  await page.getByRole('link', { name: /^Record for / }).nth(10).click();
  await farm.pick('Dead birds');
  await page.getByRole('textbox', { name: 'How many died' }).fill('12');
  await farm.save('dead birds');
  await farm.saved();
  await page.getByRole('button', { name: /Dead birds, House 1/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: 'Put it right' }).click();
  await expect(page.getByRole('textbox', { name: 'How many died' })).toHaveValue('12');
  await page.getByRole('textbox', { name: 'How many died' }).fill('2');
  await page.getByRole('radio', { name: 'Wild animal' }).check({ force: true });
  await page.getByRole('button', { name: /^[A-Z][a-z]{2} \d+ [A-Z][a-z]{2}$/ }).click();
  await page.getByRole('button', { name: 'Day after' }).click();
  await page.getByLabel('Why is it put right? (if you like)').fill('Read again');
  await page.getByRole('button', { name: 'Save what is right' }).click();
  const changes = page.getByRole('list', { name: 'What was changed' });
  await expect(changes).toContainText(/Changed .* by Grace.*Read again/);
  await expect(changes.getByRole('row', { name: /How much/ })).toContainText('122');
  await visit(page, '/farm/view/0');
  await expect(farm.card('House 1')).toContainText('498');

  await visit(page, '/settings/11');
  await page.getByLabel('First open day').fill(dayOnPhone(1));
  await page.getByRole('button', { name: 'Close the days before it' }).click();
  await expect(page.getByText(/^The days before .* are closed\.$/)).toBeVisible();
  // The log of what was changed leads to the record.
  await page.getByRole('list', { name: 'Changes' }).getByRole('link', { name: /Grace changed/ }).first().click();
  await expect(page.getByText(/^The days before .* were closed by Grace/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the days again' })).toHaveAttribute('href', '/settings/11');

  await visit(page, '/farm/view/0');
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  await page.getByRole('link', { name: 'Change or close this flock' }).click();
  await page.getByRole('button', { name: 'Close this flock' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText(/^Closed /)).toBeVisible();
  await visit(page, '/farm/view/2');
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  await page.getByRole('button', { name: /^Records of / }).nth(9).click();
  await page.getByRole('dialog').getByRole('button', { name: /Dead birds/ }).click();
  await expect(page.getByText(/^House 1 was closed on /)).toBeVisible();
  await page.getByRole('link', { name: 'Put it right' }).click();
  await page.getByRole('textbox', { name: 'How many died' }).fill('3');
  await page.getByRole('button', { name: 'Save what is right' }).click();
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  expect(office.faults).toEqual([]);
}); // prettier-ignore

test.for(walkedIn('fr phone'))('[PAY-20, SHP-25] without a signal: a payment of 20,000 was 25,000 by mobile money of last week; the debt follows and the history says both ($way)', async (way, {
  begun,
}) => {
  const stall = await begun('stall', way);
  const { page, sales, addSale } = stall.book;
  await stall.cutSignal();
  await addSale.sell({ trays: 5, price: 12_000, customer: 'Amina', pay: 'Pay later' });
  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
  await page.getByRole('textbox', { name: 'Amount received' }).fill('20000');
  await page.getByRole('button', { name: 'Save, 40,000 left to pay' }).click();
  await page.waitForURL('**/sales/view/0');
  await sales.row('Amina').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Payments' }).click();
  await page.getByRole('button', { name: 'Put the payment of 20,000 right' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('25000');
  await sheet.getByRole('radio', { name: /MTN/ }).check({ force: true });
  await sheet.getByLabel('Transaction number').fill('mp77');
  await sheet.getByRole('button', { name: 'Today', exact: true }).click();
  await sheet.getByLabel('Another day').fill(dayOnPhone(7));
  await sheet.getByRole('button', { name: 'Save what is right' }).click();
  await expect(sheet.getByText('Type the reason.')).toBeVisible();
  await sheet.getByLabel('Why is it put right?').fill('It came by phone');
  await sheet.getByRole('button', { name: 'Save what is right' }).click();
  const rows = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'MP77' })).toContainText('35,000 open after it');
  await expect(rows.filter({ hasText: '20,000' })).toContainText(/Put right \(Grace.*It came by phone/);
  await visit(page, '/sales/view/0');
  await expect(sales.row('Amina')).toContainText('Owes 35,000');

  // So it is from the statement of the customer, and one that never happened is voided there.
  await visit(page, '/sales/customer');
  await page.getByRole('link', { name: /Amina/ }).click();
  await page.getByRole('link', { name: 'Statement' }).click();
  const line = page.getByRole('row', { name: /MP77/ });
  await expect(line).toContainText('25,000');
  await line.getByRole('button').click();
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('24000');
  await sheet.getByLabel('Why is it put right?').fill('A fee');
  await sheet.getByRole('button', { name: 'Save what is right' }).click();
  await expect(line).toContainText('24,000');
  await line.getByRole('button').click();
  await sheet.getByLabel('Why is it put right?').fill('Another Amina');
  await sheet.getByRole('button', { name: 'It never happened: void it' }).click();
  await expect(page.getByRole('row', { name: /Owed now/ })).toContainText('60,000');
  expect(stall.faults).toEqual([]);
}); // prettier-ignore

test.for(walkedIn('sw phone'))('[SHP-25, ACT-20, PAY-21] without a signal: stock of 100 bags was 10, what a flock ate leads to its record, a loss is put right, and so is money put in ($way)', async (way, {
  begun,
}) => {
  const office = await begun('stall', way);
  const { page } = office.book;
  await office.cutSignal();
  await visit(page, '/farm/add/raw_materials?category=feeds&stock=here');
  await page.getByLabel('What is it?').fill('Layers mash');
  await page.getByRole('button', { name: /^New material/ }).click();
  await page.getByLabel('It comes in a').fill('');
  await new Shop(page).much('1000', '2000');
  await page.getByRole('button', { name: 'Save, next item' }).click();
  await expect(page.getByRole('list', { name: 'Saved now' })).toContainText('Layers mash');
  await page.goto('/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 500, daysAgo: 3 });
  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Feed');
  await page.getByRole('textbox', { name: 'How much' }).fill('60');
  await farm.save('feed');
  await farm.saved();
  await visit(page, '/farm/view/3');
  await page.getByRole('link', { name: /Layers mash/ }).click();
  const history = page.getByRole('list', { name: 'History of the item' });
  await history.getByRole('button', { name: /Was here at the start/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Put it right' }).click();
  await sheet.getByLabel(/^How many/).fill('100');
  await sheet.getByLabel(/^Worth of all of it/).fill('200000');
  await sheet.getByRole('button', { name: 'Save what is right' }).click();
  await expect(history.getByRole('button', { name: /Was here at the start/ })).toContainText('+100 kg');
  await history.getByRole('button', { name: /Given to a flock/ }).click();
  await sheet.getByRole('link', { name: 'Open the record' }).click();
  await page.getByRole('link', { name: 'Put it right' }).click();
  await page.getByRole('textbox', { name: 'How much' }).fill('50');
  await page.getByRole('button', { name: 'Save what is right' }).click();
  await expect(page.getByRole('list', { name: 'What was changed' })).toContainText('60 kg50 kg');
  await visit(page, '/farm/view/3');
  await expect(page.getByRole('link', { name: /Layers mash/ })).toContainText('50 kg');

  await visit(page, '/dashboard?show=money');
  await page.getByRole('link', { name: 'Own money put in' }).click();
  await page.getByLabel(/^Amount/).fill('50000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const moves = page.getByRole('list', { name: 'Counted and moved' });
  await moves.getByRole('button').click();
  await sheet.getByRole('link', { name: 'Put it right' }).click();
  await page.getByLabel(/^Amount/).fill('55000');
  await page.getByLabel('Why is it put right?').fill('Counted again');
  await page.getByRole('button', { name: 'Save what is right' }).click();
  await expect(page.getByRole('list', { name: 'Where the money is' })).toContainText('55,000');
  await expect(moves.getByRole('button')).toHaveCount(1);
  expect(office.faults).toEqual([]);
}); // prettier-ignore
