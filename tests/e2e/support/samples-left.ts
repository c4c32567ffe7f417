import type { Page } from '@playwright/test';

/** Databases of samples that are still on this phone. */
export const samplesLeft = (page: Page): Promise<number> =>
  page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.includes('sample-')).length);
