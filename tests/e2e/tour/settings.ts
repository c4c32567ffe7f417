import { PaperPage } from '../pages/paper.ts';
import { aLogoFile } from '../support/logo-file.ts';
import { expect, heading, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** The owner's settings for all phones, and a receipt that reflects them. */
export const SETTINGS_TOUR: readonly Stop[] = [
  {
    name: 'settings-business',
    show: async (book) => {
      await ownerSignsIn(book);
      const { page } = book;
      await visit(page, '/settings/1');
      await page.locator('input[type=file]').setInputFiles(await aLogoFile(page));
      await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Business updated' })).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Business updated' })).toBeHidden();
      await page
        .getByRole('heading', { name: 'What it does' })
        .evaluate((part) => part.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'receipt-logo',
    show: async ({ page, sales }) => {
      await visit(page, '/sales/view/0');
      const paper = new PaperPage(page);
      await paper.open(sales.row('Amina Nansubuga').first());
      await expect(paper.paper.locator('img')).toBeVisible();
      await expect(page.getByText('Working out the sums', { exact: false })).toHaveCount(0);
    },
  },
  {
    name: 'settings-units',
    show: async ({ page }) => {
      await visit(page, '/settings/2');
      await expect(page.getByLabel('Eggs in a tray')).toHaveValue('30');
      await page.getByText('Kilograms in a bag of feed').evaluate((part) => part.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'settings-lists',
    show: async ({ page }) => {
      await visit(page, '/settings/3');
      const reasons = page.getByRole('region', { name: 'Why birds die' });
      if (!(await reasons.getByText('Snake').isVisible())) {
        await reasons.getByLabel('Another reason').fill('Snake');
        await reasons.getByRole('button', { name: 'Add' }).click();
      }
      await expect(reasons.getByText('Snake')).toBeVisible();
      await page
        .getByRole('heading', { name: 'Why birds die' })
        .evaluate((part) => part.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'settings-vaccination',
    show: async ({ page }) => {
      const plans = page.getByRole('region', { name: 'Vaccination plans' });
      await expect(plans.getByRole('listitem')).toHaveCount(5);
      await plans.evaluate((part) => part.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'settings-vaccination-step',
    show: async ({ page }) => {
      await page.getByRole('button', { name: /Layer KE \(Kenchic\)/ }).click();
      const step = page.getByRole('dialog').getByRole('button', { name: 'Days 15 to 18 ND + IB' });
      await step.click();
      await step.evaluate((part) => part.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'settings-curve',
    show: async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'New curve' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Breed').fill('Cobb 500');
      await sheet
        .getByLabel('Table')
        .fill('day,weight,FCR,feed\n7,202,0.807,163\n14,570,0.947,765\n21,1116,1.107,1235');
      await sheet
        .getByText('Feed, weight and FCR do not agree', { exact: false })
        .evaluate((part) => part.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'settings-rights',
    show: async ({ page }) => {
      await visit(page, '/settings/4');
      await page.getByRole('list', { name: 'Admins' }).getByRole('button').last().click();
      await page.getByText('Only a part of it.', { exact: false }).evaluate((part) => part.scrollIntoView());
    },
  },
  {
    name: 'settings-attendants',
    show: async ({ page }) => {
      await visit(page, '/settings/5');
      await expect(page.getByRole('list', { name: 'Attendants' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'settings-notices',
    show: async ({ page }) => {
      await visit(page, '/settings/7');
      await expect(page.getByRole('list', { name: 'What came' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'settings-help',
    show: async ({ page }) => {
      await visit(page, '/settings/12');
      await page.getByText('Sell something').click();
    },
  },
  {
    name: 'settings-history',
    show: async ({ page }) => {
      await visit(page, '/settings/11');
      await heading(page, 'Who changed what');
      await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'settings-import',
    show: async ({ page }) => {
      await visit(page, '/settings/9?bring=customers');
      await page.getByRole('button', { name: 'Paste from a sheet' }).click();
      const rows = ['Name\tPhone\tThey owe', 'Kato Bakery\t0772 000 881\t45,000', 'Sarah Namuli\t0772 000 882\t', 'Hotel Equator\t0772 00\t', 'Moses Ssali\t0772 000 884\tlots', 'Amina Nansubuga\t\t']; // prettier-ignore
      await page.getByLabel('The rows, copied from a sheet').fill(rows.join('\n'));
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Look at it' }).click();
      await expect(page.getByRole('button', { name: 'Add 2 customers' })).toBeEnabled();
    },
  },
];
