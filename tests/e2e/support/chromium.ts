import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../../scripts/chromium-args.ts';
import { findChromium, findHeadless } from '../../../scripts/find-chromium.mjs';

const optionsOf = (executablePath: string | undefined, more: readonly string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGS, ...more],
});

/** How to launch Chromium, with more flags where a test needs them. */
export const launchOptions = (more: readonly string[] = []) => optionsOf(findChromium(), more);

export const launchChromium = (more: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(more));

/** The browser that phones share; it has no windows, and with them no notices of the system. */
export const launchHeadless = (): Promise<Browser> => chromium.launch(optionsOf(findHeadless(), []));
