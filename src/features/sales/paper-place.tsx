import { Trans } from '@lingui/react/macro';
import { IconAlertCircle, IconDeviceMobileCheck } from '@tabler/icons-react';
import type { PaperView } from '../../contract/sales.ts';
import classes from './sale-paper.module.css';

/** Where the sale of a paper is, as long as it is not with the others. [SYN-15] */
export function PaperPlace({ view: { sync } }: { view: PaperView }) {
  if (sync === 'synced') return null;
  return (
    <div className={classes.place} data-state={sync}>
      {sync === 'pending' ? <IconDeviceMobileCheck aria-hidden /> : <IconAlertCircle aria-hidden />}
      <p>
        {sync === 'pending' ? (
          <>
            <b>
              <Trans>Saved on this phone</Trans>
            </b>
            <Trans>It will be sent when there is a signal.</Trans>
          </>
        ) : (
          <>
            <b>
              <Trans>Needs attention</Trans>
            </b>
            <Trans>This sale was not accepted. Put it right before you give it to a customer.</Trans>
          </>
        )}
      </p>
    </div>
  );
}
