import { expect, type Locator, type Page } from '@playwright/test';

/** /sales/receipt and /sales/invoice */
export class PaperPage {
  private readonly page: Page;
  readonly paper: Locator;
  /** The sheet with the ways to send it. */
  readonly sheet: Locator;
  constructor(page: Page) {
    this.page = page;
    this.paper = page.getByRole('article').first();
    this.sheet = page.getByRole('dialog', { name: /^Send / });
  }

  /** From the list of sales, by its row. */
  async open(row: Locator, kind: 'Receipt' | 'Invoice' = 'Receipt'): Promise<void> {
    await row.click();
    await this.page.getByRole('dialog').getByRole('link', { name: kind }).click();
    await expect(this.page.getByRole('heading', { name: kind, exact: true })).toBeVisible();
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'More ways to send it' }).click();
    await expect(this.sheet).toBeVisible();
  }

  link(): Promise<string> {
    return this.sheet.getByText(/\/public_(receipt|invoice)\//).innerText();
  }

  /** The message sent to WhatsApp. */
  async message(): Promise<string> {
    const way = this.page.getByRole('link', { name: 'WhatsApp', includeHidden: true });
    return new URL((await way.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  }

  async printOn(size: '58 mm' | '80 mm' | 'A5' | 'A4'): Promise<void> {
    const choice = this.page.getByRole('radio', { name: size });
    await choice.focus();
    await choice.press(' ');
    await expect(choice).toBeChecked();
  }
}
