import { expect, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** The farm as its owner sees it. */
export const FARM_TOUR: readonly Stop[] = [
  {
    name: 'farm',
    show: async (book) => {
      await ownerSignsIn(book);
      const { page } = book;
      await visit(page, '/farm/view/0');
      await expect(page.getByText(/layers/).first()).toBeVisible();
    },
  },
  {
    name: 'flock',
    show: async ({ page }) => {
      await page
        .getByRole('list', { name: 'Flocks' })
        .getByRole('link', { name: /House 1/ })
        .click();
      await page.waitForURL('**/farm/farm_activities/view/**');
      await expect(page.getByRole('img', { name: /Laying in percent/ })).toBeVisible();
      await expect(page.getByText(/under$|as planned$/).first()).toBeVisible();
      await expect(page.getByText(/being worked out/i)).toHaveCount(0);
    },
  },
  {
    name: 'flock-days',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Show as table' }).click();
      const diary = page.getByRole('heading', { name: 'Diary' });
      await expect(diary).toBeVisible();
      await diary.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'flock-health',
    show: async ({ page }) => {
      const health = page.getByRole('heading', { name: 'Vaccines and medicine' });
      await expect(health).toBeVisible();
      await health.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100));
    },
  },
  {
    name: 'flock-money',
    show: async ({ page }) => {
      const money = page.getByRole('heading', { name: /^Money/ });
      await expect(page.getByText('A tray covers its costs at')).toBeVisible();
      await money.evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100));
    },
  },
  {
    name: 'flock-meat',
    show: async ({ page }) => {
      await visit(page, '/farm/view/0');
      await page
        .getByRole('list', { name: 'Flocks' })
        .getByRole('link', { name: /Broilers/ })
        .first()
        .click();
      await expect(page.getByRole('img', { name: /Mean weight/ })).toBeVisible();
    },
  },
  {
    name: 'flock-edit',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Change or close this flock' }).click();
      await page.getByLabel('How many birds').fill('300');
      await page.getByRole('button', { name: 'Save the changes' }).click();
      await expect(page.getByText('Type why another number of birds came.').first()).toBeVisible();
    },
  },
  {
    name: 'flock-close',
    show: async ({ page }) => {
      const close = page.getByRole('button', { name: 'Close this flock' });
      await close.click();
      await expect(page.getByLabel('Last day')).toBeVisible();
      await page.getByRole('heading', { name: 'So far' }).evaluate((heading) => {
        scrollTo(0, heading.getBoundingClientRect().top + scrollY - 80);
      });
    },
  },
  {
    name: 'farm-medicine',
    show: async ({ page }) => {
      await visit(page, '/farm/add/farm_activities?kind=medication');
      await page.getByRole('radio').nth(4).check({ force: true });
      await page.getByRole('button', { name: 'Reason, dose, batch, days without sale' }).click();
      await expect(page.getByLabel('No meat for sale, days')).toBeVisible();
    },
  },
  {
    name: 'farm-diary',
    show: async ({ page }) => {
      await visit(page, '/farm/view/1');
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
      await visit(page, '/farm/view/3');
      await expect(page.getByText(/mash/i).first()).toBeVisible();
    },
  },
  {
    name: 'farm-new-flock',
    show: async ({ page }) => {
      await visit(page, '/farm/add/farm_activities?new=flock');
      await page.getByRole('button', { name: 'Save the flock' }).click();
      await expect(page.getByText('Type a name for the flock.').first()).toBeVisible();
    },
  },
];
