import type { Page } from '@playwright/test';
import { expect, heading, type Stop } from './stop.ts';

/** Wait for all pictures of the page, including lazily loaded ones. */
async function picturesShown(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)),
    )
    .toBe(true);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}

const stop = (name: string, path: string, title: string): Stop => ({
  name,
  show: async ({ page }) => {
    await page.goto(path);
    await heading(page, title);
    await picturesShown(page);
  },
});

/** The public pages, as seen by a visitor who knows the address. */
export const SITE_TOUR: readonly Stop[] = [
  stop('home', '/home', 'Nothing you save gets lost.'),
  {
    name: 'home-below',
    show: async ({ page }) => {
      await page.getByRole('heading', { name: 'Made for the hen house and the counter' }).scrollIntoViewIfNeeded();
      await page.getByRole('heading', { name: 'Sell in trays and loose eggs' }).scrollIntoViewIfNeeded();
    },
  },
  stop('features', '/features', 'One book for the whole place'),
  stop('how-it-works', '/how_it_works', 'How it works'),
  {
    name: 'pricing',
    show: async ({ page }) => {
      await page.goto('/pricing');
      await expect(page.getByText('USh 192,000', { exact: false })).toBeVisible();
    },
  },
  stop('contact', '/contact', 'Write to us'),
  {
    name: 'contact-offline',
    show: async ({ page }, phone) => {
      await phone.setOffline(true);
      await page.getByLabel('Subject').fill('Price of trays');
      await page.getByLabel('Your name').fill('Musa Kato');
      await page.getByLabel('Email').fill('musa@example.com');
      await page.getByLabel('Message').fill('Can two stalls use one book?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('status')).toContainText('kept on this phone');
      await phone.setOffline(false);
      await expect(page.getByRole('status')).toContainText('Sent. Thank you.');
      await page.getByRole('status').scrollIntoViewIfNeeded();
    },
  },
  stop('privacy', '/privacy_policy', 'What leaves your phone'),
];
