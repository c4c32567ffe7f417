import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceMobilePlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { onInstallOffer } from '../client/install-offer.ts';
import { showToast } from '../ui/feedback/toast.tsx';

/** Long enough to read twice; it goes by itself, and an answer is never asked for. */
const STAYS_MS = 20_000;

/** After the first saved record: the app can stand on the home screen. [OFF-7] */
export function InstallToast() {
  const { t } = useLingui();
  useEffect(
    () =>
      onInstallOffer((offer) =>
        showToast({
          id: 'install',
          title: t`Keep Flockbook on your home screen`,
          text: (
            <>
              <Trans>It then opens with one tap, also without internet.</Trans>
              <Button variant="white" mt={8} h={48} fullWidth onClick={() => void offer.prompt()}>
                <Trans>Add to home screen</Trans>
              </Button>
            </>
          ),
          icon: <IconDeviceMobilePlus />,
          stays: STAYS_MS,
          closeName: t`Not now`,
        }),
      ),
    [t],
  );
  return null;
}
