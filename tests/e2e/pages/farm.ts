import { expect, type Locator, type Page } from '@playwright/test';

/** Accessible names of symbol keys. */
const KEY_NAMES: Readonly<Record<string, string>> = { '+': 'Add another amount', '.': 'Decimal point' };

/** /attendant/activities and /farm/…, as used on a farm. */
export class Farm {
  private readonly page: Page;
  /** Number of presses so far, including keypad keys. */
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    this.taps++;
    await what.click();
  }

  /** Today's records, newest first. */
  today(): Locator {
    return this.page.getByRole('list', { name: 'Today' }).getByRole('button');
  }

  flock(name: string | RegExp): Locator {
    return this.page.getByRole('group', { name: 'Flocks' }).getByRole('button', { name });
  }

  async pick(kind: string): Promise<void> {
    await this.tap(this.page.getByRole('group', { name: 'What happened' }).getByRole('button', { name: kind }));
  }

  /** Set a form from today to yesterday. */
  async yesterday(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Today', exact: true }));
    await this.tap(this.page.getByRole('radiogroup', { name: 'Day', exact: true }).getByText('Yesterday'));
  }

  /** Date the following records today again. */
  async backToToday(): Promise<void> {
    await this.tap(this.page.getByRole('radiogroup', { name: 'Day', exact: true }).getByText('Today'));
  }

  /** Choose a kind behind the eighth button. */
  async pickMore(kind: string): Promise<void> {
    await this.pick('More');
    await this.tap(this.page.getByRole('dialog').getByRole('button', { name: kind }));
  }

  async press(keys: string): Promise<void> {
    const keypad = this.page.getByRole('group', { name: 'Keypad' });
    for (const key of keys) await this.tap(keypad.getByRole('button', { name: KEY_NAMES[key] ?? key, exact: true }));
  }

  next(): Promise<void> {
    return this.tap(this.page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'Next' }));
  }

  async grade(name: string): Promise<void> {
    await this.tap(this.page.getByRole('group', { name: 'Grades' }).getByRole('button', { name }));
  }

  async save(what: string): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: `Save ${what}` }));
  }

  async saved(): Promise<void> {
    await expect(this.page.getByRole('group', { name: 'Keypad' })).toHaveCount(0);
    // A form without a keypad is closed too: the message of an earlier save may still be on the screen.
    await expect(this.page.getByRole('button', { name: /^Save / })).toHaveCount(0);
    await expect(this.page.getByRole('status').or(this.page.getByRole('alert')).filter({ hasText: 'Saved on this phone' }).first()).toBeVisible(); // prettier-ignore
  }

  /** A card on /farm/view. */
  card(name: string): Locator {
    return this.page.getByRole('list', { name: /locks$/ }).getByRole('listitem').filter({ hasText: name }); // prettier-ignore
  }

  /** Add a flock on /farm/add. */
  async addFlock({ name, count, weeks = 23, cost, daysAgo = 0 }: NewFlock): Promise<void> {
    const { page } = this;
    await page.getByLabel('Name of the flock').fill(name);
    await page.getByLabel('House', { exact: true }).fill(name);
    // The date by the phone's clock, which may differ from the test's date.
    const came = await page.evaluate(
      (ago) => new Date(Date.now() - ago * 86_400_000).toLocaleDateString('sv'),
      daysAgo,
    );
    if (daysAgo > 0) await page.getByLabel('Day they came').fill(came);
    await page.getByLabel('Age on that day').fill(String(weeks));
    await page.getByLabel('How many birds').fill(String(count));
    if (cost !== undefined) await page.getByLabel('Cost of one bird').fill(String(cost));
    await page.getByRole('button', { name: 'Save the flock' }).click();
    await page.waitForURL('**/farm/view/0');
  }
}

interface NewFlock {
  readonly name: string;
  readonly count: number;
  readonly weeks?: number;
  readonly cost?: number;
  readonly daysAgo?: number;
}
