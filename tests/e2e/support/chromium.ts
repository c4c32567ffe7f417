import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../../scripts/chromium-args.ts';
import { findChromium } from '../../../scripts/find-chromium.mjs';

/** How to launch Chromium, with more flags where a test needs them. */
export function launchOptions(more: readonly string[] = []) {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: [...CHROMIUM_ARGS, ...more] };
}

export const launchChromium = (more: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(more));
