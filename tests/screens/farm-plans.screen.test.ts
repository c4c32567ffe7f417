import { Farm } from '../e2e/pages/farm.ts';
import { visit } from '../e2e/support/visit.ts';
import { expect, test } from './support/test.ts';

test('[VET-8] without a signal a plan is copied and changed; a new flock takes it, and a later change does not reach the flock', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const { book } = office;
  const { page } = book;
  await office.cutSignal();
  await visit(page, '/settings/3');
  const plans = page.getByRole('region', { name: 'Vaccination plans' });
  const rows = plans.getByRole('list', { name: 'Plans' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await plans.getByRole('button', { name: /Layer KE \(iCow\)/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('This plan comes with the app.')).toBeVisible();
  await sheet.getByLabel('Name of the plan').fill('Layers, our vet');
  await sheet.getByLabel('Where it comes from').fill('Dr Achieng');
  // A step is changed, one is removed, one is added; errors are shown next to their step.
  await sheet.getByRole('button', { name: 'Day 21 ND' }).click();
  await sheet.getByLabel('Dose of a bird').fill('1 drop');
  await sheet.getByRole('button', { name: 'Day 18 Gumboro' }).click();
  await sheet.getByRole('button', { name: 'Remove this step' }).click();
  await sheet.getByRole('button', { name: 'Add a step' }).click();
  await sheet.getByLabel('What is given').fill('Vitamins');
  await sheet.getByRole('button', { name: 'Save as my copy' }).click();
  await expect(sheet.getByText('Type the age in days: 0 to 700. Week 6 is day 42.')).toBeVisible();
  await sheet.getByLabel('Age in days').fill('16');
  await sheet.getByRole('radio', { name: 'water', exact: true }).check({ force: true });
  await sheet.getByRole('button', { name: 'Save as my copy' }).click();
  await expect(sheet).toBeHidden();
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toHaveText(/Layers, our vet.*9 steps · Dr Achieng.*Yours/);

  await visit(page, '/farm/add/farm_activities?new=flock');
  const farm = new Farm(page);
  await page.getByRole('radio', { name: 'Layers, our vet, yours' }).check({ force: true });
  await farm.addFlock({ name: 'House 1', count: 500, weeks: 2, daysAgo: 1 });
  await farm.card('House 1').getByRole('link', { name: 'House 1' }).click();
  const health = page.getByRole('region', { name: 'Vaccines and medicine' });
  await expect(health.getByText('Plan: Layers, our vet, after Dr Achieng.')).toBeVisible();
  await expect(health.getByText('Vitamins, water')).toBeVisible();
  await health.getByRole('button', { name: /^Show all/ }).click();
  await expect(health.getByText('ND, 1 drop')).toBeVisible();
  await expect(health.getByText('Gumboro')).toHaveCount(0);
  const flockPage = new URL(page.url()).pathname;

  // The plan changes; the flock keeps its copy until the newer one is chosen for it.
  await visit(page, '/settings/3');
  await plans.getByRole('button', { name: /Layers, our vet/ }).click();
  await sheet.getByRole('button', { name: 'Day 16 Vitamins' }).click();
  await sheet.getByLabel('What is given').fill('Dewormer');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet).toBeHidden();
  await visit(page, flockPage);
  await expect(health.getByText('Vitamins, water')).toBeVisible();
  await page.getByRole('link', { name: 'Change or close this flock' }).click();
  await expect(page.getByRole('radio', { name: 'Layers, our vet, as until now' })).toBeChecked();
  await page.getByRole('radio', { name: 'Layers, our vet, yours' }).check({ force: true });
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.waitForURL('**/farm/farm_activities/view/**');
  await expect(health.getByText('Dewormer, water')).toBeVisible();

  // When online, everything is accepted and appears on the other phone.
  await office.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  const other = await phone('other');
  await other.book.signIn();
  await visit(other.book.page, flockPage);
  await expect(other.book.page.getByText('Dewormer, water')).toBeVisible();
  await visit(other.book.page, '/settings/3');
  await other.book.page.getByRole('button', { name: /Layers, our vet/ }).click();
  await other.book.page.getByRole('button', { name: 'Remove this plan' }).click();
  await expect(other.book.page.getByRole('button', { name: /Layer KE \(iCow\)/ })).toBeVisible();
  expect([...office.faults, ...other.faults]).toEqual([]);
});

test('[FLK-24] a curve comes from a CSV file: the row that does not agree is pointed at, the corrected one is saved, and a new flock is compared with it', async ({
  begun,
}) => {
  const office = await begun('office');
  const { book } = office;
  const { page } = book;
  await office.cutSignal();
  await visit(page, '/settings/3');
  await page.getByRole('button', { name: 'New curve' }).click();
  const sheet = page.getByRole('dialog');
  const csv = (feed: number) =>
    Buffer.from(`Age,Weight g,FCR,Cum Feed\r\n7,202,0.807,163\r\n42,2998,1.531,${feed}\r\n`);
  const choose = (feed: number) => sheet.getByLabel('File').setInputFiles({ name: 'cobb.csv', mimeType: 'text/csv', buffer: csv(feed) }); // prettier-ignore
  await choose(4_797);
  await expect(sheet.getByRole('table')).toContainText('4797Feed, weight and FCR do not agree');
  await sheet.getByLabel('Breed').fill('Cobb 500');
  await sheet.getByLabel('Edition').fill('2022');
  await sheet.getByLabel('Where it comes from').fill('Guide of the breeder');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByText('Not saved: correct the marked rows first.')).toBeVisible();
  await choose(4_590);
  await expect(sheet.getByText('do not agree')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Curves' }).getByRole('listitem').first()).toHaveText(/Cobb 500.*2022.*Yours, version 1/); // prettier-ignore

  await visit(page, '/farm/add/farm_activities?new=flock');
  await page.getByRole('radio', { name: 'Broilers' }).check({ force: true });
  await page.getByRole('radio', { name: 'Cobb 500, 2022' }).check({ force: true });
  const farm = new Farm(page);
  await farm.addFlock({ name: 'Barn', count: 300, weeks: 7, daysAgo: 1 });
  await farm.card('Barn').getByRole('link', { name: 'Barn' }).click();
  await expect(page.getByText('Standard: Cobb 500, 2022.')).toBeVisible();
  const flockPage = new URL(page.url()).pathname;

  // After the change it is version 2; the flock keeps the first version until the newer one is chosen.
  await visit(page, '/settings/3');
  await page.getByRole('button', { name: /Cobb 500.*version 1/ }).click();
  await sheet.getByLabel('Edition').fill('2024');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Yours, version 2')).toBeVisible();
  await visit(page, flockPage);
  await expect(page.getByText('Standard: Cobb 500, 2022.')).toBeVisible();
  await office.restoreSignal();
  await expect(book.badge).toHaveAccessibleName(/All sent/);
  expect(office.faults).toEqual([]);
});
