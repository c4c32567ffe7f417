import { Farm } from '../e2e/pages/farm.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';

test('[RTE-30, FLK-9, FLK-10, ACT-11] without a signal: a card opens its flock, a gap of the diary leads to its day, and the curve has its table', async ({
  begun,
}) => {
  const office = await begun('stall');
  const { book } = office;
  const { page } = book;
  await office.cutSignal();
  await page.goto('/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await page.getByRole('radio', { name: 'Layer KE (iCow)' }).check({ force: true });
  await farm.addFlock({ name: 'House 1', count: 500, weeks: 17, cost: 25_000, daysAgo: 10 });
  await expect(farm.card('House 1')).toContainText('500 layers');
  await expect(farm.card('House 1')).toContainText('Vaccine');
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  await page.waitForURL('**/farm/farm_activities/view/**');

  // Without records: the standard curve, the gaps, and no invented figures.
  await expect(page.getByRole('img', { name: /Laying in percent/ })).toBeVisible();
  await expect(page.getByText('The curve begins the day after the first eggs are written down.')).toBeVisible();
  await expect(page.getByText('Eggs may be sold')).toBeVisible();
  const gaps = page.getByRole('link', { name: 'Nothing recorded. Fill it in' });
  await expect(gaps).toHaveCount(10);
  await gaps.first().click();
  await expect(page.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
  await farm.pick('Eggs');
  await farm.press('13');
  await farm.next();
  await farm.press('10');
  await farm.save('eggs');
  await farm.saved();
  await page.goto('/farm/view/0');
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  const diary = page.getByRole('region', { name: 'Diary' });
  await expect(diary.getByText('13+10')).toBeVisible();
  await expect(gaps).toHaveCount(9);
  // Feed and water of that day are separate gaps.
  await expect(diary.getByRole('link', { name: /^Feed missing on / })).toHaveCount(1);
  await expect(page.getByText('80.0 %').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name: 'Laying, %' }).getByRole('table')).toContainText('80.0 %');
  await page.getByRole('button', { name: 'Show as a curve' }).click();
  await expect(page.getByRole('region', { name: /^Money, / })).toBeVisible();
  expect(office.faults).toEqual([]);
});

test('[RTE-29, FLK-11] a flock is corrected with a reason, closed with its figures, and opened again', async ({
  begun,
}) => {
  const office = await begun('stall');
  const { book } = office;
  const { page } = book;
  await page.goto('/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 500, daysAgo: 3 });
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  await page.getByRole('link', { name: 'Change or close this flock' }).click();
  await page.getByLabel('Name of the flock').fill('Top house');
  await page.getByLabel('How many birds').fill('490');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Type why another number of birds came.').first()).toBeVisible();
  await page.getByLabel('Why was it another number?').fill('Counted again');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.waitForURL('**/farm/farm_activities/view/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top house');
  await expect(page.getByText('of 490 placed')).toBeVisible();

  // The form shows the values just saved.
  await page.getByRole('link', { name: 'Change or close this flock' }).click();
  await expect(page.getByLabel('How many birds')).toHaveValue('490');
  await page.getByRole('button', { name: 'Close this flock' }).click();
  // The calendar starts on the day of placement.
  await page.getByLabel('Last day').fill('2020-01-01');
  await expect(page.getByText(/^Last day: .*2020/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByText(/^Closed /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Record' })).toHaveCount(0);
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  await page.goto('/farm/view/2');
  await farm.card('Top house').getByRole('link', { name: 'Top house' }).click();
  await page.getByRole('link', { name: 'Change or open again' }).click();
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  const placed = page.getByRole('region', { name: 'Figures of the flock' }).getByText('Birds placed', { exact: true });
  await expect(placed.locator('xpath=..')).toHaveText('Birds placed490');
  await page.getByRole('button', { name: 'Open this flock again' }).click();
  await expect(page.getByText('of 490 placed')).toBeVisible();
  await page.goto('/farm/view/0');
  await expect(farm.card('Top house')).toContainText('490 layers');
  expect(office.faults).toEqual([]);
});

test('[LED-51, MSG-12] two phones without a signal each write a round of one day that is fine alone: the owner is asked on Home, and puts it right in the diary of that day', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  await visit(office.book.page, '/farm/add/farm_activities?new=flock');
  await new Farm(office.book.page).addFlock({ name: 'House 1', count: 506, daysAgo: 5 });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const house = await phone('house');
  await house.book.signIn();
  const phones = [office, house] as const;
  for (const one of phones) {
    await visit(one.book.page, '/farm/view/0');
    await expect(new Farm(one.book.page).card('House 1')).toContainText('506 layers');
    await one.cutSignal();
  }
  for (const { book } of phones) {
    const farm = new Farm(book.page);
    await visit(book.page, '/farm/add/farm_activities');
    await book.page.getByRole('button', { name: 'Yesterday is missing' }).click();
    await book.page.getByRole('textbox', { name: 'Trays, Good' }).fill('13');
    await farm.save('eggs');
    await farm.saved();
  }
  for (const one of phones) await one.restoreSignal();
  const { page } = office.book;
  await visit(page, '/dashboard');
  const question = page.getByRole('link', { name: 'House 1: more eggs than hens' });
  await expect(question).toContainText('780 eggs from 506 hens. Was a round written down twice?');
  await question.click();
  await expect(page.getByText(/^Yesterday, /)).toBeVisible();
  const diary = page.getByRole('list', { name: 'House 1' }).getByRole('button');
  await expect(diary).toHaveCount(2);
  await diary.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void', exact: true }).click();
  await page.getByLabel('What is wrong with it?').fill('Twice');
  await page.getByRole('button', { name: 'Do not count it' }).click();
  await expect(diary.filter({ hasText: 'Not counted' })).toHaveCount(1);
  await visit(page, '/dashboard');
  await expect(page.getByText('390 eggs')).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('[LED-53, MSG-11] two phones without a signal each lose 300 of 500 birds: a warning before, then a question on both, until they are counted', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  await visit(office.book.page, '/farm/add/farm_activities?new=flock');
  await new Farm(office.book.page).addFlock({ name: 'House 1', count: 500, daysAgo: 3 });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const house = await phone('house');
  await house.book.signIn();
  const phones = [office, house] as const;
  for (const one of phones) {
    await visit(one.book.page, '/farm/view/0');
    await expect(new Farm(one.book.page).card('House 1')).toContainText('500 layers');
    await one.cutSignal();
  }
  const lose = async ({ page }: typeof office.book, birds: string) => {
    const farm = new Farm(page);
    await visit(page, '/farm/add/farm_activities');
    await farm.pick('Dead birds');
    await farm.press(birds);
    await farm.save('dead birds');
  };
  for (const { book } of phones) {
    await lose(book, '300');
    await new Farm(book.page).saved();
  }
  // More than the book has is asked about, as it may be right.
  await lose(office.book, '201');
  await expect(office.book.page.getByText('Only 200 birds in the book', { exact: false })).toBeVisible();
  await office.book.page.getByRole('link', { name: 'Back' }).click();
  for (const one of phones) await one.restoreSignal();
  for (const { book } of phones) {
    await visit(book.page, '/farm/view/0');
    const card = new Farm(book.page).card('House 1');
    await expect(card).toContainText('−100 layers');
    await expect(card).toContainText('More birds left than came: 100 too many. Count them.');
  }
  await visit(office.book.page, '/farm/add/farm_activities');
  const counting = new Farm(office.book.page);
  await counting.pickMore('Birds counted');
  await counting.press('187');
  await counting.save('birds counted');
  await counting.saved();
  for (const { book } of phones) {
    await visit(book.page, '/farm/view/0');
    const card = new Farm(book.page).card('House 1');
    await expect(card).toContainText('187 layers');
    await expect(card).not.toContainText('Count them.');
  }
  expect([...office.faults, ...house.faults]).toEqual([]);
});

test.for(walkedIn('fr phone'))('[FLK-29] six weeks later, without a signal: price, age, free and dead chicks, supplier and paying of a flock are put right, and its figures follow ($way)', async (way, { begun }) => {
  const office = await begun('stall', way);
  const { book } = office;
  const { page } = book;
  await office.cutSignal();
  await page.goto('/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await page.getByRole('radio', { name: 'Broilers' }).check({ force: true });
  await farm.addFlock({ name: 'Batch 7', count: 300, weeks: 1, cost: 2_500, daysAgo: 42 });
  await farm.card('Batch 7').getByRole('link', { name: 'Batch 7' }).click();
  const money = page.getByRole('region', { name: /^Money/ });
  await expect(money).toContainText('750,000');
  await expect(page.getByText('of 300 placed')).toBeVisible();
  await expect(page.getByText('Day 43').first()).toBeVisible();

  await page.getByRole('link', { name: 'Change or close this flock' }).click();
  await page.getByLabel('Age on that day').fill('8');
  await page.getByLabel('Given on top, free').fill('6');
  await page.getByLabel('Dead when they came').fill('2');
  await page.getByRole('button', { name: 'Choose supplier' }).click();
  await page.getByRole('button', { name: 'New supplier' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kuku Ltd');
  await page.getByRole('button', { name: 'Add supplier' }).click();
  await page.getByLabel(/^Cost of one bird/).fill('2050');
  await page.getByLabel(/^Transport/).fill('35000');
  await page.getByRole('radio', { name: 'A part now' }).check({ force: true });
  await page.getByLabel(/^Paid now/).fill('400000');
  await page.getByLabel('Why, if you like').fill('The bill was found');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.waitForURL('**/farm/farm_activities/view/**');
  // 300 × 2,050 + 35,000; 300 + 6 − 2 arrived alive; 8 + 42 days old.
  await expect(money).toContainText('650,000');
  await expect(page.getByText('of 304 placed')).toBeVisible();
  await expect(page.getByText('Day 50').first()).toBeVisible();
  await visit(page, '/view_creditors');
  await expect(page.getByRole('list', { name: 'Whom I owe' })).toContainText('Kuku Ltd');
  await expect(page.getByText('250,000', { exact: true }).first()).toBeVisible();
  expect(office.faults).toEqual([]);
}); // prettier-ignore
