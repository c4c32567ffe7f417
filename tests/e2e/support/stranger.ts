import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { CHROMIUM_ARGS, PHONE_SIZE } from './phone.ts';
import { test as base } from './test.ts';

/** Tests with somebody who was sent a link: another browser, without sign-in. */
export const test = base.extend<{ stranger: Page }>({
  stranger: async ({ backend }, provide) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS });
    const context = await browser.newContext({ viewport: PHONE_SIZE, baseURL: backend.url, locale: 'en-UG' });
    await provide(await context.newPage());
    await browser.close();
  },
});
