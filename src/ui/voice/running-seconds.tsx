import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { MAX_VOICE_SECONDS } from '../../../schemas/bounds.ts';
import classes from './voice.module.css';

/** Seconds that a recording runs already. `since` is on the clock of `performance`. */
export function RunningSeconds({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.min(MAX_VOICE_SECONDS, Math.max(0, Math.floor((now - since) / 1_000)));
  return (
    <span className={classes.seconds} role="timer">
      <Trans>
        {seconds} of {MAX_VOICE_SECONDS} s
      </Trans>
    </span>
  );
}
