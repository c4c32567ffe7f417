import { Expenses } from '../e2e/pages/expenses.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { sellsAndMakes } from '../e2e/support/sells-and-makes.ts';
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
  // The change log links to the record.
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

  // The same from the customer's statement; a payment that never happened is voided there.
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
  await new Shop(page).material('Layers mash', '1000', '2000');
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

test.for(walkedIn('fr wide'))('[PRC-20] without a signal: 70 kg that were milled were 80, and 50 came out, not 68: cost, what was changed and the store follow; the number stays ($way)', async (way, { begun }) => {
  const mill = await begun('mill', way);
  const { page } = mill.book;
  const shop = new Shop(page);
  await sellsAndMakes(page);
  await mill.cutSignal();
  await visit(page, '/farm/add/raw_materials?category=feeds&stock=here');
  await shop.material('Maize', '100', '1200');
  await shop.material('Own mix', '1', '0');
  await visit(page, '/processed/add/products');
  const goesIn = page.getByRole('region', { name: 'What goes in' });
  const out = page.getByRole('region', { name: 'What came out' });
  await goesIn.getByLabel('Goes in').selectOption({ label: 'Maize' });
  await goesIn.getByLabel(/^How many/).fill('70');
  await out.getByLabel('Came out').selectOption({ label: 'Own mix' });
  await out.getByLabel(/^How many/).fill('68');
  await page.getByLabel('Paid for the work, UGX').fill('1000');
  await page.getByRole('button', { name: 'Save what was made' }).click();
  const run = page.getByRole('list', { name: 'Runs' }).getByRole('button');
  // 70 × 1,200 + 1,000 for 68 kg.
  await expect(run).toContainText('1,250 a kg');
  await run.click();
  const sheet = page.getByRole('dialog');
  const title = await sheet.getByRole('heading').first().innerText();
  await sheet.getByRole('link', { name: 'Put it right' }).click();
  await expect(goesIn.getByLabel(/^How many/)).toHaveValue('70');
  await goesIn.getByLabel(/^How many/).fill('80');
  await out.getByLabel(/^How many/).fill('50');
  await page.getByLabel('Paid for the work, UGX').fill('4000');
  await page.getByLabel('Why is it put right? (if you like)').fill('Weighed again');
  await page.getByRole('button', { name: 'Save what is right' }).click();
  await expect(run).toHaveCount(1);
  // 80 × 1,200 + 4,000 for 50 kg.
  await expect(run).toContainText('2,000 a kg');
  await run.click();
  await expect(sheet.getByRole('heading').first()).toHaveText(title);
  await expect(sheet.getByRole('list', { name: 'What was changed' })).toContainText(/Maize 70 kg.*Maize 80 kg/);
  await expect(sheet).toContainText('Weighed again');
  await visit(page, '/farm/view/3');
  await expect(page.getByRole('link', { name: /Maize/ })).toContainText('20 kg');
  await expect(page.getByRole('link', { name: /Own mix/ })).toContainText('51 kg');
  expect(mill.faults).toEqual([]);
}); // prettier-ignore

test.for(walkedIn('sw phone'))('[SHP-25] without a signal: a count that found 90 of 100 had found 96: 10 missing become 4, and what is there and its worth follow ($way)', async (way, { begun }) => {
  const stall = await begun('stall', { kind: 'Shop', ...way });
  const { page } = stall.book;
  const shop = new Shop(page);
  await stall.cutSignal();
  await visit(page, '/shop/add?stock=here');
  await shop.opening({ name: 'Egg trays', base: 'Pieces', price: '700' }, '100', '400');
  await visit(page, '/shop?show=count');
  await page.getByLabel('Egg trays, pieces').fill('90');
  await page.getByRole('button', { name: 'Save 1 item' }).click();
  await page.waitForURL('**/shop');
  await expect(shop.row('Egg trays')).toContainText('36,000');
  await shop.row('Egg trays').click();
  await shop.history('Counted').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Put it right' }).click();
  await sheet.getByLabel(/^How many/).fill('96');
  await expect(sheet.getByRole('status')).toHaveText('The book had 100 pieces. Difference: −4 pieces, it was −10 pieces.');
  await sheet.getByRole('button', { name: 'Save what is right' }).click();
  await expect(shop.history('Counted')).toContainText('−4 pieces');
  await expect(shop.history('Counted')).toContainText('96 pieces there');
  const figures = page.getByRole('region', { name: 'Figures of the item' });
  await expect(figures).toContainText('96 pieces');
  await expect(figures).toContainText('38,400');
  expect(stall.faults).toEqual([]);
}); // prettier-ignore

test.for(walkedIn('fr phone'))('[PAY-20] without a signal: 100,000 paid to a supplier were 150,000 by mobile money, 5,000 of wages were 6,000 of last week; both debts follow ($way)', async (way, { begun }) => {
  const stall = await begun('stall', { kind: 'Shop', ...way });
  const { page } = stall.book;
  const shop = new Shop(page);
  const expenses = new Expenses(page);
  const sheet = page.getByRole('dialog');
  const rows = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  const pay = async (amount: string, left: string) => {
    await page.getByRole('textbox', { name: 'Amount paid' }).fill(amount);
    await page.getByRole('button', { name: `Save, ${left} left to pay` }).click();
  };
  const putRight = async (amount: string, why: string) => {
    await page.getByRole('button', { name: 'Put this payment right' }).click();
    await sheet.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await sheet.getByLabel('Why is it put right?').fill(why);
  };
  const save = () => sheet.getByRole('button', { name: 'Save what is right' }).click();
  await stall.cutSignal();
  await visit(page, '/shop/add');
  await shop.newItem({ name: 'Egg trays', price: '600' });
  await shop.much('1200', '400');
  await shop.pay('Later');
  await shop.supplier('Mbeya Feeds');
  await shop.savePurchase();
  await visit(page, '/shop?show=purchases');
  await shop.purchase('Egg trays').click();
  await page.getByRole('link', { name: 'Pay the supplier' }).click();
  await pay('100000', '380,000');
  await page.waitForURL('**/view_creditors');
  await visit(page, '/shop?show=purchases');
  await shop.purchase('Egg trays').click();
  await page.getByRole('link', { name: 'Payments' }).click();
  await putRight('150000', 'Read again');
  await sheet.getByRole('radio', { name: /MTN/ }).check({ force: true });
  await sheet.getByLabel('Transaction number').fill('mp88');
  await save();
  // 1,200 × 400 less 150,000.
  await expect(rows.filter({ hasText: 'MP88' })).toContainText('330,000 open after it');
  await expect(rows.filter({ hasText: '100,000' })).toContainText(/Put right \(Grace.*Read again/);
  await visit(page, '/view_creditors');
  await expect(page.getByRole('list', { name: 'Whom I owe' })).toContainText('330,000');

  await expenses.open();
  await expenses.begin('Wages', 15_000);
  await expenses.press('Pay later');
  await expenses.expectSaved();
  await expenses.row('Wages').click();
  await sheet.getByRole('link', { name: 'Pay 15,000' }).click();
  await pay('5000', '10,000');
  await page.waitForURL('**/expenses');
  await expenses.row('Wages').click();
  await sheet.getByRole('link', { name: 'Payments' }).click();
  await putRight('6000', 'He got more');
  await sheet.getByRole('button', { name: 'Today', exact: true }).click();
  await sheet.getByLabel('Another day').fill(dayOnPhone(7));
  await save();
  await expect(rows.filter({ hasText: '6,000' })).toContainText('9,000 open after it');
  await visit(page, '/expenses');
  await expect(expenses.row('Wages')).toContainText('We owe 9,000');
  expect(stall.faults).toEqual([]);
}); // prettier-ignore
