import { Trans, useLingui } from '@lingui/react/macro';
import { IconBarcode } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { canScan, readBarcodes } from './read-barcodes.ts';
import classes from './shop-form.module.css';

/** Reads a barcode with the camera; not there where the browser cannot. [SHP-14] */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;
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
          <Camera
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

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const reading = new AbortController();
    if (video.current)
      readBarcodes(video.current, reading.signal).then(
        (code) => code !== undefined && tell.current(code),
        () => setFailed(true),
      );
    return () => reading.abort();
  }, []);
  return failed ? (
    <p>
      <Trans>The camera cannot be used. Allow it in the browser, or type the digits below the bars.</Trans>
    </p>
  ) : (
    <video ref={video} className={classes.camera} muted playsInline />
  );
}
