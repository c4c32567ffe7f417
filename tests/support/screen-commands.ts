import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Press a key on an element, both given by their Playwright names. */
    press: (selector: string, key: string) => Promise<void>;
    /** Set the browser's reported media preferences. */
    emulateMedia: (media: { colorScheme?: 'light' | 'dark' }) => Promise<void>;
  }
}

const press: BrowserCommand<[selector: string, key: string]> = async ({ iframe }, selector, key) =>
  iframe.locator(selector).press(key);
const emulateMedia: BrowserCommand<[media: { colorScheme?: 'light' | 'dark' }]> = async ({ page }, media) =>
  page.emulateMedia(media);

/** Commands executed by the runner, where Playwright itself is available. */
export const commands = { press, emulateMedia };
