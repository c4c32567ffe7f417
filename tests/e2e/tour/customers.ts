import { expect, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** Customers and their debts. */
export const CUSTOMERS_TOUR: readonly Stop[] = [
  {
    name: 'customers',
    show: async (book) => {
      await ownerSignsIn(book);
      const { page } = book;
      await visit(page, '/sales/customer');
      await expect(page.getByRole('list', { name: 'Customers' }).getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'customer-new',
    show: async ({ page }) => {
      await visit(page, '/sales/customer?page=new');
      await page.getByLabel('Name', { exact: true }).fill('Joy Bakery');
      await expect(page.getByText('Looks like Joy Bakery', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'debtors',
    show: async ({ page }) => {
      await visit(page, '/view_debtors');
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
    name: 'customer-promise',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Promise', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
    },
  },
  {
    name: 'statement',
    show: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Statement' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
];
