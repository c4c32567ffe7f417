import { expect, heading, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** One report of all dates, once it shows this text. */
const report = (name: string, says: string): Stop => ({
  name: `report-${name}`,
  show: async ({ page }) => {
    await visit(page, `/dashboard?report=${name}&dates=all`);
    await expect(page.getByRole('table').last()).toContainText(says);
  },
});

/** The overview of the business, money reports, and the export of all data. */
export const OWNERS_TOUR: readonly Stop[] = [
  {
    name: 'dashboard',
    show: async (book) => {
      await ownerSignsIn(book);
      const { page } = book;
      await visit(page, '/dashboard');
      await heading(page, /^Good /);
      await expect(page.getByRole('region', { name: 'Money today' })).toContainText('Left today');
      // On a new phone the records arrive one kind after another.
      const eggs = page.getByRole('region', { name: 'Eggs', exact: true });
      await expect(eggs).toContainText('standard', { timeout: 90_000 });
      await expect(
        page
          .getByRole('region', { name: /^Changed / })
          .getByRole('link')
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'dashboard-add',
    show: async ({ page }) => {
      await visit(page, '/dashboard?show=add');
      await expect(page.getByRole('dialog').getByRole('link', { name: 'New sale' })).toBeVisible();
    },
  },
  {
    name: 'reports',
    show: async ({ page }) => {
      await visit(page, '/dashboard?show=reports');
      await heading(page, 'Reports');
    },
  },
  report('profit', 'Keeping the flocks'),
  report('cash', 'There before'),
  report('products', 'Eggs, good'),
  {
    name: 'plans',
    show: async ({ page }) => {
      await visit(page, '/subscription');
      await expect(page.getByRole('button', { name: 'Choose 1 year' })).toBeVisible();
    },
  },
  {
    name: 'plan-ask',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Choose 1 year' }).click();
      await page.getByLabel('Phone number on which we reach you').fill('+256 700 123456');
    },
  },
  {
    name: 'settings-plan',
    show: async ({ page }) => {
      await visit(page, '/settings/6');
      await expect(page.getByText('Joined with your link')).toBeVisible();
    },
  },
  {
    name: 'export',
    show: async ({ page }) => {
      await visit(page, '/settings/9');
      await page.getByRole('button', { name: 'Show what there is' }).click();
      await expect(page.getByRole('button', { name: /^Payments/ })).toBeVisible();
    },
  },
];

/** Reports of debts, stock, flocks and people. */
export const REPORTS_TOUR: readonly Stop[] = [
  {
    ...report('debtors', '61-90'),
    show: async (book, phone) => {
      await ownerSignsIn(book);
      await report('debtors', '61-90').show(book, phone);
    },
  },
  report('stock', 'mash'),
  report('losses', 'Broken'),
  report('daily', 'House 1'),
  report('weekly', 'House 1'),
  report('flocks', 'House 1'),
  report('production', 'Layers mash'),
  report('medicine', 'Vaccine'),
  report('activity', 'Written'),
];
