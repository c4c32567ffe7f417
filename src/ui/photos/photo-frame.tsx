import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import type { Attached } from '../files/attached.ts';
import { Sheet } from '../sheet.tsx';
import classes from './photos.module.css';

interface PhotoFrameProps {
  photo: Attached;
  /** Show when it exists only on this phone. */
  tellsWaiting?: boolean;
}

/** A picture of a record: small, and enlarged on press. [SYN-32] */
export function PhotoFrame({ photo, tellsWaiting = false }: PhotoFrameProps) {
  const { t } = useLingui();
  const [large, setLarge] = useState(false);
  if (photo?.state !== 'here')
    return (
      <p className={classes.absent}>
        <IconPhoto aria-hidden />
        {photo?.state === 'offline' ? (
          <Trans>The photo comes with the signal.</Trans>
        ) : photo?.state === 'gone' ? (
          <Trans>The photo is still on the phone that took it.</Trans>
        ) : (
          <Trans>Opening the photo…</Trans>
        )}
      </p>
    );
  return (
    <>
      <button
        type="button"
        className={classes.small}
        aria-label={t`Show the photo large`}
        onClick={() => setLarge(true)}
      >
        <img src={photo.url} alt={t`Photo of this record`} />
      </button>
      {tellsWaiting && !photo.sent && (
        <p className={classes.absent}>
          <Trans>Only on this phone. It is sent after its record.</Trans>
        </p>
      )}
      <Sheet opened={large} title={t`Photo`} onClose={() => setLarge(false)}>
        <img className={classes.large} src={photo.url} alt={t`Photo of this record`} />
      </Sheet>
    </>
  );
}
