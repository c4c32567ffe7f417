import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

export const GRACE = { first_name: 'Grace', email: 'grace@farm.test', password: 'laying-hens' };

/** One tab of the app, as operated by a user. */
export class Book {
  readonly page: Page;
  readonly badge: Locator;
  readonly sales: SalesList;
  readonly addSale: SaleEntry;

  constructor(page: Page) {
    this.page = page;
    this.badge = page.getByRole('link', { name: /^Phones and sync/ });
    this.sales = new SalesList(page);
    this.addSale = new SaleEntry(page);
  }

  async fillAccount({ first_name, email, password }: Partial<typeof GRACE>): Promise<void> {
    if (first_name !== undefined) await this.page.getByLabel('First name').fill(first_name);
    if (email !== undefined) await this.page.getByLabel('Email').fill(email);
    if (password !== undefined) await this.page.getByRole('textbox', { name: 'Password' }).fill(password);
  }

  async register(who = GRACE): Promise<void> {
    await visit(this.page, '/register');
    await this.fillAccount(who);
    await this.page.getByRole('button', { name: 'Register' }).click();
    await this.page.waitForURL('**/welcome');
  }

  async setUp({ name = 'Nakato Poultry', kind = 'Farm', currency = 'UGX' } = {}): Promise<void> {
    await this.page.getByLabel('Business name').fill(name);
    await this.next();
    await this.page.getByRole('radio', { name: kind }).check({ force: true });
    await this.next();
    await this.chooseCurrency(currency);
    await this.page.getByRole('button', { name: 'Open my book' }).click();
    await this.page.waitForURL('**/sales/view/0');
    await expect(this.page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  }

  /** Common currencies are chips, the others are found by search. */
  private async chooseCurrency(code: string): Promise<void> {
    const chip = this.page.getByRole('radio', { name: code, exact: true });
    if ((await chip.count()) > 0) return chip.check({ force: true });
    await this.page.getByRole('combobox', { name: 'Or find yours' }).fill(code);
    await this.page.getByRole('option', { name: code }).click();
  }

  /** Register an owner with a business on this phone; the later steps also work offline. */
  async begin(business: Parameters<Book['setUp']>[0] = {}): Promise<void> {
    await this.register();
    await this.setUp(business);
    await this.installed();
  }

  next(): Promise<void> {
    return this.page.getByRole('button', { name: 'Next' }).click();
  }

  async signIn({ email, password } = GRACE): Promise<void> {
    await visit(this.page, '/login');
    await this.fillAccount({ email, password });
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await this.page.waitForURL('**/sales/view/0');
  }

  /** From an invitation link to the first page of a new user without an account. */
  async takeUp(path: string, who: typeof GRACE): Promise<void> {
    const { page } = this;
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'You are invited' })).toBeVisible();
    await page.getByRole('link', { name: 'Register' }).click();
    await this.fillAccount(who);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByText('Grace invites you to Nakato Poultry.')).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    // Attendants start with their own app.
    if (path.startsWith('/attendant')) await page.waitForURL('**/attendant/activities');
    else await page.waitForURL('**/settings/0');
  }

  /** Sign in again while the book is open and the server requires the password. */
  async signInAgain({ password } = GRACE): Promise<void> {
    await visit(this.page, '/settings/0');
    await this.page.getByRole('textbox', { name: /^Password/ }).fill(password);
    await this.page.getByRole('button', { name: 'Sign in again' }).click();
  }

  /** Wait until all records have arrived and are summed. */
  async addedUp(): Promise<void> {
    await visit(this.page, '/settings/8');
    await expect(this.page.getByText('Up to date. Every sum', { exact: false })).toBeVisible({ timeout: 60_000 });
  }

  /** From the account page; retried, as a press may miss a button that moves while the page loads. */
  async signOut(): Promise<void> {
    await visit(this.page, '/settings/0');
    const button = this.page.getByRole('button', { name: 'Sign out' });
    await expect(async () => {
      if (!this.page.url().endsWith('/login')) await button.click({ timeout: 5_000 });
      await this.page.waitForURL('**/login', { timeout: 10_000 });
    }).toPass();
  }

  /** Wait until the service worker has cached the whole app: from then on it opens offline. */
  async installed(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    });
  }

  /** A toast with this text; another one may still be fading out next to it. */
  toast(words: string | RegExp): Locator {
    return this.page
      .getByRole('alert')
      .filter({ hasText: words })
      .or(this.page.getByRole('status').filter({ hasText: words }));
  }
}

/** /sales/view */
export class SalesList {
  private readonly page: Page;
  readonly rows: Locator;
  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('list', { name: 'Sales' }).getByRole('button');
  }

  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  async shouldBeOnThisPhone(text: string | RegExp): Promise<void> {
    await expect(this.row(text).getByText('On this phone')).toBeAttached();
  }

  async shouldBeSent(text: string | RegExp): Promise<void> {
    await expect(this.row(text).getByText('Sent', { exact: true })).toBeAttached();
  }

  /** Open the edit form of a sale. */
  async edit(text: string | RegExp): Promise<void> {
    await this.row(text).first().click();
    await this.page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
    await expect(this.page.getByRole('heading', { name: 'Edit sale' })).toBeVisible();
  }

  /** Sold, paid and to collect, as shown in the totals row. */
  async totals(): Promise<string> {
    return (await this.page.getByLabel('Totals of this list').innerText()).replace(/\s+/g, ' ');
  }
}

/** /sales/add and /sales/edit */
export class SaleEntry {
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'New sale' }).first().click();
    await this.opened('New sale');
  }

  async opened(title: 'New sale' | 'Edit sale'): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Save the changes of a sale that was sent before. */
  async saveChanges(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save changes' }).click();
    await this.page.waitForURL('**/sales/view/0');
  }

  async pick(item: string): Promise<void> {
    // They are at the top of the page; further down they are covered by its header, and a click would scroll them below
    // the sheet.
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.page.getByRole('group', { name: 'Things to sell' }).getByRole('button', { name: item }).click();
  }

  /** Type into the field that the keypad writes to, using the keypad's keys. */
  async press(keys: string): Promise<void> {
    const keypad = this.page.getByRole('group', { name: 'Keypad' });
    for (const key of keys)
      await keypad.getByRole('button', { name: key === '+' ? 'Add another amount' : key, exact: true }).click();
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  async price(amount: string): Promise<void> {
    await this.field('Price').fill(amount);
  }

  /** Choose the customer; a new one is added in the process. */
  async customer(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change customer' }).click();
    const sheet = this.page.getByRole('dialog', { name: 'Who buys?' });
    const list = sheet.getByRole('list', { name: 'Customers' });
    // Typing faster than the list loads would add a new customer.
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await sheet.getByLabel('Name or phone').fill(name);
    const known = list.getByRole('button', { name });
    if (await known.first().isVisible()) await known.first().click();
    else {
      await sheet.getByRole('button', { name: /^Add/ }).click();
      await sheet.getByRole('button', { name: /^Add|^Save/ }).click();
    }
    await expect(sheet).toBeHidden();
  }

  pay(how: 'Paid all' | 'Part' | 'Pay later'): Promise<void> {
    return this.page.getByRole('group', { name: 'Save the sale' }).getByRole('button', { name: how }).click();
  }

  /** A complete sale of good eggs, using touch input. */
  async sell({ trays, price, customer, pay = 'Paid all', part }: Sold): Promise<void> {
    await this.open();
    if (customer) await this.customer(customer);
    await this.pick('Eggs, good');
    await this.press(String(trays));
    if (price) await this.price(String(price));
    await this.pay(pay);
    if (pay === 'Part') {
      const sheet = this.page.getByRole('dialog', { name: 'Pays a part now' });
      await sheet.getByRole('textbox', { name: 'Amount paid now' }).fill(String(part));
      await sheet.getByRole('button', { name: /^Save,/ }).click();
    }
    await this.page.waitForURL('**/sales/view/0');
  }
}

export interface Sold {
  trays: number;
  price?: number;
  customer?: string;
  pay?: 'Paid all' | 'Part' | 'Pay later';
  part?: number;
}
