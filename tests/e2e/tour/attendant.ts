import { DEMO_ATTENDANT } from '../../../scripts/seed-demo.ts';
import { Farm } from '../pages/farm.ts';
import { expect, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** The whole app of an attendant. */
export const ATTENDANTS_TOUR: readonly Stop[] = [
  {
    name: 'attendant',
    show: async (book) => {
      const { page } = book;
      await visit(page, '/login');
      await book.fillAccount({ email: DEMO_ATTENDANT.email, password: DEMO_ATTENDANT.password });
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/attendant/activities');
      await expect(page.getByRole('group', { name: 'What happened' })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Flocks' }).getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'attendant-eggs',
    show: async ({ page }) => {
      const farm = new Farm(page);
      await farm.flock(/House 1/).click();
      await farm.pick('Eggs');
      // A small number: the pictures are taken four times of the same farm.
      await farm.press('1');
      await farm.next();
      await farm.press('2');
    },
  },
  {
    name: 'attendant-saved',
    show: async ({ page }) => {
      const farm = new Farm(page);
      await farm.save('eggs');
      await expect(farm.today().first()).toContainText('1 + 2');
      await expect(page.getByText('Saved on this phone')).toHaveCount(0);
    },
  },
  {
    name: 'attendant-days',
    show: async ({ page }) => {
      await visit(page, '/attendant/activities?show=days');
      await expect(page.getByRole('list').getByRole('button').first()).toBeVisible();
    },
  },
];
