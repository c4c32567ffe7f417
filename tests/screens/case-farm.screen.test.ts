import { readCsv } from '../../src/domain/text/csv.ts';
import { Dashboard } from '../e2e/pages/dashboard.ts';
import { Shop } from '../e2e/pages/shop.ts';
import { sellsAndMakes } from '../e2e/support/sells-and-makes.ts';
import { visit } from '../e2e/support/visit.ts';
import { farmForms } from './support/farm-forms.ts';
import type { Phone } from './support/phone.ts';
import { expect, test } from './support/test.ts';

/*
 * The farm of tests/data/batch.test.ts, entered through the forms in a currency of hundredths, and read on every screen
 * with its figures. Each form is filled in with each kind of values; repetitions (nine days of eggs and feed, four of
 * finisher, a death) are entered by command.
 */

const GOOD = [450, 453, 449, 460, 440, 451, 452, 445, 457, 463];
const HENS = { 'Day they came': '2026-10-01', 'Age on that day': '20', 'How many birds': '500', 'Given on top, free': '10', 'Dead when they came': '4', 'Cost of one bird, KES': '900', 'Transport, KES': '15000' }; // prettier-ignore
const CHICKS = { 'Day they came': '2026-10-20', 'Age on that day': '1', 'How many birds': '300', 'Cost of one bird, KES': '95', 'Transport, KES': '1500' }; // prettier-ignore
const kilograms = (raw_material_id: string, kg: number) => ({ kind: 'feed', raw_material_id, qty: kg * 1_000, unit: 'kg', factor: 1_000 }) as const; // prettier-ignore

/** The places that show figures. */
function placesOf({ book: { page } }: Phone) {
  const home = new Dashboard(page);
  const openFlock = (id: string) => visit(page, `/farm/farm_activities/view/${id}`);
  const tile = (name: string) => page.getByRole('main').locator('dl').first().locator(`dt:has-text("${name}") + dd`);
  const cells = (start: string | RegExp) => home.line(start).getByRole('cell');
  return {
    openFlock,
    tile,
    cells,
    material: (name: string) =>
      page.getByRole('list', { name: 'Materials' }).getByRole('link').filter({ hasText: name }),
    figures: async (id: string, facts: Readonly<Record<string, string>>): Promise<void> => {
      await visit(page, `/farm/edit/${id}`);
      const part = page.getByRole('region', { name: 'Figures of the flock' });
      for (const [name, words] of Object.entries(facts))
        await expect(part.locator('div').filter({ has: page.getByText(name, { exact: true }) }).locator('dd')).toHaveText(words); // prettier-ignore
    },
    /**
     * Expect the batch's money card, tile and report row with all numbers at once, so that earlier values do not match.
     */
    batch: async (id: string, card: readonly string[], row: readonly string[]): Promise<void> => {
      await openFlock(id);
      await expect(page.getByRole('region', { name: /^Money/ }).locator('dd')).toHaveText(card);
      await expect(tile('Cost of a bird')).toHaveText('227.93');
      await home.openAll('flocks');
      await expect(cells('Broilers')).toHaveText(['', ...row, '', '227.93']);
    },
  };
}

/** The cost of the batch as shown on its card: feed, chicks, its share of the wages, vaccine; 66,555.58 in total. */
const COSTS = ['−33,048', '−30,000', '−2,877.58', '−630'];

test('[FLK-12, FLK-14, FLK-16, FLK-20, FLK-22, PUR-3, DEB-5, PRC-2, RPT-3, RPT-9, RPT-11] hens and a batch with slaughter are typed in a currency of hundredths: stock, debts, pages, reports and tables say each figure alike', async ({
  phone,
}) => {
  const office = await phone('office');
  const { page } = office.book;
  await page.clock.install({ time: new Date('2026-11-26T10:00:00').getTime() });
  await office.book.begin({ currency: 'KES' });
  await expect(office.book.badge).toHaveAccessibleName(/All sent/);
  const forms = farmForms(office);
  const [home, shop] = [new Dashboard(page), new Shop(page)];
  const { material, openFlock, tile, cells, figures, batch } = placesOf(office);

  // Hens and their feed are bought on credit; the driver is paid. 3,000 and 520, shared by value, are 2,800 on 140,000
  // and 720 on 36,000.
  const hens = await forms.flock('Layers', ['Later'], HENS);
  await visit(page, '/farm/add/raw_materials?category=feeds');
  await forms.newMaterial('Layers mash', ['bag', '70'], ['40', '3500']);
  await shop.anotherItem();
  await forms.newMaterial('Finisher', ['bag', '50'], ['10', '3600']);
  await page.getByLabel('Transport, KES').fill('3000');
  await shop.choose('The driver, paid in cash');
  await page.getByLabel('Other costs, KES').fill('520');
  await page.getByLabel('Day it came').fill('2026-10-01');
  await shop.pay('Later');
  await shop.supplier('Mbeya Feeds');
  await forms.savePurchase(3);
  await expect(material('Layers mash')).toContainText('142,800');
  await expect(material('Finisher')).toContainText('36,720');
  const idOf = async (name: string) => (await material(name).getAttribute('href'))!.split('/').at(-1)!;
  const [mash, finisher] = [await idOf('Layers mash'), await idOf('Finisher')];
  await material('Layers mash').click();
  const item = page.getByRole('region', { name: 'Figures of the item' });
  await expect(item).toContainText('Worth, KES142,800');
  // 51 per kilogram.
  await expect(item.locator('dt:has-text("Costs on average") + dd')).toHaveText('3,570 a bag');
  await page
    .getByRole('list', { name: 'History of the item' })
    .getByRole('button')
    .filter({ hasText: 'Bought' })
    .click();
  const lines = page.getByRole('list', { name: 'Lines of the purchase' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Layers mash' })).toContainText('with 2,800 for transport and other costs: 3,570 a bag'); // prettier-ignore
  await expect(lines.filter({ hasText: 'Finisher' })).toContainText('with 720 for transport and other costs: 3,672 a bag'); // prettier-ignore
  await expect(page.getByText('We owe 176,520')).toBeVisible();
  await visit(page, '/view_creditors');
  await expect(page.getByText('641,520', { exact: true })).toBeVisible();
  const owed = page.getByRole('list', { name: 'Whom I owe' }).getByRole('listitem');
  await expect(owed.filter({ hasText: 'Mbeya Feeds' })).toContainText('176,520');
  await expect(owed.filter({ hasText: 'Layers' })).toContainText('465,000');
  await home.openAll('creditors');
  await expect(cells('Total').last()).toHaveText('641,520');

  // Ten days of October.
  const broilers = await forms.flock('Broilers', ['Broilers'], CHICKS);
  await forms.eggs(hens, '2026-10-22', ['15', '0'], { Cracked: '3', Broken: '1' });
  await forms.record(hens, { kind: 'feed', saves: 'feed', day: '2026-10-22', numbers: { 'How much': '55' }, given: 'Layers mash' }); // prettier-ignore
  for (const [n, qty] of GOOD.entries()) {
    const day = `2026-10-${22 + n}`;
    if (n === 0) continue;
    await forms.again(hens, day, { kind: 'eggs', grades: [{ grade: 'good', qty }, { grade: 'cracked', qty: 3 }, { grade: 'broken', qty: 1 }], withheld: false }); // prettier-ignore
    await forms.again(hens, day, kilograms(mash, 55));
  }
  await forms.record(broilers, { kind: 'mortality', saves: 'dead birds', day: '2026-10-25', numbers: { 'How many died': '4' } }); // prettier-ignore
  await forms.wages(15_500, '2026-10-31');

  // 28,050 of feed, 12,622.42 of wages and 42,272.73 of depreciation, over 4,550 eggs for sale.
  await home.openAll('flocks', { dates: 'lastmonth' });
  await expect(cells('Layers')).toHaveText(['', '0', '0', '0', '82,945.15', '', '', '18.23', '163.92']);
  await home.openAll('profit', { dates: 'lastmonth' });
  await expect(cells('Keeping the flocks').first()).toHaveText('−82,945.15');
  await home.openAll('stock');
  await expect(cells(/^Layers mash/).last()).toHaveText('114,750');
  await openFlock(hens);
  await expect(tile('Cost of an egg').first()).toHaveText('18.23');
  await page.getByRole('button', { name: 'Show as table' }).click();
  const curve = page.getByRole('region', { name: 'Laying, %' }).getByRole('table');
  await expect(curve).toContainText('2389.9 %80.0 %7 of 7');
  await expect(curve).toContainText('2490.7 %88.0 %3 of 7');
  await home.openAll('weekly');
  await expect(cells('23')).toHaveText(['Layers', '89.9 %', '89.9 %', '80.0 %', '3,183', '108.7', '1.45', '0', '506', '7', '0']); // prettier-ignore
  await expect(cells('24')).toHaveText(['Layers', '90.7 %', '90.7 %', '88.0 %', '1,377', '108.7', '1.44', '0', '506', '3', '0']); // prettier-ignore
  await figures(hens, { Eggs: '152 trays', 'Laying of the hens alive': '90.1 %', 'Feed for a dozen eggs': '1.45 kg' });

  // The batch continues.
  await forms.record(broilers, { kind: 'mortality', saves: 'dead birds', day: '2026-11-02', numbers: { 'How many died': '3' } }); // prettier-ignore
  await forms.again(broilers, '2026-11-15', { kind: 'mortality', qty: 1, cause: 'unknown' });
  await forms.record(broilers, { kind: 'feed', saves: 'feed', day: '2026-11-03', numbers: { 'How much': '30' }, given: 'Finisher' }); // prettier-ignore
  for (const [day, kg] of [['06', 60], ['09', 100], ['12', 120], ['15', 140]] as const) await forms.again(broilers, `2026-11-${day}`, kilograms(finisher, kg)); // prettier-ignore
  await visit(page, '/farm/add/raw_materials?category=vaccines');
  await forms.newMaterial('Newcastle', ['bottle', '300'], ['1', '630']);
  await page.getByLabel('No meat for, days').fill('0');
  await page.getByLabel('No eggs for, days').fill('0');
  await page.getByLabel('Day it came').fill('2026-11-03');
  await forms.savePurchase(5);
  await expect(material('Newcastle')).toContainText('630');
  const doses = { 'How many birds got it': '293', 'How much was used': '300' };
  await forms.record(broilers, { kind: 'vaccination', saves: 'vaccine', day: '2026-11-04', numbers: doses, given: 'Newcastle' }); // prettier-ignore
  await batch(broilers, [...COSTS, '−66,555.58', '227.93'], ['0', '0', '0', '66,555.58', '−66,555.58', '']);

  // A hundred are dressed at 22,793.01 plus 2,000 for the work, the others are sold alive.
  await sellsAndMakes(page);
  await forms.itemsByWeight(['Chicken meat', 'By-product']);
  await forms.dress(['Broilers', '100'], [['Chicken meat', '150', '90'], ['By-product', '12', '10']], ['2000', '2026-11-18']); // prettier-ignore
  await expect(page.getByRole('list', { name: 'Runs' }).getByRole('button')).toContainText('148.76 a kg');
  await shop.open();
  await expect(shop.row('Chicken meat')).toContainText('22,313.71');
  await expect(shop.row('By-product')).toContainText('2,479.30');
  await home.openAll('production');
  await expect(cells('Total').filter({ hasText: /\d/ })).toHaveText(['24,793.01']);
  await batch(broilers, ['22,793.01', ...COSTS, '−43,762.57', '227.93'], ['0', '0', '22,793.01', '66,555.58', '−43,762.57', '']); // prettier-ignore
  await forms.sellByWeight('Birds, Broilers', '42', '86.1', '220');
  await expect(office.book.sales.row('42 birds')).toContainText('18,942');
  await batch(broilers, ['18,942', '22,793.01', ...COSTS, '−24,820.57', '227.93', '111.19', '−59.5 %'], ['18,942', '0', '22,793.01', '66,555.58', '−24,820.57', '−59.5 %']); // prettier-ignore
  await forms.sellByWeight('Birds, Broilers', '150', '307.5', '220');
  await batch(broilers, ['86,592', '22,793.01', ...COSTS, '42,829.43', '227.93', '111.19', '39.2 %'], ['86,592', '0', '22,793.01', '66,555.58', '42,829.43', '39.2 %']); // prettier-ignore

  // The same in the CSV export; gross profit covers only these birds.
  const table = readCsv((await home.shared('CSV')).bytes.toString('utf8'));
  const row = table.ok ? table.rows.find(({ cells: [name] }) => name === 'Broilers')?.cells : [];
  expect(row).toEqual(['Broilers', '', '86592.00', '0.00', '22793.01', '66555.58', '42829.43', '39.155', '', '227.93']);
  await home.openAll('profit');
  await expect(cells('Gross profit').first()).toHaveText('42,829.43');
  await figures(broilers, { 'Birds placed': '300', Died: '8', Dressed: '100', Sold: '192', 'Still in the book': '0', 'Mean live weight': '2.05 kg', 'Not dead nor killed': '97.3 %', 'Feed for a kilogram': '0.75 kg' }); // prettier-ignore
  expect(office.faults).toEqual([]);
});
