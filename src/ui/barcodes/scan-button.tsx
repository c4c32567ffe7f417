import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBarcode } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ErrorNote } from '../feedback/error-note.tsx';
import { Sheet } from '../sheet.tsx';
import { mayHaveCamera, watchCamera, type Watched } from './watch-camera.ts';
import classes from './barcodes.module.css';

/** Reads a barcode with the camera, or takes the digits below its bars. [SHP-14] */
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
            // The sheet lies in a form at times, which is not to be saved by it.
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
