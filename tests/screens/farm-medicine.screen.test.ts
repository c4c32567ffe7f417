import { serverTimestamp } from '../../backend/admin.ts';
import { Farm } from '../e2e/pages/farm.ts';
import { People } from '../e2e/pages/people.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

const ZAWADI = { first_name: 'Zawadi', email: 'zawadi@farm.test', password: 'feeds-the-hens' };

test('[VET-1, VET-5, VET-6, MSG-14, MSG-17, ACT-11] medicine comes after the eggs: they are called back, the next ones put apart, and two rounds are asked about', async ({
  begun,
  phone,
  server,
}) => {
  const office = await begun('office');
  const { book } = office;
  const { page } = book;
  const path = await new People(page).invite('attendant', { name: 'Zawadi', email: ZAWADI.email });
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

  // The attendant fills in yesterday with one press and records this round, offline.
  const shed = await phone('shed');
  const there = shed.book.page;
  await there.goto(path);
  await there.getByRole('link', { name: 'Register' }).click();
  await shed.book.fillAccount(ZAWADI);
  await there.getByRole('button', { name: 'Register' }).click();
  await there.waitForURL(`**${path}`);
  await there.getByRole('button', { name: 'Accept' }).click();
  await there.waitForURL('**/attendant/activities');
  const round = new Farm(there);
  await expect(round.flock('House 1')).toBeVisible();
  await shed.cutSignal();
  await there.getByRole('button', { name: 'Yesterday is missing' }).click();
  await expect(there.getByText('It stands at 12:00 of that day.')).toBeVisible();
  await round.press('12');
  await round.save('eggs');
  await round.saved();
  await expect(there.getByRole('button', { name: 'Yesterday is missing' })).toHaveCount(0);
  await round.backToToday();
  await round.pick('Eggs');
  await round.press('13');
  await round.save('eggs');
  await round.saved();
  await shed.restoreSignal();
  await expect(shed.book.badge).toHaveAccessibleName(/All sent/);

  // The owner records yesterday's medicine afterwards: expired medicine is refused, and so are fewer days than on the
  // label.
  await visit(page, '/farm/add/farm_activities');
  await farm.pick('Medicine');
  await page.getByRole('radio', { name: 'Oxytetracycline' }).check({ force: true });
  await expect(page.getByText('After the last dose: no eggs for 5 days, no meat for 7 days.')).toBeVisible();
  await farm.yesterday();
  await page.getByRole('button', { name: 'Reason, dose, batch, days without sale' }).click();
  await page.getByLabel('What for').fill('Cough');
  await page.getByLabel('Good until').fill('2025-10-03');
  await page.getByLabel('No meat for sale, days').fill('3');
  await farm.save('medicine');
  await expect(page.getByText('The label says 7 days. It can only be longer.')).toBeVisible();
  await page.getByLabel('No meat for sale, days').fill('8');
  await farm.save('medicine');
  await expect(page.getByText('Expired on 3 Oct 2025.')).toBeVisible();
  await page.getByLabel('Good until').fill('2030-01-01');
  await farm.save('medicine');
  await farm.saved();

  // Its eggs are not for sale, and those in stock are to be recalled.
  await visit(page, '/farm/view/0');
  await expect(farm.card('House 1')).toContainText('No eggs for sale until');
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  const recall = page.getByRole('region', { name: 'To call back' });
  await expect(recall.getByText('13 trays into the stock')).toBeVisible();
  await expect(page.getByText(/^Eggs: Not for sale until .* \(Oxytetracycline\)$/)).toBeVisible();
  await page.getByRole('link', { name: 'Record', exact: true }).first().click();
  await farm.pick('Eggs');
  await expect(page.getByText(/^Not for sale until .* \(Oxytetracycline\)\. Put apart\.$/)).toBeVisible();
  await farm.press('1');
  // The owner may override this only with a reason.
  await page.getByRole('button', { name: 'Sell anyway' }).click();
  await expect(page.getByLabel('Why may they be sold all the same?')).toBeVisible();
  await farm.save('eggs');
  await expect(page.getByText(/^Not for sale until .* They are put apart now: save again\.$/)).toBeVisible();
  await farm.save('eggs');
  await farm.saved();
  await expect(farm.today().first()).toContainText('not for sale');

  // Two people recorded the same round of eggs.
  await visit(page, '/farm/view/1');
  const question = page.getByText(/^2 records of the same round: Eggs, .* Both real\?/);
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Both are real' }).click();
  await expect(question).toHaveCount(0);
  expect([...office.faults, ...shed.faults]).toEqual([]);
});
