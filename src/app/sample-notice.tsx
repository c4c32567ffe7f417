import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './offer-notice.module.css';

/** Over every screen of the sample farm: whose it is, and the way to an own book. [RTE-3] */
export function SampleNotice() {
  return (
    <div className={classes.notice} data-sample role="note">
      <IconEye aria-hidden />
      <span>
        <b>
          <Trans>A sample farm to try</Trans>
        </b>
        <Trans>Nothing is sent or kept.</Trans>
      </span>
      <Button component={Link} to="/register" h={48} px="sm">
        <Trans>Start your own</Trans>
      </Button>
    </div>
  );
}
