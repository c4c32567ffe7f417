import { Button, CloseButton } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceMobilePlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { offerWithScreen, useInstallOffer } from '../client/install-offer.ts';
import classes from './offer-notice.module.css';

/** After the first saved record: the app can stand on the home screen. It lies over nothing, and an answer is never asked for. [OFF-7] */
export function InstallNotice() {
  const { t } = useLingui();
  const { isDue, take, leave } = useInstallOffer();
  const { pathname } = useLocation();
  useEffect(offerWithScreen, [pathname]);
  if (!isDue) return null;
  return (
    <div className={classes.notice} role="status">
      <IconDeviceMobilePlus aria-hidden />
      <span>
        <b>
          <Trans>Keep Flockbook on your home screen</Trans>
        </b>
        <Trans>One tap opens it, also without internet.</Trans>
      </span>
      <Button h={48} px="md" onClick={take}>
        <Trans>Add</Trans>
      </Button>
      <CloseButton size={48} aria-label={t`Not now`} onClick={leave} />
    </div>
  );
}
