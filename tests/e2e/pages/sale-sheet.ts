import { expect, type Locator, type Page } from '@playwright/test';

/** One sale, opened from its row, and the actions on it. */
export class SaleSheet {
  readonly page: Page;
  readonly sheet: Locator;
  constructor(page: Page) {
    this.page = page;
    this.sheet = page.getByRole('dialog');
  }

  async open(row: Locator): Promise<void> {
    await row.first().click();
    await expect(this.sheet).toBeVisible();
  }

  button(name: string): Locator {
    return this.sheet.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.sheet.getByRole('link', { name });
  }

  async void(reason: string): Promise<void> {
    await this.button('Void').click();
    await this.sheet.getByRole('radio', { name: reason }).check({ force: true });
    await this.button('Void it').click();
    await expect(this.sheet).toBeHidden();
  }
}
