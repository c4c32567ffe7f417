import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TwoVersions } from '../../../contract/sync.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { SideBySide } from '../../../ui/ledger/side-by-side.tsx';
import classes from '../../settings/shared/settings.module.css';

/** Both versions of a record side by side; one press chooses. [SYN-26] */
export function ChooseVersion({ versions }: { versions: TwoVersions }) {
  const { t } = useLingui();
  const currency = useBusiness()?.currency ?? '';
  const mine = useCommand('sync.sendAgain');
  const theirs = useCommand('sync.keepTheirs');
  const busy = mine.busy || theirs.busy;
  return (
    <>
      <SideBySide
        fields={versions.fields}
        currency={currency}
        mine={<Trans>Mine</Trans>}
        theirs={<Trans>Theirs</Trans>}
      />
      <div className={classes.choice} role="group" aria-label={t`Which one is right?`}>
        <Button
          variant="default"
          h={48}
          loading={mine.busy}
          disabled={busy}
          onClick={() => void mine.run({ collection: versions.collection, id: versions.id })}
        >
          <Trans>Keep mine</Trans>
        </Button>
        <Button
          variant="default"
          h={48}
          loading={theirs.busy}
          disabled={busy}
          onClick={() => void theirs.run({ id: versions.id })}
        >
          <Trans>Keep theirs</Trans>
        </Button>
      </div>
    </>
  );
}
