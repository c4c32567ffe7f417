import { Anchor, Button, Stack } from '@mantine/core';
import { Plural, Trans } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { LockedView, SessionView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useSyncStatus } from '../../../client/use-session.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { shortDay } from '../../../ui/words/date-words.ts';
import classes from '../../settings/shared/settings.module.css';

interface LockedCardProps {
  session: Extract<SessionView, { state: 'signed-in' }>;
  locked: LockedView;
}

/**
 * The chosen business no longer admits this person: since when, what became of their records, and the other businesses
 * to open. [SYN-24]
 */
export function LockedCard({ session, locked }: LockedCardProps) {
  const kept = useSyncStatus()?.refused ?? 0;
  const { run, busy } = useCommand('business.open');
  const { id, name, owner_name } = locked;
  const since = shortDay(localDay(new Date(locked.since)));
  return (
    <Stack component="section" gap="sm" className={classes.card} data-tone="look">
      <p className={classes.again}>
        <IconLock aria-hidden />
        <b>
          {name ? (
            <Trans>
              You have no access to {name} since {since}.
            </Trans>
          ) : (
            <Trans>You have no access to this business since {since}.</Trans>
          )}
        </b>
      </p>
      <p>
        {owner_name ? (
          <Trans>If this is a mistake, ask {owner_name}, the owner.</Trans>
        ) : (
          <Trans>If this is a mistake, ask the owner.</Trans>
        )}
      </p>
      {kept > 0 && (
        <p>
          <Plural
            value={kept}
            one="# record that was not sent is kept on this phone and handed to the owner."
            other="# records that were not sent are kept on this phone and handed to the owner."
          />{' '}
          <Anchor component={Link} to="/settings/8" fw={700} underline="always">
            <Trans>Show them</Trans>
          </Anchor>
        </p>
      )}
      <div className={classes.others}>
        {session.businesses
          .filter((business) => business.id !== id)
          .map((business) => (
            <Button
              key={business.id}
              variant="default"
              h={48}
              loading={busy}
              onClick={() => void run({ id: business.id })}
            >
              <Trans>Open {business.name}</Trans>
            </Button>
          ))}
        <Button variant="default" h={48} component={Link} to="/welcome">
          <Trans>Start a book of my own</Trans>
        </Button>
      </div>
    </Stack>
  );
}
