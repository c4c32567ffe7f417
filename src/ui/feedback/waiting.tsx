import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './feedback.module.css';

/** Shown while contents are loading, usually from the book; appears only when it takes noticeably long. */
export function Waiting({ children }: { children?: ReactNode }) {
  return (
    <p className={classes.waiting} role="status">
      {children ?? <Trans>Opening…</Trans>}
    </p>
  );
}
