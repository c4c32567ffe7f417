import { Shop } from '../pages/shop.ts';
import { expect, ownerSignsIn, type Stop } from './stop.ts';
import { visit } from '../support/visit.ts';

/** The stock of the shop and its purchases. */
export const STOCK_TOUR: readonly Stop[] = [
  {
    name: 'shop',
    show: async (book) => {
      await ownerSignsIn(book);
      await visit(book.page, '/shop');
      await expect(new Shop(book.page).row(/\w/).first()).toBeVisible();
      // Purchases arrive after sales.
      await expect(book.page.getByText('Below zero', { exact: true })).toHaveCount(0, { timeout: 60_000 });
      await expect(book.page.getByText('…', { exact: true })).toHaveCount(0, { timeout: 60_000 });
    },
  },
  {
    name: 'shop-count',
    show: async ({ page }) => {
      await visit(page, '/shop?show=count');
      await page.getByRole('list', { name: 'Items to count' }).getByRole('textbox').first().fill('3');
      await expect(page.getByRole('button', { name: 'Save 1 item' })).toBeVisible();
    },
  },
  {
    name: 'shop-add',
    show: async ({ page }) => {
      await visit(page, '/shop/add');
      const shop = new Shop(page);
      await shop.newItem({ name: 'Layers mash, own label', base: 'Weight', unit: 'bag', holds: '50', price: '133000' });
      await shop.much('10', '90000');
    },
  },
  {
    name: 'shop-item',
    show: async ({ page }) => {
      await visit(page, '/shop');
      await new Shop(page).row(/\w/).first().click();
      await expect(page.getByLabel('Figures of the item')).toBeVisible();
      await expect(new Shop(page).history(/\w/).first()).toBeVisible();
    },
  },
  {
    name: 'shop-losses',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Losses' }).click();
      await expect(page.getByRole('button', { name: 'Save the loss' })).toBeVisible();
    },
  },
  {
    name: 'purchases',
    show: async ({ page }) => {
      await visit(page, '/shop?show=purchases');
      await expect(new Shop(page).purchase(/\w/).first()).toBeVisible();
    },
  },
  {
    name: 'purchase',
    show: async ({ page }) => {
      await new Shop(page).purchase(/\w/).first().click();
      await expect(page.getByRole('list', { name: 'Lines of the purchase' })).toBeVisible();
    },
  },
  {
    name: 'purchase-send-back',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Send back' }).click();
      await page
        .getByRole('button', { name: /^All of .* goes back$/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Save the return' })).toBeVisible();
    },
  },
];
