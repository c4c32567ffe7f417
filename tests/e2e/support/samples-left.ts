import type { Page } from '@playwright/test';

/** Number of sample databases still on this phone. */
export const samplesLeft = (page: Page): Promise<number> =>
  page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.includes('sample-')).length);
