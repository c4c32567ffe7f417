/** The browser's own reader, where it has one; TypeScript does not know it yet. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

const detectorOf = (): (new () => Detector) | undefined =>
  (globalThis as { BarcodeDetector?: new () => Detector }).BarcodeDetector;

/** Whether this browser reads barcodes with a camera. [SHP-14] */
export const canScan = (): boolean =>
  detectorOf() !== undefined && (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

/** Looks are this far apart: often enough for a hand, seldom enough for an old phone. */
const LOOK_EVERY_MS = 200;

/**
 * The first barcode that the camera sees; undefined when it was given up. The camera is off again afterwards.
 * Errors: rejects when the camera cannot be used.
 */
export async function readBarcodes(video: HTMLVideoElement, given: AbortSignal): Promise<string | undefined> {
  const Reader = detectorOf()!;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new Reader();
    while (!given.aborted) {
      const [found] = await detector.detect(video);
      if (found) return found.rawValue;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
