import type { Page } from '@playwright/test';

/** Behaviour of the device in reach, and the data written to it so far. */
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
 * A simulated receipt printer within reach of the phone, as test machines have none. Replaces the browser's Bluetooth
 * interface, accepts at most 100 bytes at once, as a printer does, and stores them. Returns a function that removes it.
 */
export async function withPrinter(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    // A page that printed before keeps its reference to the known device.
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

/** The output since the last call: its text, and whether a picture was printed. */
export const printed = (page: Page): Promise<{ text: string; hasPicture: boolean; count: number }> =>
  page.evaluate(() => {
    const bytes = window.printerHere.written.splice(0);
    const text = String.fromCharCode(...bytes);
    return { text, hasPicture: text.includes('\u001dv0'), count: bytes.length };
  });
