import type { Page } from '@playwright/test';

/** Delay between two keys of a scanner. Units: ms. */
const PAUSE = 12;
/** Delay between earlier typing and the scan: the user picks up the scanner. Units: ms. */
const TAKEN_UP = 400;

/**
 * Simulate a scanner that acts as a keyboard: real key events, each with the timestamp of the scanner, independent of
 * the machine's load. `halfway` runs between two of its keys.
 */
export async function scan(page: Page, code: string, halfway?: () => Promise<void>): Promise<void> {
  // Scanning starts only after the screen is painted, when it has attached its listener.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const devtools = await page.context().newCDPSession(page);
  const since = (Date.now() + TAKEN_UP) / 1_000;
  const send = async (type: 'keyDown' | 'keyUp', key: string, at: number) => {
    const isEnter = key === 'Enter';
    await devtools.send('Input.dispatchKeyEvent', {
      type,
      key,
      code: isEnter ? 'Enter' : `Digit${key}`,
      windowsVirtualKeyCode: isEnter ? 13 : key.charCodeAt(0),
      ...(type === 'keyDown' && { text: isEnter ? '\r' : key }),
      timestamp: since + (at * PAUSE) / 1_000,
    });
  };
  for (const [at, key] of [...code.split(''), 'Enter'].entries()) {
    if (at === 6) await halfway?.();
    await send('keyDown', key, at);
    await send('keyUp', key, at + 0.5);
  }
  await devtools.detach();
}
