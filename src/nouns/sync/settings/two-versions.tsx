import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LastChange, TwoVersions } from '../../../contract/sync.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { SideBySide } from '../../../ui/ledger/side-by-side.tsx';
import { whenWords } from '../../../ui/words/date-words.ts';
import classes from './sync.module.css';

/** Both versions of a record side by side, with the author, time and reason of each; one press chooses. [SYN-26] */
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
        mine={<Version name={t`Mine`} last={versions.mine} />}
        theirs={<Version name={t`Theirs`} last={versions.theirs} />}
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

function Version({ name, last }: { name: string; last: LastChange | undefined }) {
  const facts = last && [last.by, whenWords(last.at), last.reason].filter(Boolean).join(' · ');
  return (
    <>
      {name}
      {facts && <small className={classes.version}>{facts}</small>}
    </>
  );
}
