import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import note from '../feedback/feedback.module.css';
import classes from './barcodes.module.css';

interface UnknownCodeProps {
  code: string;
  /** What can be done now: one sentence, and its buttons. */
  children: ReactNode;
  buttons?: ReactNode;
}

/** A barcode that no item has: said where it was read, with the way on. [SHP-14] */
export const UnknownCode = ({ code, children, buttons }: UnknownCodeProps) => (
  <div className={note.note} data-tone="look" role="status">
    <div className={classes.unknown}>
      <span>
        <b>
          <Trans>No item has the barcode {code}.</Trans>
        </b>
        {children}
      </span>
      {buttons && <div>{buttons}</div>}
    </div>
  </div>
);
