import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

/** Open the notifications page and wait until it has loaded. */
export async function openNotices(page: Page): Promise<void> {
  await visit(page, '/settings/7');
  await expect(page.getByText('Looking…')).toBeHidden();
}

/** `HH:MM` on the phone's clock, `hours` from now. */
export const timeOnPhone = (page: Page, hours: number): Promise<string> =>
  page.evaluate((by) => new Date(Date.now() + by * 3_600_000).toTimeString().slice(0, 5), hours);
