import { Farm } from '../e2e/pages/farm.ts';
import { dayOnPhone } from '../e2e/support/phone-place.ts';
import { visit } from '../e2e/support/visit.ts';
import { excelOf } from '../support/excel-of.ts';
import { aFlock } from './support/a-flock.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { walkedIn } from './support/walks.ts';

const PLACED = 35;

/**
 * A batch of broilers of five weeks, with a breed standard of 2.296 kg for that day, and the form for weighing birds
 * one by one.
 */
async function aBatch(office: Phone): Promise<{ id: string; form: string }> {
  const flock = aFlock({ name: 'Batch 7', purpose: 'broiler', initial_count: 500, age_at_placement_days: 0, placed_on: dayOnPhone(PLACED) }); // prettier-ignore
  await office.run('farm.addFlock', flock);
  const form = `/farm/add/farm_activities?flock=${flock.id}&kind=weighing`;
  await visit(office.book.page, form);
  await office.book.page.getByRole('radio', { name: 'One by one' }).check({ force: true });
  return { id: flock.id, form };
}

/**
 * In total 240 kg, hence 2 kg on average; 99 of 120 within 1.8 to 2.2 kg are 82.5 %. Squared deviations, in grams: 66 ×
 * 100² + 20 × 400² + 1,600² = 6,420,000; divided by 119, the root is 232.3 g, 11.6 % of the mean.
 */
const WEIGHTS = [...Array.from({ length: 99 }, (_, i) => (i % 3 === 0 ? '2' : i % 3 === 1 ? '1.9' : '2,1')), ...Array.from({ length: 12 }, () => '1,6'), ...Array.from({ length: 8 }, () => '2.4'), '3.6']; // prettier-ignore

test.for(walkedIn('en wide'))('[ACT-14, FLK-23, FLK-30] 120 weights are pasted, seen before they are added, saved without a signal, and the flock shows how even they are ($way)', async (way, { begun }) => {
  const office = await begun('office', way);
  const { page } = office.book;
  await office.cutSignal();
  const farm = new Farm(page);
  const { id } = await aBatch(office);
  await page.getByRole('button', { name: 'Paste or file' }).click();
  const sheet = page.getByRole('dialog');
  const lines = [...WEIGHTS.slice(0, 13), '1.9x', ...WEIGHTS.slice(13)];
  await sheet.getByLabel('Weights, one after the other').fill(lines.join('\n'));
  await expect(sheet.getByLabel('What was understood')).toHaveText('120 weights, 1.6 to 3.6 kg, mean 2 kg');
  await expect(sheet.getByText('line 14: “1.9x”, no number')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add 120 weights, leave out 1' }).click();
  await expect(page.getByText('120 weighed, mean 2 kg')).toBeVisible();
  await farm.save('weighing');
  await farm.saved();
  await expect(farm.today().first()).toContainText('2 kg');
  await expect(farm.today().first()).toContainText('120 birds, mean weight, CV 11.6 %');
  await farm.today().first().click();
  await expect(page.getByRole('dialog')).toContainText('Within a tenth of the mean weight82.5 %');
  await page.keyboard.press('Escape');

  await visit(page, `/farm/farm_activities/view/${id}`);
  const weighings = page.getByRole('region', { name: 'Weighings' });
  for (const [name, figure] of [
    ['Birds weighed', '120'],
    ['Mean weight', '2 kg'],
    ['Weight of the breed', '2.296 kg, 12.9 % under'],
    ['Within a tenth of the mean weight', '82.5 %'],
    ['Spread of the weights (CV)', '11.6 %'],
  ] as const)
    await expect(weighings.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })).toHaveText(name + figure); // prettier-ignore
  // A saved list is no longer a draft.
  await visit(page, `/farm/add/farm_activities?flock=${id}&kind=weighing`);
  await expect(page.getByRole('radio', { name: 'Together' })).toBeChecked();
  // Birds weighed together have a mean but no spread.
  await farm.press('10');
  await farm.next();
  await farm.press('10.2+11.3');
  await farm.save('weighing');
  await farm.saved();
  await visit(page, `/farm/farm_activities/view/${id}`);
  await expect(weighings).toContainText('Mean weight2.15 kg');
  await expect(weighings).toContainText('Weigh birds one by one to see how even they are.');
  await expect(weighings.getByRole('list', { name: 'Earlier weighings' }).getByRole('listitem')).toHaveText(/^2 kg .*, day 35120 birds, 82\.5 % within a tenth, CV 11\.6 %$/); // prettier-ignore
  await office.restoreSignal();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  expect(office.faults).toEqual([]);
}); // prettier-ignore

test('[ACT-14] at the scale: one bird after the other, the last taken back, one corrected, one taken out; a reload in the middle keeps them', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  const farm = new Farm(page);
  const { id, form } = await aBatch(office);
  for (const weight of ['1.9', '2.1', '5']) {
    await farm.press(weight);
    await farm.next();
  }
  await expect(page.getByText('3 weighed, mean 3 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Take back 5 kg' }).click();
  await expect(page.getByText('2 weighed, mean 2 kg')).toBeVisible();
  // The number is too large in kilograms for a bird, so the form asks whether it is grams.
  await farm.press('1800');
  await expect(page.getByText('No bird weighs 1,800 kg. If it is grams, choose g.')).toBeVisible();
  await farm.next();
  await expect(page.getByText('Enter a number from 0.01 to 100.')).toBeVisible();
  await expect(page.getByText('2 weighed, mean 2 kg')).toBeVisible();
  await page.getByRole('radio', { name: 'g', exact: true }).check({ force: true });
  await farm.next();
  await expect(page.getByText('3 weighed, mean 1.933 kg')).toBeVisible();
  await page.getByRole('radio', { name: 'kg', exact: true }).check({ force: true });
  await farm.press('2.5');

  // Including the unfinished input.
  await page.reload();
  await expect(page.getByText('3 weighed, mean 1.933 kg')).toBeVisible();
  await expect(page.getByLabel('Weight of bird 4')).toHaveValue('2.5');
  await visit(page, '/dashboard');
  await visit(page, form);
  const weights = page.getByRole('list', { name: 'Weights, kg' });
  await expect(weights.getByRole('button')).toHaveText(['3 1.8', '2 2.1', '1 1.9']);
  await farm.press('2.4');
  await farm.next();
  await page.getByRole('button', { name: 'Bird 1: 1.9 kg' }).click();
  await farm.press('2');
  await farm.next();
  await expect(weights.getByRole('button')).toHaveText(['4 2.4', '3 1.8', '2 2.1', '1 2']);
  await page.getByRole('button', { name: 'Bird 4: 2.4 kg' }).click();
  await page.getByRole('button', { name: 'Take out bird 4' }).click();
  await expect(page.getByText('3 weighed, mean 1.967 kg')).toBeVisible();
  // Several values pasted into the field are added as a list.
  await page.getByLabel('Weight of bird 4').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '2\n1,9\n2.1');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Add 3 weights' }).click();
  await expect(page.getByText('6 weighed, mean 1.983 kg')).toBeVisible();
  // The last weight counts although Next was not pressed after it.
  await farm.press('2.1');
  await farm.save('weighing');
  await farm.saved();
  await expect(farm.today().first()).toContainText('7 birds, mean weight');
  await visit(page, `/farm/farm_activities/view/${id}`);
  await expect(page.getByRole('region', { name: 'Weighings' })).toContainText('Mean weight2 kg');
  expect(office.faults).toEqual([]);
});

test('[ACT-14] from a file the right column and unit are chosen, and more than 500 are refused with their number; 500 reach another phone', async ({
  begun,
  phone,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  const { id } = await aBatch(office);
  await page.getByRole('button', { name: 'Paste or file' }).click();
  const sheet = page.getByRole('dialog');
  const understood = sheet.getByLabel('What was understood');
  const choose = (name: string, content: string | Uint8Array) =>
    sheet.getByLabel('File with weights').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('scale.csv', 'Bird;Weight\n1;1,92\n2;2,05\n3;1 kg 95\n');
  await expect(understood).toHaveText('4 weights, 1 to 95 kg, mean 24.993 kg');
  await expect(sheet.getByText('line 1: “Weight”, no number')).toBeVisible();
  await choose('scale.xlsx', excelOf([{ name: 'Scale', rows: [['No', 'House', 'Grams'], [1, 2, 1_920], [2, 2, 2_050]] }, { name: 'Other', rows: [[1.9]] }])); // prettier-ignore
  await expect(sheet.getByText('2 numbers are too heavy for kilograms. Are they grams?')).toBeVisible();
  await expect(understood).toHaveText('No weight was found.');
  await sheet.getByRole('radio', { name: 'Grams' }).last().check({ force: true });
  await expect(understood).toHaveText('2 weights, 1.92 to 2.05 kg, mean 1.985 kg');
  await sheet.getByRole('radio', { name: 'Other' }).check({ force: true });
  await sheet.getByRole('radio', { name: 'Kilograms' }).check({ force: true });
  await expect(understood).toHaveText('1 weight, 1.9 to 1.9 kg, mean 1.9 kg');
  await sheet.getByRole('button', { name: 'Add 1 weight' }).click();
  await page.getByRole('button', { name: 'Empty the list' }).click();
  await page.getByRole('button', { name: 'Take out all 1' }).click();
  await expect(page.getByText('No bird weighed yet')).toBeVisible();
  const farm = new Farm(page);
  await farm.press('2.05');
  await farm.next();

  await page.getByRole('button', { name: 'Paste or file' }).click();
  const field = sheet.getByLabel('Weights, one after the other');
  await field.fill(Array.from({ length: 612 }, () => '2.05').join(' '));
  await expect(sheet.getByText('One weighing has at most 500 birds: 1 are in the list, these are 612 more.')).toBeVisible(); // prettier-ignore
  await expect(sheet.getByRole('button', { name: 'Add 612 weights' })).toBeDisabled();
  await field.fill(Array.from({ length: 499 }, () => '2.05').join(' '));
  await sheet.getByRole('button', { name: 'Add 499 weights' }).click();
  await expect(page.getByText('500 weighed, mean 2.05 kg')).toBeVisible();
  await farm.save('weighing');
  await farm.saved();
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const other = await phone('other');
  await other.book.signIn();
  await visit(other.book.page, `/farm/farm_activities/view/${id}`);
  await expect(other.book.page.getByRole('region', { name: 'Weighings' })).toContainText('Birds weighed500');
  expect([...office.faults, ...other.faults]).toEqual([]);
});

test('[ACT-12, ACT-14] a list that was begun yesterday is of yesterday still when it is gone on with, and today is one press away', async ({
  begun,
}) => {
  const office = await begun('office');
  const { page } = office.book;
  const farm = new Farm(page);
  const { form } = await aBatch(office);
  const yesterday = dayOnPhone(1);
  await visit(page, `${form}&day=${yesterday}`);
  await page.getByRole('radio', { name: 'One by one' }).check({ force: true });
  await farm.press('1.9');
  await farm.next();
  await expect(page.getByText('1 weighed, mean 1.9 kg')).toBeVisible();
  await visit(page, '/dashboard');
  await visit(page, form);
  await expect(page.getByText('1 weighed, mean 1.9 kg')).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe(yesterday);
  await farm.save('weighing');
  await expect(page.getByText('Weighing, Batch 7')).toBeVisible();
  // Once saved, it is no longer a draft.
  await visit(page, form);
  await expect(page.getByText('1 weighed', { exact: false })).toBeHidden();
  expect(office.faults).toEqual([]);
});
