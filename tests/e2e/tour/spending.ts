import { Expenses } from '../pages/expenses.ts';
import { expect, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** Outgoing money: expenses, suppliers, payables. */
export const SPENDING_TOUR: readonly Stop[] = [
  {
    name: 'expenses',
    show: async (book) => {
      await ownerSignsIn(book);
      const expenses = new Expenses(book.page);
      await visit(book.page, '/expenses?dates=all');
      await expect(expenses.rows.first()).toBeVisible();
    },
  },
  {
    name: 'expense',
    show: async ({ page }) => {
      await new Expenses(page).rows.first().click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Voucher' })).toBeVisible();
    },
  },
  {
    name: 'voucher',
    show: async ({ page }) => {
      await page.getByRole('dialog').getByRole('link', { name: 'Voucher' }).click();
      await expect(page.getByRole('article')).toBeVisible();
    },
  },
  {
    name: 'expense-add',
    show: async ({ page }) => {
      await visit(page, '/expenses');
      await new Expenses(page).begin('Transport', 25_000);
    },
  },
  {
    name: 'suppliers',
    show: async ({ page }) => {
      await visit(page, '/suppliers');
      await expect(page.getByRole('list', { name: 'Suppliers' }).getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'supplier',
    show: async ({ page }) => {
      await page.getByRole('list', { name: 'Suppliers' }).getByRole('link').first().click();
      await expect(page.getByRole('link', { name: 'Statement' })).toBeVisible();
    },
  },
  {
    name: 'supplier-merge',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'The same as another' }).click();
      await page.getByRole('list', { name: 'Other suppliers' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'Put them together' })).toBeVisible();
    },
  },
  {
    name: 'creditors',
    show: async ({ page }) => {
      await visit(page, '/view_creditors');
      await expect(page.getByRole('list', { name: 'Whom I owe' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'pay-out',
    show: async ({ page }) => {
      await page.getByRole('list', { name: 'Whom I owe' }).getByRole('link', { name: /^Pay / }).first().click();
      await expect(page.getByRole('textbox', { name: 'Amount paid' })).toBeVisible();
    },
  },
];
