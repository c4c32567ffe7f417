import type { BarcodeLook, BarcodeSeen } from '../../domain/wire/barcode-look.ts';

/** Reads what the camera shows. */
export interface BarcodeReader {
  look(video: HTMLVideoElement): Promise<BarcodeSeen>;
  close(): void;
}

/** The browser's own reader, where it has one; TypeScript does not know it yet. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Without these the browser's own reader is of no use in a shop. */
const NEEDED = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'];
const WELCOME = ['code_39', 'itf', 'qr_code'];

/** The browser's own reader when it reads what stands on goods, else ours, in a worker that is fetched now. [SHP-14] */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  // Android phones have the class before its formats were downloaded: the list is empty then.
  const known = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Own || !NEEDED.every((format) => known.includes(format))) return inWorker();
  const detector = new Own({ formats: [...NEEDED, ...WELCOME].filter((format) => known.includes(format)) });
  return {
    async look(video) {
      const [found] = await detector.detect(video);
      return found?.rawValue ? { type: 'code', code: found.rawValue } : { type: 'nothing' };
    },
    close() {},
  };
}

/** A look is this wide at most: enough for bars held before the camera, little to copy on an old phone. Units: pixels. */
const WIDEST = 1_024;

function inWorker(): BarcodeReader {
  const worker = new Worker(new URL('../../../workers/barcode.worker.ts', import.meta.url), {
    type: 'module',
    name: 'barcode',
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // The file of the worker itself could not be fetched: known before the first look at times.
  const broken = new Promise<BarcodeSeen>((resolve) => {
    worker.addEventListener('error', ({ message }) => resolve({ type: 'no-reader', cause: message }), { once: true });
  });
  return {
    look(video) {
      const scale = Math.min(1, WIDEST / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      if (!context || canvas.width === 0) return Promise.resolve({ type: 'nothing' });
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Promise<BarcodeSeen>((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<BarcodeSeen>) => resolve(data), { once: true });
      });
      worker.postMessage({ pixels } satisfies BarcodeLook, [pixels.data.buffer]);
      return Promise.race([seen, broken]);
    },
    close: () => worker.terminate(),
  };
}
