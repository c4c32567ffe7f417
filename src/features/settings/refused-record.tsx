import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconFileExport, IconSend } from '@tabler/icons-react';
import type { BusinessView } from '../../contract/account.ts';
import type { TwoVersions, UnsentRecord } from '../../contract/sync.ts';
import { useCommand } from '../../client/use-command.ts';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../ui/words/date-words.ts';
import { CorrectRecord } from './correct-record.tsx';
import { kindWords } from './record-words.ts';
import { canSendAgain, refusalWords } from './refusal-words.ts';
import { ChooseVersion } from './two-versions.tsx';
import { useHandOver } from './use-hand-over.ts';
import classes from './settings.module.css';

interface RefusedRecordProps {
  record: UnsentRecord;
  owner: string | undefined;
  business: BusinessView | undefined;
  /** When it was changed elsewhere too, and the person must choose. */
  versions: TwoVersions | undefined;
}

/** A refused record, why, and what can be done: correct it, send it again, keep it in a file. [SYN-8, SYN-25] */
export function RefusedRecord({ record, owner, business, versions }: RefusedRecordProps) {
  const { collection, id, error } = record;
  const { run, busy } = useCommand('sync.sendAgain');
  const handOver = useHandOver();
  return (
    <li>
      <span className={classes.mark} data-tone="bad">
        <SyncMark state="rejected" />
      </span>
      <div>
        <b>{record.title}</b>
        <span>
          {kindWords(record)} · {whenWords(record.saved_at)}
        </span>
        {versions ? (
          <>
            <p>
              <Trans>Changed on another phone too. Which one is right?</Trans>
            </p>
            <ChooseVersion versions={versions} />
          </>
        ) : (
          <p>{refusalWords(error, owner, business?.role === 'owner')}</p>
        )}
        <div className={classes.choices}>
          {!versions && canSendAgain(error) && (
            <>
              <CorrectRecord record={record} business={business} />
              <Button
                variant="default"
                h={48}
                leftSection={<IconSend size={20} aria-hidden />}
                loading={busy}
                onClick={() => void run({ collection, id })}
              >
                <Trans>Send again</Trans>
              </Button>
            </>
          )}
          {collection !== 'workspace' && (
            <Button
              variant="subtle"
              h={48}
              leftSection={<IconFileExport size={20} aria-hidden />}
              loading={handOver.busy}
              onClick={() => void handOver.save({ collection, id })}
            >
              <Trans>Save to a file</Trans>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
