import { expect, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** Feed and medicine, as the owner sees them. */
export const MATERIALS_TOUR: readonly Stop[] = [
  {
    name: 'material',
    show: async (book) => {
      await ownerSignsIn(book);
      const { page } = book;
      await visit(page, '/farm/view/3');
      await page.getByRole('list', { name: 'Materials' }).getByRole('link').first().click();
      await expect(page.getByText('Costs on average')).toBeVisible();
      await expect(page.getByRole('list', { name: 'History of the item' }).getByText('…')).toHaveCount(0);
    },
  },
  {
    name: 'material-medicine',
    show: async ({ page }) => {
      await visit(page, '/farm/view/4');
      await page.getByRole('list', { name: 'Materials' }).getByRole('link').first().click();
      await expect(page.getByText('No meat after it for')).toBeVisible();
    },
  },
  {
    name: 'material-edit',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Edit material' }).click();
      await expect(page.getByLabel('Name of the material')).not.toHaveValue('');
    },
  },
  {
    name: 'material-add',
    show: async ({ page }) => {
      await visit(page, '/farm/add/raw_materials?category=vaccines');
      await page.getByLabel('What is it?').fill('Newcastle');
      await page.getByRole('button', { name: /^New material/ }).click();
      await page.getByRole('button', { name: 'Save the purchase' }).click();
      await expect(page.getByText('Type how much one holds.').first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'processed-runs',
    show: async ({ page }) => {
      await visit(page, '/processed/view/1');
      const runs = page.getByRole('list', { name: 'Runs' }).getByRole('button');
      await expect(runs.first()).toContainText(' a ');
    },
  },
  {
    name: 'processed-run',
    show: async ({ page }) => {
      await page.getByRole('list', { name: 'Runs' }).getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByText('Written by')).toBeVisible();
    },
  },
  {
    name: 'processed-add',
    show: async ({ page }) => {
      await page.getByRole('dialog').getByRole('link', { name: 'Make the same again' }).click();
      await expect(page.getByLabel('Came out', { exact: true })).not.toHaveValue('');
    },
  },
  {
    name: 'processed-recipe',
    show: async ({ page }) => {
      await visit(page, '/processed/view/2');
      await page.getByRole('list', { name: 'Recipes' }).getByRole('link').first().click();
      await expect(page.getByRole('region', { name: 'Recipe' })).toBeVisible();
    },
  },
];
