import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { HenAndTray } from '../ui/drawings/hen-and-tray.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Screen } from '../ui/frame/screen.tsx';

/** The path at which the browser loaded this document, whatever the router did since. */
const loadedAt = location.pathname;

/**
 * The public pages are no part of the app: a link to them leaves it. When the app itself was given at their path, as by a
 * server that does not know them, leaving would come back here without end; then it says so. [RTE-1, SIT-3]
 */
export function LeaveForSite() {
  const { t } = useLingui();
  const [stuck] = useState(() => location.pathname === loadedAt && location.pathname !== '/');
  useEffect(() => {
    if (!stuck) location.replace(location.pathname === '/' ? '/home' : location.href);
  }, [stuck]);
  if (!stuck) return null;
  return (
    <Screen title={t`Not here`} description={t`This page is not on the phone.`}>
      <EmptyState
        drawing={<HenAndTray />}
        button={
          <Button component="a" href="/sales/view/0" fullWidth h={56} fz={18}>
            <Trans>Open my business</Trans>
          </Button>
        }
      >
        <Trans>This page is not on the phone. Look again when there is a signal.</Trans>
      </EmptyState>
    </Screen>
  );
}
