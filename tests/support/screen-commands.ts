import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Press a key on an element, by Playwright's names of both. */
    press: (selector: string, key: string) => Promise<void>;
    /** What the browser says people prefer. */
    emulateMedia: (media: { colorScheme?: 'light' | 'dark' }) => Promise<void>;
  }
}

const press: BrowserCommand<[selector: string, key: string]> = async ({ iframe }, selector, key) =>
  iframe.locator(selector).press(key);
const emulateMedia: BrowserCommand<[media: { colorScheme?: 'light' | 'dark' }]> = async ({ page }, media) =>
  page.emulateMedia(media);

/** What a screen test has the runner do: only there is Playwright itself. */
export const commands = { press, emulateMedia };
