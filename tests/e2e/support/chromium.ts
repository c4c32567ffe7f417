import { chromium, type Browser } from '@playwright/test';
import { headlessOptions, launchOptions } from '../../../scripts/chromium-launch.ts';

/** A whole Chromium, with more flags where a test needs them. */
export const launchWhole = (more: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(more));

/** The browser that phones share, pages of a suite, and one phone with more flags. */
export const launchHeadless = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(headlessOptions(more));
