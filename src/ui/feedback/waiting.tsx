import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './feedback.module.css';

/** Shown while something is not there yet, as a rule while the book answers; appears only when it takes noticeably long. */
export function Waiting({ children }: { children?: ReactNode }) {
  return (
    <p className={classes.waiting} role="status">
      {children ?? <Trans>Opening…</Trans>}
    </p>
  );
}
