import { expect, ownerSignsIn, type Stop } from './stop.ts';

/** The farm as its owner sees it. */
export const FARM_TOUR: readonly Stop[] = [
  {
    name: 'farm',
    show: async (book) => {
      await ownerSignsIn(book);
      const { page } = book;
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
];
