import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '../../../client/use-query.ts';
import { heardOf } from '../../../domain/sync/heard-of.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import classes from './people.module.css';

const NOTHING = {};

/** When a member was last heard from, and how many of their records have not arrived yet. [PPL-15] */
export function Heard({ uid }: { uid: string }) {
  const phones = useQuery('sync.series', NOTHING);
  if (!phones) return null;
  const { last_at, missing } = heardOf(uid, phones);
  return (
    <>
      <small>
        {last_at === undefined ? <Trans>No record yet</Trans> : <Trans>Last record {whenWords(last_at)}</Trans>}
      </small>
      {missing > 0 && (
        <small className={classes.missing}>
          {plural(missing, { one: '# record is still on the phone', other: '# records are still on the phone' })}
        </small>
      )}
    </>
  );
}
