import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import classes from './settings.module.css';

/** Where the owner stops the e-mails about a business, or lets them come again. [NTF-11, RTE-60] */
export function LettersCard({ businessId }: { businessId: string }) {
  return (
    <section className={classes.card}>
      <h2>
        <Trans>E-mails</Trans>
      </h2>
      <p>
        <Trans>Flockbook rarely writes an e-mail about this business. You can stop them.</Trans>
      </p>
      <Button component={Link} to={`/unsubscribe/${businessId}`} variant="default" h={48} mt="sm">
        <Trans>Stop or allow them</Trans>
      </Button>
    </section>
  );
}
