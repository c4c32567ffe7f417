import { Trans } from '@lingui/react/macro';
import { HenAndTray } from '../../../ui/drawings/hen-and-tray.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import classes from './dashboard.module.css';

/** Shown to a visitor while the sample farm is being generated. [RTE-3, PRF-13] */
export const SampleOpening = () => (
  <div role="status">
    <EmptyState drawing={<HenAndTray />} heading>
      <Trans>Opening a sample farm…</Trans>
    </EmptyState>
    <p className={classes.sample}>
      <Trans>Hens, broilers, a shop and six weeks of records. Press whatever you like: nothing is sent or kept.</Trans>
    </p>
  </div>
);
