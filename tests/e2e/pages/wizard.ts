import { expect, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

/** The wizard that brings data in, wherever it is opened. [IMP-1] */
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

  /** A table: its columns are as they were guessed. */
  async look(name: string, table: string | Buffer): Promise<void> {
    await this.chooseFile(name, table);
    await this.lookAtIt();
  }

  async lookAtIt(): Promise<void> {
    await this.page.getByRole('button', { name: 'Look at it' }).click();
  }

  /** How many were found new, known and wrong. */
  async found(): Promise<string> {
    return (await this.page.getByLabel('What was found').innerText()).replace(/\s+/g, ' ');
  }

  /** How many were added, known and left out. */
  async done(): Promise<string> {
    return (await this.page.getByLabel('What was done').innerText()).replace(/\s+/g, ' ');
  }

  async again(): Promise<void> {
    await this.page.getByRole('button', { name: 'Bring in more' }).click();
  }
}
