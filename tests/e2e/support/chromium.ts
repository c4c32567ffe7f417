import { chromium, type Browser } from '@playwright/test';
import { headlessOptions, launchOptions } from '../../../scripts/chromium-launch.ts';

/** A full Chromium, with additional flags where a test needs them. */
export const launchWhole = (more: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(more));

/** The headless browser shared by phones and pages of a suite, or of one phone with additional flags. */
export const launchHeadless = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch(headlessOptions(more));
