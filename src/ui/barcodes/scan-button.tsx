import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBarcode } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ErrorNote } from '../feedback/error-note.tsx';
import { Sheet } from '../sheet.tsx';
import classes from './barcodes.module.css';
import type { BarcodeLook, BarcodeSeen } from '../../domain/wire/barcode-look.ts';

/** Reads a barcode with the camera, or accepts its printed digits. [SHP-14] */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.scan}
        aria-label={t`Read a barcode with the camera`}
        onClick={() => setOpen(true)}
      >
        <IconBarcode aria-hidden />
      </button>
      <Sheet opened={isOpen} title={<Trans>Hold the barcode before the camera</Trans>} onClose={() => setOpen(false)}>
        {isOpen && (
          <Scanning
            onCode={(code) => {
              setOpen(false);
              onCode(code);
            }}
          />
        )}
      </Sheet>
    </>
  );
}

function Scanning({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui();
  const [digits, setDigits] = useState('');
  const take = () => digits.trim() !== '' && onCode(digits.trim());
  return (
    <div className={classes.scanning}>
      <Camera onCode={onCode} />
      <div className={classes.digits}>
        <TextInput
          label={t`Digits below the bars`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={digits}
          onChange={(event) => setDigits(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The sheet may be inside a form, which must not be submitted by it.
            event.preventDefault();
            take();
          }}
        />
        <Button variant="default" h={48} disabled={digits.trim() === ''} onClick={take}>
          <Trans>Find</Trans>
        </Button>
      </div>
    </div>
  );
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [ended, setEnded] = useState<Watched | undefined>(
    mayHaveCamera() ? undefined : { type: 'no-camera', cause: 'no secure context' },
  );
  useEffect(() => {
    if (!video.current) return;
    const watching = new AbortController();
    void watchCamera(video.current, watching.signal).then((watched) => {
      if (watched.type === 'code') tell.current(watched.code);
      else if (!watching.signal.aborted) setEnded(watched);
    });
    return () => watching.abort();
  }, []);
  if (ended?.type === 'no-reader')
    return (
      <ErrorNote>
        <Trans>Reading with the camera needs internet once. After that it also works without.</Trans>
      </ErrorNote>
    );
  if (ended?.type === 'no-camera')
    return (
      <ErrorNote>
        <Trans>The camera cannot be used. Allow it in the browser, or type the digits below the bars.</Trans>
      </ErrorNote>
    );
  return <video ref={video} className={classes.camera} muted playsInline />;
}

/** Whether this device may have a camera: browsers offer one only to pages served over a secure connection. [SHP-14] */
const mayHaveCamera = (): boolean => (navigator.mediaDevices as MediaDevices | undefined) !== undefined;

/** Result of scanning: a code, or why there is none. */
type Watched =
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'given-up' }
  /** Permission denied, camera in use by another app, or no camera. */
  | { readonly type: 'no-camera'; readonly cause: string }
  /** The barcode reader was never fetched, and there is no network now. */
  | { readonly type: 'no-reader'; readonly cause: string };

/** Interval between frames: short enough for a moving hand, long enough for an old phone. Units: ms. */
const LOOK_EVERY_MS = 150;

const WANTED = { video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } } };

/**
 * The first barcode seen in two consecutive frames, so that a blurred one is not misread. The camera is switched off
 * afterwards. [SHP-14]
 */
async function watchCamera(video: HTMLVideoElement, given: AbortSignal): Promise<Watched> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(WANTED);
  } catch (fault) {
    return { type: 'no-camera', cause: String(fault) };
  }
  const off = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // Closing the sheet switches the camera off at once, regardless of pending steps.
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

/** Reads a barcode from a camera frame. */
interface BarcodeReader {
  look(video: HTMLVideoElement): Promise<BarcodeSeen>;
  close(): void;
}

/** The browser's own reader, if any; not in TypeScript's types yet. */
interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Formats without which the browser's own reader is useless in a shop. */
const NEEDED = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'];

const WELCOME = ['code_39', 'itf', 'qr_code'];

/**
 * The browser's own reader when it supports the formats used on goods, else ours, in a worker that is fetched now.
 * [SHP-14]
 */
async function openBarcodeReader(): Promise<BarcodeReader> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  // Android phones define the class before its formats are downloaded: the list is empty then.
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

/** Maximum frame width: enough for a barcode held before the camera, cheap to copy on an old phone. Units: pixels. */
const WIDEST = 1_024;

function inWorker(): BarcodeReader {
  const worker = new Worker(new URL('../../../workers/barcode.worker.ts', import.meta.url), {
    type: 'module',
    name: 'barcode',
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // The worker's own file could not be fetched; sometimes known before the first frame.
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
