import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Program file of the Chromium or Chrome to test with: CHROMIUM_PATH, or the first usual place that has one. */
export const findChromium = () => [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));

/** The same engine without the windows of a browser around it, where Debian's package of it is installed; else a whole one. */
export const findHeadless = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].find((path) => path && existsSync(path)) ??
  findChromium();
