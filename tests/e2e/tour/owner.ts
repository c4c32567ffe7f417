import { expect, heading, ownerSignsIn, type Stop } from './stop.ts';

/** The whole business at a glance, and its reports. */
export const OWNERS_TOUR: readonly Stop[] = [
  {
    name: 'dashboard',
    show: async (book) => {
      await ownerSignsIn(book);
      const { page } = book;
      await page.goto('/dashboard');
      await heading(page, /^Good /);
      await expect(page.getByRole('region', { name: 'Money today' })).toContainText('Left today');
      // The records of a new phone come one kind after the other.
      const eggs = page.getByRole('region', { name: 'Eggs', exact: true });
      await expect(eggs).toContainText('standard', { timeout: 90_000 });
      await expect(
        page
          .getByRole('region', { name: /^Changed since/ })
          .getByRole('link')
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'dashboard-add',
    show: async ({ page }) => {
      await page.goto('/dashboard?show=add');
      await expect(page.getByRole('dialog').getByRole('link', { name: 'New sale' })).toBeVisible();
    },
  },
  {
    name: 'reports',
    show: async ({ page }) => {
      await page.goto('/dashboard?show=reports');
      await heading(page, 'Reports');
    },
  },
  ...(
    [
      ['profit', 'Keeping the flocks'],
      ['cash', 'There before'],
      ['products', 'Eggs, good'],
      ['debtors', '61-90'],
      ['stock', 'mash'],
      ['prices', 'mash'],
      ['losses', 'Broken'],
      ['daily', 'House 1'],
      ['weekly', 'House 1'],
      ['medicine', 'Vaccine'],
      ['activity', 'Written'],
    ] as const
  ).map(([report, says]): Stop => ({
    name: `report-${report}`,
    show: async ({ page }) => {
      await page.goto(`/dashboard?report=${report}&dates=all`);
      await expect(page.getByRole('table').last()).toContainText(says);
    },
  })),
  {
    name: 'export',
    show: async ({ page }) => {
      await page.goto('/settings/9');
      await page.getByRole('button', { name: 'Show what there is' }).click();
      await expect(page.getByRole('button', { name: /^Sales, lines/ })).toBeVisible();
    },
  },
];
