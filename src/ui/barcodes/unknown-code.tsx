import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import note from '../feedback/feedback.module.css';
import classes from './barcodes.module.css';

interface UnknownCodeProps {
  code: string;
  /** Possible next steps: one sentence, and its buttons. */
  children: ReactNode;
  buttons?: ReactNode;
}

/** Message for a barcode that no item has, shown where it was scanned, with next steps. [SHP-14] */
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
