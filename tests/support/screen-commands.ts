import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the browser says people prefer. */
    emulateMedia: (media: { colorScheme?: 'light' | 'dark' }) => Promise<void>;
  }
}

const emulateMedia: BrowserCommand<[media: { colorScheme?: 'light' | 'dark' }]> = async ({ page }, media) =>
  page.emulateMedia(media);

/** What a screen test has the runner do: only there is Playwright itself. */
export const commands = { emulateMedia };
