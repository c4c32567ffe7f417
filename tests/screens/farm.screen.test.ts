import { serverTimestamp } from '../../backend/admin.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { People } from '../e2e/pages/people.ts';
import { ZAWADI } from '../e2e/support/somebody.ts';
import { visit } from '../e2e/support/visit.ts';
import { aFlock } from './support/a-flock.ts';
import { expect, test } from './support/test.ts';

/** Taps for a whole egg round from a cold start. */
const MAX_TAPS = 6;

test('[RTE-26, RTE-28, FLK-3, FLK-8] the first flock: refused while it is wrong, then a card; eggs are written and counted', async ({
  begun,
}) => {
  const office = await begun('stall');
  const { book } = office;
  const { page } = book;
  await office.cutSignal();
  await page.getByRole('link', { name: 'Farm' }).click();
  await page.getByRole('link', { name: 'Add your first flock' }).click();
  const farm = new Farm(page);
  await page.getByRole('button', { name: 'Save the flock' }).click();
  await expect(page.getByText('Type a name for the flock.').first()).toBeVisible();
  await page.getByLabel('Name of the flock').fill('House 1');
  await page.getByLabel('House', { exact: true }).fill('House 1');
  await page.getByLabel('Age on that day').fill('101');
  await page.getByLabel('How many birds').fill('0');
  await page.getByRole('button', { name: 'Save the flock' }).click();
  await expect(page.getByText('Type their age: 0 to 700 days, or 0 to 100 weeks.').first()).toBeVisible();
  await page.getByLabel('Age on that day').fill('23');
  await page.getByRole('button', { name: 'Save the flock' }).click();
  await expect(page.getByText('Enter a number above 0.').first()).toBeVisible();
  // The calendar ends today.
  await page.getByLabel('Day they came').fill('2027-12-31');
  await expect(page.getByText(/^Day they came: .*2027/)).toHaveCount(0);
  await page.getByLabel('Day they came').fill('2026-01-05');
  await farm.addFlock({ name: 'House 1', count: 500, cost: 25_000 });
  await expect(farm.card('House 1')).toContainText('500 layers');

  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await farm.pick('Eggs');
  await farm.press('11');
  await farm.next();
  await farm.press('4');
  await farm.save('eggs');
  await farm.saved();
  await expect(farm.today()).toHaveCount(1);
  await expect(farm.today().first()).toContainText('11 + 4');
  await farm.pick('Dead birds');
  await farm.press('3');
  await farm.save('dead birds');
  await farm.saved();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(farm.card('House 1')).toContainText('497 layers');
  await expect(farm.card('House 1')).toContainText('11 + 4');

  // An unknown tab shows tab 0.
  for (const unknown of ['99', 'x']) {
    await page.goto(`/farm/view/${unknown}`);
    await expect(page.getByRole('navigation', { name: 'What of the farm' }).locator('[aria-current]')).toHaveText('Flocks'); // prettier-ignore
  }
  await page.goto('/farm/view/1');
  const diary = page.getByRole('list', { name: 'House 1' }).getByRole('button');
  await expect(diary).toHaveCount(2);
  await expect(diary.first()).toContainText('Grace');
  // A wrong record is voided and stays readable.
  await diary.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void', exact: true }).click();
  await page.getByLabel('What is wrong with it?').fill('Counted twice');
  await page.getByRole('button', { name: 'Do not count it' }).click();
  await expect(diary.first()).toContainText('Not counted');
  await page.goto('/farm/view/0');
  await expect(farm.card('House 1')).toContainText('500 layers');
  for (const [tab, words] of [['2', 'No flock is closed yet.'], ['3', 'Nothing of this kind is in the book yet.']]) {
    await page.goto(`/farm/view/${tab}`);
    await expect(page.getByText(words!)).toBeVisible();
  } // prettier-ignore
  expect(office.faults).toEqual([]);
});

test('[ACT-3, ACT-4, MSG-11, MSG-12, MSG-16] bad numbers of a round are refused or asked about, in words', async ({
  begun,
}) => {
  const { book } = await begun('stall');
  const { page } = book;
  await page.goto('/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 100 });
  await expect(farm.card('House 1')).toContainText('100 layers');
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await farm.pick('Eggs');
  await farm.save('eggs');
  await expect(page.getByText('Enter a number above 0.')).toBeVisible();
  await farm.press('0');
  await farm.next();
  await farm.press('31');
  await farm.save('eggs');
  await expect(page.getByText('Loose eggs are 0 to 29. 30 make a tray.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Loose eggs, Good' }).fill('0');
  await page.getByRole('textbox', { name: 'Trays, Good' }).fill('7');
  await farm.save('eggs');
  await expect(page.getByText('210 eggs from 100 hens in one day cannot be.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all the same' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Trays, Good' }).fill('4');
  await farm.save('eggs');
  await expect(page.getByText('More eggs than hens. Check trays.')).toBeVisible();
  await farm.save('all the same');
  await farm.saved();

  await farm.pick('Dead birds');
  await farm.press('0');
  await farm.save('dead birds');
  await expect(page.getByText('Enter a number above 0.')).toBeVisible();
  await page.getByRole('textbox', { name: 'How many died' }).fill('101');
  await farm.save('dead birds');
  await expect(page.getByText('Only 100 birds in the book.')).toBeVisible();
  await page.getByRole('textbox', { name: 'How many died' }).fill('1');
  await farm.save('dead birds');
  await farm.saved();
  await expect(farm.today()).toHaveCount(2);

  await farm.pick('Water');
  await farm.yesterday();
  await farm.press('2');
  await farm.save('water');
  await expect(page.getByText(/^This flock came on /)).toBeVisible();
});

test('[MSG-12, ACT-11] of yesterday too: a second round is asked about with the first, and what cannot be is refused without a question', async ({
  begun,
}) => {
  const { book } = await begun('stall');
  const { page } = book;
  await page.goto('/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await farm.addFlock({ name: 'House 1', count: 506, daysAgo: 5 });
  await expect(farm.card('House 1')).toContainText('506 layers');
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  const round = async (trays: string) => {
    await page.getByRole('textbox', { name: 'Trays, Good' }).fill(trays);
    await farm.save('eggs');
  };
  await page.getByRole('button', { name: 'Yesterday is missing' }).click();
  const yesterday = page.url();
  await round('40');
  await expect(page.getByText('1,200 eggs from 506 hens in one day cannot be. Check the number, or the number of birds.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all the same' })).toHaveCount(0);
  await round('15');
  await farm.saved();
  await page.goto(yesterday);
  await round('10');
  await expect(page.getByText('More eggs than hens. Check trays.')).toBeVisible();
  await round('1');
  await farm.saved();
}); // prettier-ignore

test('[RTE-57, RTE-67, LED-52, ACT-8, PPL-15] an invited attendant writes down days without a signal; the owner sees them when it is back', async ({
  phone,
  server,
}) => {
  const office = await phone('office');
  const owner = office.book;
  await owner.register();
  await owner.setUp();
  const path = await new People(owner.page).invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
  await expect(owner.badge).toHaveAccessibleName(/All sent/);

  const shed = await phone('shed');
  const { page } = shed.book;
  await shed.book.takeUp(path, ZAWADI);
  // Without a flock: an empty state naming the person to ask.
  await expect(page.getByText('Ask Grace, the owner, to open one for you.', { exact: false })).toBeVisible();
  await visit(owner.page, '/farm/add/farm_activities?new=flock');
  const officeFarm = new Farm(owner.page);
  await officeFarm.addFlock({ name: 'House 1', count: 500, cost: 25_000, daysAgo: 10 });
  const operator = server.admin;
  const [business] = operator.list('businesses');
  await expect(owner.badge).toHaveAccessibleName(/All sent/);
  await expect.poll(() => operator.list(`businesses/${business!.id}/farm`).length).toBe(1);
  const [flock] = operator.list(`businesses/${business!.id}/farm`);
  const { device_id, created_at, created_by, business_id } = flock!.data as Record<string, string>;
  const mash = { id: 'LayersMash01', name: 'Layers mash', category: 'feeds', base_unit: 'g', pack: { label: 'bag', factor: 70_000 } }; // prettier-ignore
  await operator.commit([
    { set: `businesses/${business!.id}/raw_materials/LayersMash01`, data: { ...mash, device_id: device_id!, created_at: created_at!, created_by: created_by!, business_id: business_id!, rev: 1, updated_at: serverTimestamp } }, // prettier-ignore
  ]);

  const farm = new Farm(page);
  await expect(farm.flock('House 1')).toContainText('about 500 layers');
  await farm.pick('Feed');
  await expect(page.getByRole('radio', { name: 'Layers mash' })).toBeAttached();
  await page.getByRole('link', { name: 'Back' }).click();
  await shed.cutSignal();
  await expect(shed.book.badge).toHaveAccessibleName(/No connection/);

  // From the home icon: cold start, one flock, two grades.
  await page.evaluate(() => history.replaceState(null, '', '/sales/view/0')); // the target of the home icon
  await page.reload();
  const cold = page;
  const round = new Farm(cold);
  round.taps = 1;
  await round.pick('Eggs');
  await round.press('9');
  await round.grade('Cracked');
  await round.press('4');
  await round.save('eggs');
  await round.saved();
  expect(round.taps).toBeLessThanOrEqual(MAX_TAPS);

  await expect(round.today().first()).toContainText('9 + 4');
  await expect(round.today().first().getByText('On this phone')).toBeAttached();
  await round.pick('Dead birds');
  await round.press('3');
  await round.save('dead birds');
  await round.saved();
  await expect(round.flock('House 1')).toContainText('about 497 layers');
  await round.pick('Feed');
  await cold.getByRole('radio', { name: 'Layers mash' }).check({ force: true });
  await round.press('53');
  await round.save('feed');
  await round.saved();
  await round.pickMore('Note');
  await cold.getByLabel('Note').fill('They ate slowly.');
  await round.save('note');
  await round.saved();
  // The rest of a week: yesterday's round, and the same one again.
  await round.pick('Eggs');
  await round.yesterday();
  await round.press('8');
  await round.save('eggs');
  await round.saved();
  await expect(cold.getByRole('button', { name: 'Yesterday is missing' })).toHaveCount(0);
  // Shows the last saved record, though it is dated earlier; shortly after the save it may still be the previous one.
  await expect(async () => {
    await visit(cold, '/attendant/activities');
    await cold.getByRole('button', { name: 'Repeat last' }).click();
    await expect(cold.getByRole('textbox', { name: 'Trays, Good' })).toHaveValue('8', { timeout: 1_000 });
  }).toPass();
  await round.yesterday();
  await cold.getByRole('radio', { name: 'Evening' }).check({ force: true });
  await round.save('eggs');
  await round.saved();

  // Money is not shown anywhere, and no other screen opens.
  await expect(cold.getByText('UGX')).toHaveCount(0);
  await expect(cold.getByText('25,000')).toHaveCount(0);
  for (const shut of ['/farm/view/0', '/farm/add/farm_activities', '/sales/add']) {
    await cold.goto(shut);
    await cold.waitForURL('**/settings/0');
  }
  await cold.getByRole('link', { name: 'My days' }).click();
  const days = cold.getByRole('list', { name: 'My days' });
  await expect(days.getByRole('button')).toHaveCount(6);
  await expect(days.getByRole('heading')).toHaveCount(2);
  await expect(cold.getByText('6 wait on this phone', { exact: false })).toBeVisible();

  await expect(cold.getByRole('button', { name: 'Send now' })).toBeVisible();
  await shed.restoreSignal();
  await expect(shed.book.badge).toHaveAccessibleName(/All sent/);
  await expect(days.getByRole('button').first().getByText('Sent', { exact: true })).toBeAttached();
  // Attendants cannot change records.
  await days.getByRole('button').first().click();
  await expect(cold.getByRole('dialog')).toBeVisible();
  await expect(cold.getByRole('button', { name: 'Void', exact: true })).toHaveCount(0);

  await visit(owner.page, '/farm/view/1');
  const diary = owner.page.getByRole('list', { name: 'House 1' }).getByRole('button');
  await expect(diary).toHaveCount(4);
  await expect(diary.filter({ hasText: 'Feed' })).toContainText('53 kg');
  await expect(diary.filter({ hasText: 'Feed' })).toContainText('Zawadi');
  await owner.page.getByRole('link', { name: 'Flocks' }).click();
  await expect(officeFarm.card('House 1')).toContainText('497 layers');
  await expect(officeFarm.card('House 1')).toContainText('9 + 4');
  // The feed was deducted from the store.
  await owner.page.getByRole('link', { name: 'Feed', exact: true }).click();
  await expect(owner.page.getByRole('list', { name: 'Materials' })).toContainText('−53 kg');

  // The owner sees when the attendant was last heard from, and detects missing records by their numbers.
  const written = operator.list(`businesses/${business!.id}/farm_activities`);
  const last = written.map(({ data }) => data as Record<string, unknown> & { device_seq: number }).sort((a, b) => b.device_seq - a.device_seq)[0]!; // prettier-ignore
  await visit(owner.page, '/settings/5');
  const row = owner.page.getByRole('list', { name: 'Attendants' }).getByRole('button');
  await expect(row).toContainText('Last record today');
  await expect(row).not.toContainText('still on the phone');
  const later = { ...last, id: 'ZawadiLater1', device_seq: last.device_seq + 3, updated_at: serverTimestamp };
  await operator.commit([{ set: `businesses/${business!.id}/farm_activities/ZawadiLater1`, data: later as never }]);
  await expect(row).toContainText('2 records are still on the phone');
  expect([...office.faults, ...shed.faults]).toEqual([]);
});

test('[ACT-8] of birds for meat no eggs are expected: those stand under More; of hens they come first', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  const hens = aFlock();
  const broilers = aFlock({ name: 'Batch 7', purpose: 'broiler', age_at_placement_days: 0 });
  for (const flock of [hens, broilers]) await office.run('farm.addFlock', flock);
  const kinds = page.getByRole('group', { name: 'What happened' }).getByRole('button').locator('b');
  await visit(page, `/farm/add/farm_activities?flock=${hens.id}`);
  await expect(kinds).toHaveText(['Eggs', 'Dead birds', 'Feed', 'Water', 'Medicine', 'Vaccine', 'Weighing', 'More']);
  await visit(page, `/farm/add/farm_activities?flock=${broilers.id}`);
  await expect(kinds).toHaveText([
    'Dead birds',
    'Feed',
    'Water',
    'Medicine',
    'Vaccine',
    'Weighing',
    'Killed or eaten',
    'More',
  ]);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Eggs/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eggs, Batch 7');
  expect(office.faults).toEqual([]);
});
