import type { Page } from '@playwright/test';
import { PHONE_SIZE } from './phone-place.ts';
import { test as base } from './test.ts';

/** Tests with a recipient of a link, who has neither the app nor a sign-in. */
export const test = base.extend<{ stranger: Page }>({
  stranger: async ({ backend, shared: { browser } }, provide) => {
    const context = await browser.newContext({ viewport: PHONE_SIZE, baseURL: backend.url, locale: 'en-UG' });
    await provide(await context.newPage());
    await context.close();
  },
});
