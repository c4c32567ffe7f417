import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import zxingUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { BarcodeLook, BarcodeSeen } from '../src/domain/wire/barcode-look.ts';

declare const self: DedicatedWorkerGlobalScope;

/*
 * Reads barcodes where the browser itself cannot: iPhones and most computers. [SHP-14] WebAssembly runs in this worker
 * alone: firebase.json allows it for this file and for no page. [PRF-19]
 */

/** Codes on goods, and those that shops print themselves. */
const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode'],
  maxNumberOfSymbols: 1,
};

/** Fetched while the camera starts. */
const ready = prepareZXingModule({ overrides: { locateFile: () => zxingUrl }, fireImmediately: true });
ready.catch(() => undefined); // reported with the first scan

async function seenIn({ pixels }: BarcodeLook): Promise<BarcodeSeen> {
  try {
    await ready;
    const [found] = await readBarcodes(pixels, OPTIONS);
    return found?.text ? { type: 'code', code: found.text } : { type: 'nothing' };
  } catch (fault) {
    return { type: 'no-reader', cause: String(fault) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<BarcodeLook>) => {
  void seenIn(data).then((seen) => self.postMessage(seen));
});
