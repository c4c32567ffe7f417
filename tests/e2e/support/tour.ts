import { expect as expectSoon, type Page, type Route } from '@playwright/test';
import { DEMO_ATTENDANT, DEMO_PEOPLE } from '../../../scripts/seed-demo.ts';
import { Book } from '../pages/book.ts';
import { Farm } from '../pages/farm.ts';
import { PaperPage } from '../pages/paper.ts';

/** Outside the test runner, as for the pictures, nothing else sets how long a busy machine may take. */
const expect = expectSoon.configure({ timeout: 30_000 });

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
    name: 'customers-empty',
    show: async ({ page }) => {
      await page.goto('/sales/customer');
      await expect(page.getByText('No customers yet', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'debtors-empty',
    show: async ({ page }) => {
      await page.goto('/view_debtors');
      await expect(page.getByText('Nobody owes', { exact: false }).first()).toBeVisible();
    },
  },
  {
    name: 'farm-empty',
    show: async ({ page }) => {
      await page.goto('/farm/view/0');
      await expect(page.getByRole('link', { name: 'Add your first flock' })).toBeVisible();
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
    name: 'receipt',
    show: async ({ page, sales }) => {
      await page.goto('/sales/view/3');
      await new PaperPage(page).open(sales.row('Paid').first());
    },
  },
  {
    name: 'receipt-send',
    show: async ({ page }) => {
      await new PaperPage(page).send();
    },
  },
  {
    name: 'invoice',
    show: async ({ page, sales }) => {
      await page.goto('/sales/view/1');
      await new PaperPage(page).open(sales.row(/Owes|Overdue/).first(), 'Invoice');
    },
  },
  {
    name: 'customers',
    show: async ({ page }) => {
      await page.goto('/sales/customer');
      await expect(page.getByRole('list', { name: 'Customers' }).getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'customer-new',
    show: async ({ page }) => {
      await page.goto('/sales/customer?page=new');
      await page.getByLabel('Name', { exact: true }).fill('Joy Bakery');
      await expect(page.getByText('Looks like Joy Bakery', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'debtors',
    show: async ({ page }) => {
      await page.goto('/view_debtors');
      await expect(page.getByRole('list', { name: /owe/i }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'customer',
    show: async ({ page }) => {
      await page.getByRole('list', { name: /owe/i }).getByRole('link').first().click();
      await expect(page.getByRole('link', { name: 'Statement' })).toBeVisible();
    },
  },
  {
    name: 'statement',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Statement' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'farm',
    show: async ({ page }) => {
      await page.goto('/farm/view/0');
      await expect(page.getByText(/layers/).first()).toBeVisible();
    },
  },
  {
    name: 'farm-diary',
    show: async ({ page }) => {
      await page.goto('/farm/view/1');
      await expect(
        page
          .getByRole('list', { name: /House 1/ })
          .getByRole('button')
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'farm-feeds',
    show: async ({ page }) => {
      await page.goto('/farm/view/3');
      await expect(page.getByText(/mash/i).first()).toBeVisible();
    },
  },
  {
    name: 'farm-new-flock',
    show: async ({ page }) => {
      await page.goto('/farm/add/farm_activities?new=flock');
      await page.getByRole('button', { name: 'Save the flock' }).click();
      await expect(page.getByText('Type a name for the flock.').first()).toBeVisible();
    },
  },
  {
    name: 'receipts-settings',
    show: async ({ page }) => {
      await page.goto('/settings/10');
      await heading(page, /Receipts/);
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

/** The whole app of an attendant. */
export const ATTENDANTS_TOUR: readonly Stop[] = [
  {
    name: 'attendant',
    show: async (book) => {
      const { page } = book;
      await page.goto('/login');
      await book.fillAccount({ email: DEMO_ATTENDANT.email, password: DEMO_ATTENDANT.password });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/attendant/activities');
      await expect(page.getByRole('group', { name: 'What happened' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Flocks' }).getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'attendant-eggs',
    show: async ({ page }) => {
      const farm = new Farm(page);
      await farm.flock(/House 1/).click();
      await farm.pick('Eggs');
      // Few: the pictures are taken four times of one farm.
      await farm.press('1');
      await farm.next();
      await farm.press('2');
    },
  },
  {
    name: 'attendant-saved',
    show: async ({ page }) => {
      const farm = new Farm(page);
      await farm.save('eggs');
      await expect(farm.today().first()).toContainText('1 + 2');
      await expect(page.getByText('Saved on this phone')).toHaveCount(0);
    },
  },
  {
    name: 'attendant-days',
    show: async ({ page }) => {
      await page.goto('/attendant/activities?show=days');
      await expect(page.getByRole('list').getByRole('button').first()).toBeVisible();
    },
  },
];
