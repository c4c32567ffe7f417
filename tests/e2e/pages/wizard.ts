import { expect, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

/** The import wizard, independent of where it is opened. [IMP-1] */
export class Wizard {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** From the settings, for one kind. */
  async open(kind: string): Promise<void> {
    await visit(this.page, '/settings/9');
    await this.page.getByRole('navigation', { name: 'What to bring in' }).getByRole('link', { name: kind }).click();
    await expect(this.page.getByRole('list', { name: 'Steps' })).toBeVisible();
  }

  async chooseFile(name: string, content: string | Buffer): Promise<void> {
    await this.page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  }

  /** Provide a table; its columns keep the guessed mapping. */
  async look(name: string, table: string | Buffer): Promise<void> {
    await this.chooseFile(name, table);
    await this.lookAtIt();
  }

  async lookAtIt(): Promise<void> {
    await this.page.getByRole('button', { name: 'Look at it' }).click();
  }

  /** The counts of new, known and wrong rows. */
  async found(): Promise<string> {
    return (await this.page.getByLabel('What was found').innerText()).replace(/\s+/g, ' ');
  }

  /** The counts of added, known and skipped rows. */
  async done(): Promise<string> {
    return (await this.page.getByLabel('What was done').innerText()).replace(/\s+/g, ' ');
  }

  async again(): Promise<void> {
    await this.page.getByRole('button', { name: 'Bring in more' }).click();
  }
}
