import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { HenAndTray } from '../../../ui/drawings/hen-and-tray.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';

/** Any other path: a message with a link home. [RTE-61, SHL-6] */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <Screen title={t`Not found`} description={t`There is no page at this address.`}>
      <EmptyState
        drawing={<HenAndTray />}
        button={
          <Button component={Link} to="/" fullWidth h={56} fz={18}>
            <Trans>Go home</Trans>
          </Button>
        }
      >
        <Trans>There is no page here. The address may be mistyped.</Trans>
      </EmptyState>
    </Screen>
  );
}
