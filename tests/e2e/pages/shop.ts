import { visit } from '../support/visit.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** The shop as operated by a user: /shop, its items and its purchases. */
export class Shop {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Shop' }).click();
    await expect(this.page.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible();
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole('list', { name: 'Stock' }).getByRole('link').filter({ hasText: name });
  }

  purchase(words: string | RegExp): Locator {
    return this.page.getByRole('list', { name: 'Purchases' }).getByRole('button').filter({ hasText: words });
  }

  /** The visible entry point: the big + on phones, a button on wide screens. */
  async stockIn(): Promise<void> {
    await this.page.getByRole('link', { name: 'Stock in' }).first().click();
    await expect(this.page.getByRole('heading', { name: 'Stock in' })).toBeVisible();
  }

  /** Fill in a new item in the open form. */
  async newItem({ name, base, unit, holds, price }: NewItem): Promise<void> {
    await this.page.getByLabel('Which item came?').fill(name);
    await this.page.getByRole('button', { name: /^New item/ }).click();
    if (base) await this.choose(base);
    if (unit) await this.page.getByLabel('Sold by the').fill(unit);
    if (holds) await this.page.getByLabel(/^One holds/).fill(holds);
    if (price) await this.page.getByLabel(/^Selling price/).fill(price);
  }

  async knownItem(name: string): Promise<void> {
    await this.page.getByLabel('Which item came?').fill(name);
    await this.page.getByRole('list', { name: 'Items in the book' }).getByRole('button', { name }).click();
  }

  async much(qty: string, cost: string): Promise<void> {
    await this.page.getByLabel(/^How many/).fill(qty);
    await this.page.getByLabel(/^Cost of one/).fill(cost);
  }

  anotherItem(): Promise<void> {
    return this.page.getByRole('button', { name: 'Another item' }).click();
  }

  async supplier(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Choose supplier' }).click();
    const sheet = this.page.getByRole('dialog', { name: 'Who sold it to you?' });
    await sheet.getByLabel('Name or phone').fill(name);
    await sheet.getByRole('button', { name: /^Add/ }).click();
    await sheet.getByRole('button', { name: 'Add supplier' }).click();
    await expect(sheet).toBeHidden();
  }

  async pay(how: 'All now' | 'A part now' | 'Later'): Promise<void> {
    await this.choose(how);
  }

  async savePurchase(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save the purchase' }).click();
    await this.page.waitForURL('**/shop');
  }

  /** Enter opening stock in the open form, which is ready for the next item afterwards. */
  async opening(item: NewItem, qty: string, cost: string): Promise<void> {
    await this.newItem(item);
    await this.much(qty, cost);
    await this.page.getByRole('button', { name: 'Save, next item' }).click();
    await expect(this.page.getByRole('list', { name: 'Saved now' })).toContainText(item.name);
    await expect(this.page.getByLabel('Which item came?')).toHaveValue('');
  }

  /** Enter the opening stock of a material in kilograms; the form is ready for the next one afterwards. */
  async material(name: string, kilograms: string, cost: string): Promise<void> {
    await this.page.getByLabel('What is it?').fill(name);
    await this.page.getByRole('button', { name: /^New material/ }).click();
    await this.page.getByLabel('It comes in a').fill('');
    await this.much(kilograms, cost);
    await this.page.getByRole('button', { name: 'Save, next item' }).click();
    await expect(this.page.getByRole('list', { name: 'Saved now' })).toContainText(name);
  }

  /** Dress birds of a flock into whole chickens. */
  async dress(flock: string, birds: string): Promise<void> {
    await visit(this.page, '/processed/add/products');
    await this.choose('Dressing birds');
    const goesIn = this.page.getByRole('region', { name: 'What goes in' });
    await goesIn.getByLabel('Goes in').selectOption({ label: flock });
    await goesIn.getByLabel(/^How many/).fill(birds);
    const out = this.page.getByRole('region', { name: 'What came out' });
    await out.getByLabel('Came out').selectOption({ label: 'Whole chicken' });
    await out.getByLabel(/^How many/).fill(birds);
    await this.page.getByRole('button', { name: 'Save what was made' }).click();
  }

  /** Press one of the chips at its centre, to verify that nothing covers it. */
  async choose(chip: string): Promise<void> {
    const radio = this.page.getByRole('radio', { name: chip, exact: true });
    await radio.locator('xpath=..').click();
    await expect(radio).toBeChecked();
  }

  history(words: string | RegExp): Locator {
    return this.page.getByRole('list', { name: 'History of the item' }).getByRole('button').filter({ hasText: words });
  }
}

export interface NewItem {
  name: string;
  base?: 'Pieces' | 'Weight' | 'Litres' | 'Doses' | 'Eggs' | 'Birds';
  unit?: string;
  holds?: string;
  price?: string;
}
