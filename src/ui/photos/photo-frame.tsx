import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Sheet } from '../sheet.tsx';
import classes from './photos.module.css';

type PhotoFrameProps =
  /** Its address in this window, and whether it is only on this phone. */
  | { url: string; waits?: boolean; why?: undefined }
  /** Why it is not here. */
  | { url?: undefined; waits?: undefined; why: 'fetching' | 'offline' | 'gone' };

/** A picture of a record: small, and large when it is pressed. [SYN-32] */
export function PhotoFrame({ url, why, waits }: PhotoFrameProps) {
  const { t } = useLingui();
  const [large, setLarge] = useState(false);
  if (!url)
    return (
      <p className={classes.absent}>
        <IconPhoto aria-hidden />
        {why === 'offline' && <Trans>The photo comes with the signal.</Trans>}
        {why === 'gone' && <Trans>The photo is still on the phone that took it.</Trans>}
        {why === 'fetching' && <Trans>Opening the photo…</Trans>}
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
        <img src={url} alt={t`Photo of this record`} />
      </button>
      {waits && (
        <p className={classes.waits}>
          <Trans>Only on this phone. It is sent after its record.</Trans>
        </p>
      )}
      <Sheet opened={large} title={t`Photo`} onClose={() => setLarge(false)}>
        <img className={classes.large} src={url} alt={t`Photo of this record`} />
      </Sheet>
    </>
  );
}
