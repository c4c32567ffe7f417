import { chromium, expect, type Browser } from '@playwright/test';
import { Book, GRACE } from '../../tests/e2e/pages/book.ts';
import { Farm } from '../../tests/e2e/pages/farm.ts';
import { PaperPage } from '../../tests/e2e/pages/paper.ts';
import { People } from '../../tests/e2e/pages/people.ts';
import { ZAWADI } from '../../tests/e2e/support/somebody.ts';
import { visit } from '../../tests/e2e/support/visit.ts';
import { launchOptions } from '../chromium-launch.ts';
import { walkSteps, type Step } from '../walk-steps.ts';

/**
 * Walk through the app at an origin, by its screens: an owner, her second phone, an attendant, a stranger with a link.
 * Returns whether all steps hold.
 */
export async function walkOn(origin: string): Promise<boolean> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await walkSteps(stepsOn(origin, browser));
  } finally {
    await browser.close();
  }
}

function stepsOn(baseURL: string, browser: Browser): Step[] {
  const phone = async () => {
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, timezoneId: 'Africa/Kampala' });
    return { context, book: new Book(await context.newPage()) };
  };
  const allSent = (book: Book) => expect(book.badge).toHaveAccessibleName(/All sent/, { timeout: 60_000 });
  let own: Awaited<ReturnType<typeof phone>>;
  let second: typeof own;
  return [
    ['an owner registers and founds a farm', async () => {
      own = await phone();
      await own.book.register();
      await own.book.setUp();
      await allSent(own.book);
    }],
    ['a sale is sent', async () => {
      await own.book.addSale.sell({ trays: 5, price: 12_000 });
      await allSent(own.book);
    }],
    ['a second phone signs in and has it', async () => {
      second = await phone();
      await second.book.signIn(GRACE);
      await expect(second.book.sales.row('60,000')).toBeVisible({ timeout: 60_000 });
    }],
    ['a sale without a signal waits, and reaches the other phone', async () => {
      await own.context.setOffline(true);
      await own.book.addSale.sell({ trays: 3, price: 12_000 });
      await own.context.setOffline(false);
      await allSent(own.book);
      await visit(second.book.page, '/sales/view/0');
      await expect(second.book.sales.row('36,000')).toBeVisible({ timeout: 60_000 });
    }],
    ['an attendant takes an invitation up and writes eggs down, which the owner has', async () => {
      const { page } = own.book;
      await visit(page, '/farm/add/farm_activities?new=flock');
      await new Farm(page).addFlock({ name: 'House 1', count: 500 });
      const path = await new People(page).invite('attendant', { name: ZAWADI.first_name, email: ZAWADI.email });
      await allSent(own.book);
      const shed = await phone();
      await shed.book.takeUp(path, ZAWADI);
      const farm = new Farm(shed.book.page);
      await farm.pick('Dead birds');
      await farm.press('2');
      await farm.save('dead birds');
      await allSent(shed.book);
      await visit(page, '/farm/view/1');
      await expect(page.getByText('Zawadi').first()).toBeVisible({ timeout: 60_000 });
    }],
    ['a receipt is shared, and a stranger reads it', async () => {
      const { page, sales } = own.book;
      await visit(page, '/sales/view/0');
      const paper = new PaperPage(page);
      await paper.open(sales.row('60,000'));
      await paper.send();
      await paper.sheet.getByRole('button', { name: 'Make a link' }).click();
      await expect(paper.sheet).toContainText('It is open to whoever has it.');
      const link = await paper.link();
      const { book: stranger } = await phone();
      await stranger.page.goto(new URL(link).pathname);
      await expect(stranger.page.getByText('60,000').first()).toBeVisible({ timeout: 60_000 });
    }],
  ];
} // prettier-ignore
