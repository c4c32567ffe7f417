import { DEMO_PEOPLE } from '../../../scripts/seed-demo.ts';
import { expect, heading, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** Every screen of a visitor and of a new owner, in the usual order. */
export const NEWCOMERS_TOUR: readonly Stop[] = [
  {
    name: 'login',
    show: async ({ page }) => {
      await visit(page, '/login');
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
    name: 'unsubscribe',
    show: async ({ page }) => {
      await visit(page, '/unsubscribe/NakatoPoult1?token=0123456789abcdef0123456789abcdef');
      await heading(page, 'E-mails about a business');
    },
  },
  {
    name: 'register',
    show: async ({ page }) => {
      await visit(page, '/register');
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
    name: 'restore',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'I have a backup file' }).click();
      await expect(page.getByRole('button', { name: 'Bring back from a backup' })).toBeVisible();
    },
  },
  {
    name: 'welcome-kind',
    show: async (book) => {
      await visit(book.page, '/welcome');
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
      await visit(page, '/sales/customer');
      await expect(page.getByText('No customers yet', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'debtors-empty',
    show: async ({ page }) => {
      await visit(page, '/view_debtors');
      await expect(page.getByText('Nobody owes', { exact: false }).first()).toBeVisible();
    },
  },
  {
    name: 'farm-empty',
    show: async ({ page }) => {
      await visit(page, '/farm/view/0');
      await expect(page.getByRole('link', { name: 'Add your first flock' })).toBeVisible();
    },
  },
  {
    name: 'not-found',
    show: async ({ page }) => {
      await visit(page, '/no/such/page');
      await expect(page.getByRole('link', { name: /home|book/i }).first()).toBeVisible();
    },
  },
];
