import { expect, type Locator, type Page } from '@playwright/test';

/** /sales/customer */
export class Customers {
  private readonly page: Page;
  readonly rows: Locator;
  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('list', { name: 'Customers' }).getByRole('link');
  }

  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** From the list of sales. */
  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Customers' }).click();
    await expect(this.page.getByRole('heading', { name: 'Customers' })).toBeVisible();
  }

  async openForm(): Promise<void> {
    await this.page.getByRole('link', { name: 'New customer' }).first().click();
    await expect(this.page.getByRole('heading', { name: 'New customer' })).toBeVisible();
  }

  /** Fill in the fields with these labels. */
  async write(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.page.getByLabel(label).fill(text);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }

  async openMore(): Promise<void> {
    await this.page.getByText('More: place, terms, old debts').click();
  }

  /** Back on the list, with the message about where it was saved. */
  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('Saved on this phone').first()).toBeVisible();
    await expect(this.page.getByRole('heading', { name: 'Customers' })).toBeVisible();
  }

  async totals(): Promise<string> {
    return (await this.page.getByLabel('Totals of this list').innerText()).replace(/\s+/g, ' ');
  }
}
