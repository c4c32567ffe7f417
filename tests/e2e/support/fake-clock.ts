import { expect, type Locator, type Page } from '@playwright/test';

/** The page's clock goes on in such steps until something is shown. Units: ms. */
const STEP_MS = 20;
/** It is stopped at a time that has not come yet, however slow the machine is. Units: ms. */
const AHEAD_MS = 5_000;

/**
 * Expect that what an act shows stays for so long and then goes, by a clock of the page that stands still but for this test: the
 * machine may be as slow as it likes. Units: ms.
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
