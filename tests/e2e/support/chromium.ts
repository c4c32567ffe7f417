import { chromium, type Browser } from '@playwright/test';
import { headlessOptions, launchOptions } from '../../../scripts/chromium-launch.ts';
import { yieldBrowsers } from './yield-browsers.ts';

type Options = ReturnType<typeof launchOptions>;

async function launch(options: Options): Promise<Browser> {
  const browser = await chromium.launch(options);
  yieldBrowsers();
  return browser;
}

/** A whole Chromium, with more flags where a test needs them. */
export const launchWhole = (more: readonly string[] = []): Promise<Browser> => launch(launchOptions(more));

/** The browser that phones share, pages of a suite, and one phone with more flags. */
export const launchHeadless = (more: readonly string[] = []): Promise<Browser> => launch(headlessOptions(more));
