import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

/** Turn on shop and processing for a farm, so that all groups of screens are available. */
export async function sellsAndMakes(page: Page): Promise<void> {
  await visit(page, '/settings/1');
  for (const does of ['Shop: buys and sells', 'Makes products from others']) {
    await page.getByText(does).click();
    await expect(page.getByRole('switch', { name: does })).toBeChecked();
    await expect(page.getByRole('dialog', { name: 'Business updated' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
}
