import { expect, type Page, type Route } from '@playwright/test';
import { DEMO_PEOPLE } from '../../../scripts/seed-demo.ts';
import { Book } from '../pages/book.ts';

/** One screen as it can be looked at: how to get there from the stop before. */
export interface Stop {
  readonly name: string;
  readonly show: (book: Book, phone: { setOffline(offline: boolean): Promise<void> }) => Promise<void>;
}

/** As the server answers when a rule forbids what was sent. */
const refuse = (route: Route) =>
  route.fulfill({
    status: 403,
    json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' } },
  });

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** Every screen of a visitor and of a new owner, in the order in which they meet them. */
export const NEWCOMERS_TOUR: readonly Stop[] = [
  {
    name: 'home',
    show: async ({ page }) => {
      await page.goto('/home');
      await expect(page.getByText('Nothing you save gets lost.').first()).toBeVisible();
    },
  },
  {
    name: 'login',
    show: async ({ page }) => {
      await page.goto('/login');
      await heading(page, 'Sign in');
    },
  },
  {
    name: 'login-error',
    show: async (book) => {
      await book.fillAccount({ email: DEMO_PEOPLE[0].email, password: 'not-the-one' });
      await book.page.getByRole('button', { name: 'Sign in' }).click();
      await book.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    },
  },
  {
    name: 'register',
    show: async ({ page }) => {
      await page.goto('/register');
      await heading(page, 'Register');
    },
  },
  {
    name: 'welcome-name',
    show: async (book) => {
      await book.register({ first_name: 'Hajara', email: `hajara${Date.now()}@farm.test`, password: 'laying-hens' });
      await book.page.getByLabel('Business name').fill('Hajara’s Eggs');
    },
  },
  {
    name: 'welcome-kind',
    show: async (book) => {
      await book.next();
      await book.page.getByRole('radio', { name: 'Farm' }).check({ force: true });
    },
  },
  { name: 'welcome-currency', show: (book) => book.next() },
  {
    name: 'sales-empty',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Open my book' }).click();
      await expect(page.getByText('No sales yet', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'not-found',
    show: async ({ page }) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('link', { name: /home|book/i }).first()).toBeVisible();
    },
  },
];

/** Every screen of an owner whose farm is in full swing. */
export const OWNERS_TOUR: readonly Stop[] = [
  {
    name: 'sales',
    show: async (book) => {
      await book.signIn(DEMO_PEOPLE[0]);
      await expect(book.sales.rows.first()).toBeVisible();
      await expect(book.badge).toHaveAccessibleName(/All sent/);
    },
  },
  {
    name: 'sale',
    show: async (book) => {
      await book.sales.row('Amina Nansubuga').first().click();
      await expect(book.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'add-sale',
    show: async (book) => {
      await book.page.keyboard.press('Escape');
      await book.addSale.open();
      await book.addSale.customer('Amina Nansubuga');
      await book.addSale.pick('Eggs, good');
      await book.addSale.press('10');
      await book.addSale.pick('Eggs, small');
      await book.addSale.press('2');
      await book.page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: 'Next' }).click();
      await book.addSale.press('15');
    },
  },
  {
    name: 'add-sale-customer',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Change customer' }).click();
      await expect(page.getByRole('dialog').getByText('Joy Bakery')).toBeVisible();
    },
  },
  {
    name: 'add-sale-part',
    show: async (book) => {
      await book.page.keyboard.press('Escape');
      await book.addSale.pay('Part');
      await book.page.getByRole('textbox', { name: 'Amount paid now' }).fill('96250');
    },
  },
  {
    name: 'edit-sale',
    show: async (book) => {
      await book.page.goto('/sales/view/0');
      // Of more than one tray, so that one is less.
      await book.sales.edit(/([2-9]|\d\d) trays · .*Paid/);
      await book.addSale.press('1');
      await expect(book.page.getByText(/too much/)).toBeVisible();
    },
  },
  {
    name: 'edit-sale-not-here',
    show: async ({ page }) => {
      await page.goto('/sales/edit/NotASale0001');
      await expect(page.getByText('This sale is not on this phone', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'payment',
    show: async ({ page, sales }) => {
      await page.goto('/sales/view/1');
      await sales
        .row(/Owes|Overdue/)
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'Receive a payment' }).click();
      await expect(page.getByRole('textbox', { name: 'Amount received' })).toBeVisible();
    },
  },
  {
    name: 'payment-history',
    show: async ({ page, sales }) => {
      await page.goto('/sales/view/3');
      await sales.row('Paid').first().click();
      await page.getByRole('dialog').getByRole('link', { name: 'Payments' }).click();
      await expect(page.getByRole('list', { name: 'Payments' })).toBeVisible();
    },
  },
  {
    name: 'account',
    show: async ({ page }) => {
      await page.goto('/settings/0');
      await heading(page, 'My account');
    },
  },
  {
    name: 'phones-sync',
    show: async ({ page }) => {
      await page.goto('/settings/8');
      await heading(page, 'Phones & sync');
      await expect(page.getByRole('list', { name: /^Phones of this business/ })).toBeVisible();
    },
  },
  {
    name: 'offline',
    show: async (book, phone) => {
      await book.page.goto('/sales/view/0');
      await expect(book.badge).toHaveAccessibleName(/All sent/);
      await phone.setOffline(true);
      await expect(book.page.getByText('You are offline!')).toBeVisible();
    },
  },
  {
    name: 'offline-waiting',
    show: async (book) => {
      await book.addSale.sell({ trays: 2 });
      await expect(book.sales.rows.first().getByText('On this phone')).toBeAttached();
    },
  },
  {
    name: 'phones-sync-waiting',
    show: async ({ page }) => {
      await page.getByRole('link', { name: /^Phones and sync/ }).click();
      await expect(page.getByRole('list', { name: /^Waiting/ })).toBeVisible();
    },
  },
  {
    name: 'phones-sync-refused',
    show: async (book, phone) => {
      await book.page.goto('/sales/view/0');
      await book.addSale.sell({ trays: 4, customer: 'Zawadi Achieng', pay: 'Pay later' });
      await book.page.context().route(/documents:commit/, refuse);
      await phone.setOffline(false);
      await expect(book.badge).toHaveAccessibleName(/3 need/);
      await book.page.getByRole('link', { name: /^Phones and sync/ }).click();
      await expect(book.page.getByRole('link', { name: 'Correct' }).first()).toBeVisible();
      for (const title of ['Saved on this phone', 'Back Online'])
        await expect(book.page.getByText(title)).toHaveCount(0);
    },
  },
  {
    name: 'correct-customer',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Correct' }).click();
      await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Zawadi Achieng');
    },
  },
];
