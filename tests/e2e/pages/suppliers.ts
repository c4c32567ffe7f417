import { expect, type Locator, type Page } from '@playwright/test';

/** /suppliers */
export class Suppliers {
  private readonly page: Page;
  readonly rows: Locator;
  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('list', { name: 'Suppliers' }).getByRole('link');
  }

  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** From the list of expenses. */
  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Spending' }).click();
    await this.page.getByRole('navigation', { name: 'Who is paid' }).getByRole('link', { name: 'Suppliers' }).click();
    await expect(this.page.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  }

  async openForm(): Promise<void> {
    await this.page.getByRole('link', { name: 'New supplier' }).first().click();
    await expect(this.page.getByRole('heading', { name: 'New supplier' })).toBeVisible();
  }

  /** Fill in the fields with these labels. */
  async write(fields: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.page.getByLabel(label).fill(text);
  }

  async openMore(): Promise<void> {
    await this.page.getByText('More: place, where to pay, old debts').click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }

  /** Back on the list, with the message about where it was saved. */
  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('Saved on this phone').first()).toBeVisible();
    await expect(this.page.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  }

  async totals(): Promise<string> {
    return (await this.page.getByLabel('Totals of this list').innerText()).replace(/\s+/g, ' ');
  }
}
