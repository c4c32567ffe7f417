import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

interface Invited {
  readonly name: string;
  readonly email: string;
  /** For an admin: a preset of rights, and single rights to toggle. */
  readonly preset?: string;
  readonly toggle?: readonly string[];
  /** Runs after the form is filled in and before it is saved. */
  readonly meanwhile?: () => Promise<void>;
}

/** Settings pages 4 and 5, as the owner uses them. */
export class People {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Invite a person and return the path of the link. */
  async invite(kind: 'admin' | 'attendant', { name, email, preset, toggle = [], meanwhile }: Invited): Promise<string> {
    await visit(this.page, kind === 'admin' ? '/settings/4' : '/settings/5');
    await this.page.getByRole('button', { name: /^Invite an/ }).click();
    const form = this.page.getByRole('dialog', { name: /^Invite an/ });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill(email);
    if (preset) await form.getByRole('radio', { name: preset }).check({ force: true });
    for (const right of toggle) await form.getByRole('switch', { name: right }).click();
    await meanwhile?.();
    await form.getByRole('button', { name: 'Make the invitation' }).click();
    const link = this.page.getByRole('dialog', { name: `Invitation for ${name}` });
    const address = await link.getByText(/\/(attendant_)?invite\//).innerText();
    await link.getByRole('button', { name: 'Close' }).click();
    return new URL(address).pathname;
  }

  row(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name });
  }

  /** Toggle some rights of an admin. */
  async change(name: string, toggle: readonly string[]): Promise<void> {
    await visit(this.page, '/settings/4');
    await this.row(name).click();
    const sheet = this.page.getByRole('dialog', { name });
    for (const right of toggle) await sheet.getByRole('switch', { name: right }).click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toHaveCount(0);
  }

  async remove(kind: 'admin' | 'attendant', name: string): Promise<void> {
    await visit(this.page, kind === 'admin' ? '/settings/4' : '/settings/5');
    await this.row(name).click();
    const sheet = this.page.getByRole('dialog', { name });
    await sheet.getByRole('button', { name: `Remove ${name}` }).click();
    await sheet.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(this.row(name)).toHaveCount(0);
  }
}
