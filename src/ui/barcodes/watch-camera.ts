import { openBarcodeReader } from './barcode-reader.ts';

/** Whether this device may have a camera: only a page that came over an encrypted way is given one. [SHP-14] */
export const mayHaveCamera = (): boolean => (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

/** What became of looking: a code, or why there is none. */
export type Watched =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'given-up' }
  /** Not allowed, in use elsewhere, or there is none. */
  | { readonly type: 'no-camera'; readonly cause: string }
  /** What reads barcodes was never fetched, and there is no network now. */
  | { readonly type: 'no-reader'; readonly cause: string };

/** Looks are this far apart: often enough for a hand, seldom enough for an old phone. Units: ms. */
const LOOK_EVERY_MS = 150;
const WANTED = { video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } } };

/** The first barcode that the camera sees twice, so that a blurred one is not misread. The camera is off again afterwards. [SHP-14] */
export async function watchCamera(video: HTMLVideoElement, given: AbortSignal): Promise<Watched> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(WANTED);
  } catch (fault) {
    return { type: 'no-camera', cause: String(fault) };
  }
  const off = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // Closing the sheet turns the light off at once, whatever is being waited for.
  given.addEventListener('abort', off);
  const reader = await openBarcodeReader();
  try {
    video.srcObject = stream;
    await video.play();
    let before: string | undefined;
    while (!given.aborted) {
      const seen = await reader.look(video);
      if (given.aborted) break;
      if (seen.type === 'no-reader') return seen;
      const code = seen.type === 'code' ? seen.code : undefined;
      if (code !== undefined && code === before) return { type: 'code', code };
      before = code;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return { type: 'given-up' };
  } catch (fault) {
    return given.aborted ? { type: 'given-up' } : { type: 'no-camera', cause: String(fault) };
  } finally {
    reader.close();
    off();
  }
}
