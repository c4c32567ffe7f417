import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

/** /expenses and the pages around it. */
export class Expenses {
  private readonly page: Page;
  readonly rows: Locator;
  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('list', { name: 'Expenses' }).getByRole('button');
  }

  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  async open(): Promise<void> {
    await visit(this.page, '/expenses');
    await expect(this.page.getByRole('heading', { name: 'Expenses' })).toBeVisible();
  }

  /** The first two of three taps. */
  async begin(category: string, amount: number): Promise<void> {
    await this.page.getByRole('link', { name: 'New expense' }).first().click();
    await this.page.getByRole('button', { name: category, exact: true }).click();
    await this.page.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
  }

  /** Change one of the options below the category. */
  async option(name: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }

  async done(): Promise<void> {
    await this.page.getByRole('button', { name: 'Done' }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async payee(name: string): Promise<void> {
    await this.option('Paid to');
    const sheet = this.page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Name' }).fill(name);
    await sheet.getByRole('button', { name: `Pay “${name}”` }).click();
    await expect(sheet).toBeHidden();
  }

  async press(way: 'Paid in cash' | 'MTN / Airtel Money' | 'Bank or a part' | 'Pay later'): Promise<void> {
    await this.page.getByRole('button', { name: way }).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('Saved on this phone').first()).toBeVisible();
    await this.page.waitForURL('**/expenses');
  }

  async totals(): Promise<string> {
    return (await this.page.getByLabel('Totals of this list').innerText()).replace(/\s+/g, ' ');
  }

  async showAllDates(): Promise<void> {
    await this.page.getByRole('button', { name: /^Dates: / }).click();
    await this.page.getByRole('dialog').getByText('All dates').click();
  }
}
