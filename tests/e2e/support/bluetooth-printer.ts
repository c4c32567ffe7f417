import type { Page } from '@playwright/test';

/** How the device in reach behaves, and what was written to it so far. */
interface PrinterHere {
  is: 'printer' | 'headset' | 'switched off' | 'none';
  written: number[];
}
declare global {
  interface Window {
    printerHere: PrinterHere;
  }
}

/**
 * A receipt printer within reach of the phone: no machine of a test has one. It stands where the browser ends; it takes what a printer
 * takes, 100 bytes at most at once, and keeps them. Gives what takes it away.
 */
export async function withPrinter(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    // A page that printed before holds on to the one that it knows.
    const here: PrinterHere = ((window as Partial<Window>).printerHere ??= { is: 'printer', written: [] });
    Object.assign(here, { is: 'printer', written: [] });
    const characteristic = {
      properties: { write: true, writeWithoutResponse: true },
      writeValueWithResponse(piece: Uint8Array) {
        if (piece.length > 100 || here.is === 'switched off') return Promise.reject(new DOMException('gone', 'NetworkError'));
        here.written.push(...piece);
        return Promise.resolve();
      },
    };
    const server = {
      getPrimaryService: (service: string) =>
        here.is === 'headset' || !service.startsWith('000018f0')
          ? Promise.reject(new DOMException('no such service', 'NotFoundError'))
          : Promise.resolve({ getCharacteristic: () => Promise.resolve(characteristic) }),
    };
    const device = {
      id: 'printer-1',
      name: 'MPT-II',
      gatt: {
        connect: () =>
          here.is === 'switched off' ? Promise.reject(new DOMException('far', 'NetworkError')) : Promise.resolve(server),
      },
    };
    const requestDevice = () =>
      here.is === 'none' ? Promise.reject(new DOMException('cancelled', 'NotFoundError')) : Promise.resolve(device);
    Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice }, configurable: true });
  });
  return () => page.evaluate(() => Reflect.deleteProperty(navigator, 'bluetooth'));
} // prettier-ignore

/** What stands on the paper since it was last looked at: its letters, and whether a picture was printed. */
export const printed = (page: Page): Promise<{ text: string; hasPicture: boolean; count: number }> =>
  page.evaluate(() => {
    const bytes = window.printerHere.written.splice(0);
    const text = String.fromCharCode(...bytes);
    return { text, hasPicture: text.includes('\u001dv0'), count: bytes.length };
  });
