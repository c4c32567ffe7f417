import { newDocumentId } from '../../../schemas/new-document-id.ts';
import { Expenses } from '../../e2e/pages/expenses.ts';
import { Farm } from '../../e2e/pages/farm.ts';
import { Shop } from '../../e2e/pages/shop.ts';
import { visit } from '../../e2e/support/visit.ts';
import type { CommandInput } from '../../../src/contract/port.ts';
import { expect } from './test.ts';
import type { Phone } from './phone.ts';

type Values = Readonly<Record<string, string>>;

/**
 * One record of a flock: the kind in the address, the record named on the save button, its day, its fields by name, and
 * the medicine given.
 */
interface Typed {
  readonly kind: string;
  readonly saves: string;
  readonly day: string;
  readonly numbers: Values;
  readonly given?: string;
}

/** The farm's forms on a phone, each filled in from the first field to the press that saves it. */
export function farmForms(office: Phone) {
  const { page, addSale } = office.book;
  const [farm, shop, expenses] = [new Farm(page), new Shop(page), new Expenses(page)];
  const field = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
  return {
    /** Returns the id of the flock. */
    async flock(name: string, chips: readonly string[], values: Values): Promise<string> {
      await visit(page, '/farm/add/farm_activities?new=flock');
      for (const chip of chips) await shop.choose(chip);
      await page.getByLabel('House', { exact: true }).fill(`House of ${name}`);
      for (const [label, value] of Object.entries({ 'Name of the flock': name, ...values })) await page.getByLabel(label).fill(value);
      await page.getByRole('button', { name: 'Save the flock' }).click();
      await page.waitForURL('**/farm/view/0');
      await farm.card(name).getByRole('link', { name }).click();
      await page.waitForURL('**/farm/farm_activities/view/**');
      return page.url().split('/').at(-1)!;
    },
    /** A line of a purchase for the farm, with a new material. */
    async newMaterial(name: string, pack: readonly [label: string, holds: string], many: readonly [qty: string, cost: string]): Promise<void> {
      await page.getByLabel('What is it?').fill(name);
      await page.getByRole('button', { name: /^New material/ }).click();
      await page.getByLabel('It comes in a').fill(pack[0]);
      await page.getByLabel(/^One holds/).fill(pack[1]);
      await shop.much(...many);
    },
    async savePurchase(tab: number): Promise<void> {
      await page.getByRole('button', { name: 'Save the purchase' }).click();
      await page.waitForURL(`**/farm/view/${tab}`);
    },
    async eggs(farm_id: string, day: string, [trays, loose]: readonly [string, string], few: Values): Promise<void> {
      await visit(page, `/farm/add/farm_activities?flock=${farm_id}&kind=eggs&day=${day}`);
      await field('Trays, Good', trays);
      await field('Loose eggs, Good', loose);
      for (const [grade, qty] of Object.entries(few)) {
        await farm.grade(grade);
        await field(`Loose eggs, ${grade}`, qty);
      }
      await farm.save('eggs');
      await farm.saved();
    },
    async record(farm_id: string, { kind, saves, day, numbers, given }: Typed): Promise<void> {
      await visit(page, `/farm/add/farm_activities?flock=${farm_id}&kind=${kind}&day=${day}`);
      if (given !== undefined) await page.getByRole('radio', { name: given }).check({ force: true });
      for (const [name, value] of Object.entries(numbers)) await field(name, value);
      await farm.save(saves);
      await farm.saved();
    },
    /** A further record of a kind, by command, after its form was tested. */
    again: (farm_id: string, day: string, content: CommandInput<'farm.addActivity'>['content']) =>
      office.run('farm.addActivity', { id: newDocumentId(), farm_id, session: 'morning', content, occurred_at: `${day}T07:00:00.000Z` }),
    /** Wages paid in cash for all flocks. */
    async wages(amount: number, day: string): Promise<void> {
      await expenses.open();
      await expenses.begin('Wages', amount);
      await expenses.option('Day');
      await page.getByRole('dialog').getByLabel('Day of the expense').fill(day);
      await expenses.done();
      await expenses.option('For');
      await shop.choose('All flocks, by birds');
      await expenses.done();
      await expenses.press('Paid in cash');
      await expenses.expectSaved();
    },
    /** Items of the shop without stock, sold by the kilogram. */
    async itemsByWeight(names: readonly string[]): Promise<void> {
      await visit(page, '/shop/add?stock=here');
      for (const name of names) {
        await shop.newItem({ name, base: 'Weight', unit: 'kg', holds: '1', price: '400' });
        await page.getByRole('button', { name: 'Save, next item' }).click();
        await expect(page.getByRole('list', { name: 'Saved now' })).toContainText(name);
      }
    },
    async dress([flock, birds]: readonly [string, string], out: readonly (readonly [item: string, kilograms: string, share: string])[], [fee, day]: readonly [string, string]): Promise<void> {
      await visit(page, '/processed/add/products');
      await shop.choose('Dressing birds');
      const into = page.getByRole('region', { name: 'What goes in' });
      await into.getByLabel('Goes in').selectOption({ label: flock });
      await into.getByLabel(/^How many/).fill(birds);
      const made = page.getByRole('region', { name: 'What came out' });
      await made.getByRole('button', { name: 'Something else came out' }).click();
      for (const [n, [item, kilograms, share]] of out.entries()) {
        await made.getByLabel('Came out').nth(n).selectOption({ label: item });
        await made.getByLabel(/^How many/).nth(n).fill(kilograms);
        await made.getByLabel('Its part of the cost, %').nth(n).fill(share);
      }
      await page.getByLabel(/^Paid for the work, /).fill(fee);
      await page.getByLabel('Day it was made').fill(day);
      await page.getByRole('button', { name: 'Save what was made' }).click();
      await page.waitForURL('**/processed/view/1');
    },
    async sellByWeight(item: string, birds: string, kilograms: string, price: string): Promise<void> {
      await visit(page, '/sales/view/0');
      await addSale.open();
      await addSale.pick(item);
      await page.getByRole('radio', { name: 'By weight' }).check({ force: true });
      await addSale.press(birds);
      await addSale.field('Weight of all').fill(kilograms);
      await addSale.price(price);
      await addSale.pay('Paid all');
      await page.waitForURL('**/sales/view/0');
    },
  };
} // prettier-ignore
