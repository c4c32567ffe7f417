import { Trans } from '@lingui/react/macro';
import type { UnsentRecord } from '../../contract/sync.ts';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../ui/words/date-words.ts';
import { kindWords } from './record-words.ts';
import classes from './settings.module.css';

const SHOWN = 100;

/** Records saved here and not yet accepted, oldest first. [SYN-13] */
export function WaitingRecords({ records }: { records: readonly UnsentRecord[] }) {
  if (records.length === 0) return null;
  const more = records.length - SHOWN;
  return (
    <>
      <h2 className={classes.heading} id="waiting-records">
        <Trans>Waiting, {records.length}</Trans>
      </h2>
      <ul className={classes.records} aria-labelledby="waiting-records">
        {records.slice(0, SHOWN).map((record) => (
          <li key={`${record.collection} ${record.id}`}>
            <span className={classes.mark}>
              <SyncMark state="pending" />
            </span>
            <div>
              <b>{record.title}</b>
              <span>
                {kindWords(record)} · {whenWords(record.saved_at)}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.inset}>
          <Trans>and {more} more</Trans>
        </p>
      )}
    </>
  );
}
