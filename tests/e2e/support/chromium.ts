import { chromium, type Browser } from '@playwright/test';
import { headlessOptions, launchOptions } from '../../../scripts/chromium-launch.ts';

/** A whole Chromium, with more flags where a test needs them. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(more));

/** The browser that phones share, and pages of a suite. */
export const launchHeadless = (): Promise<Browser> => chromium.launch(headlessOptions());
