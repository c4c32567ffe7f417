import type { Page } from '@playwright/test';

/** Between two keys of a scanner. Units: ms. */
const PAUSE = 12;
/** From what was typed before to the scan: a person takes the scanner into the hand. Units: ms. */
const TAKEN_UP = 400;

/**
 * What a scanner that types like a keyboard sends: real keys, each with the time at which the scanner sent it, however busy the
 * machine is that runs the test. What happens `halfway` comes between two of its keys.
 */
export async function scan(page: Page, code: string, halfway?: () => Promise<void>): Promise<void> {
  // Nobody scans before the screen is painted; what a screen listens with it takes up then.
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
