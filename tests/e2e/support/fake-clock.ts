import { expect, type Locator, type Page } from '@playwright/test';

/** Step by which the page's clock advances until something is shown. Units: ms. */
const STEP_MS = 20;
/** The clock is paused at a time this far ahead, so that it has not passed on a slow machine. Units: ms. */
const AHEAD_MS = 5_000;

/**
 * Expect that the result of an action stays visible for `ms` and then disappears, by a page clock advanced only by this
 * test, independent of the machine's speed. Units: ms.
 */
export async function expectToStay(page: Page, shown: Locator, ms: number, act: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  await act();
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(shown).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await page.clock.runFor(ms - 5 * STEP_MS);
  await expect(shown).toBeVisible();
  await page.clock.runFor(10 * STEP_MS);
  await expect(shown).toBeHidden();
  await page.clock.resume();
}
