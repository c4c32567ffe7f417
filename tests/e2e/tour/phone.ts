import { expect, heading, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** Settings, and the phone with and without a signal. */
export const PHONE_TOUR: readonly Stop[] = [
  {
    name: 'receipts-settings',
    show: async (book) => {
      await ownerSignsIn(book);
      const { page } = book;
      await visit(page, '/settings/10');
      await heading(page, /Receipts/);
    },
  },
  {
    name: 'account',
    show: async ({ page }) => {
      await visit(page, '/settings/0');
      await heading(page, 'More');
    },
  },
  {
    name: 'phones-sync',
    show: async ({ page }) => {
      await visit(page, '/settings/8');
      await heading(page, 'Phones & sync');
      await expect(page.getByRole('list', { name: /^Phones of this business/ })).toBeVisible();
    },
  },
  {
    name: 'offline',
    show: async (book, phone) => {
      await visit(book.page, '/sales/view/0');
      await expect(book.badge).toHaveAccessibleName(/All sent/);
      await book.installed();
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
      await visit(book.page, '/sales/view/0');
      await book.addSale.sell({ trays: 4, customer: 'Zawadi Achieng', pay: 'Pay later' });
      await phone.refuseCommits();
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
