import { expect, type Locator, type Page } from '@playwright/test';
import { bytesOf } from '../support/taken.ts';
import { visit } from '../support/visit.ts';

/** /dashboard and its reports */
export class Dashboard {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Home' }).click();
    await expect(this.page.getByRole('heading', { name: /^Good / })).toBeVisible();
  }

  card(title: string | RegExp): Locator {
    return this.page.getByRole('region', { name: title });
  }

  async openReport(title: string): Promise<void> {
    await visit(this.page, '/dashboard?show=reports');
    await this.page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(this.page.getByRole('heading', { name: title }).first()).toBeVisible();
  }

  /** A line of the report's table, by its first cell. */
  line(start: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: start }) });
  }

  /** Open a report of all dates by its address. */
  async openAll(report: string, more: Record<string, string> = {}): Promise<void> {
    await visit(this.page, `/dashboard?${new URLSearchParams({ report, dates: 'all', ...more }).toString()}`);
  }

  /** The file produced by a way of sharing the open report. */
  async shared(way: string): Promise<{ name: string; bytes: Buffer }> {
    await this.page.getByRole('button', { name: 'Share or print' }).click();
    const file = await this.taken(way);
    await expect(this.page.getByRole('dialog')).toBeHidden();
    return file;
  }

  /** The file downloaded by a button. */
  async taken(button: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
    const coming = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: button }).click();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
  }
}
