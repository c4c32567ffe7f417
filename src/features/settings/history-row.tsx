import { Trans, useLingui } from '@lingui/react/macro';
import { IconClock, IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { PastChange } from '../../contract/home.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { Tag } from '../../ui/ledger/tag.tsx';
import { SyncMark } from '../../ui/sync/sync-mark.tsx';
import { dayWords, whenWords } from '../../ui/words/date-words.ts';
import { fieldWords } from '../../ui/words/field-words.ts';
import { kindWords } from './record-words.ts';

/** One thing that somebody did: who, what, when, and why. [SET-7] */
export function HistoryRow({ change }: { change: PastChange }) {
  const { t } = useLingui();
  const { did, at, day, said, fields, reason, late, sync } = change;
  const who = change.by ?? t`Somebody`;
  const what = [kindWords({ collection: change.collection }), change.title].filter(Boolean).join(' ');
  const words = { made: t`${who}: ${what}`, changed: t`${who} changed ${what}`, voided: t`${who} voided ${what}` };
  const about = [
    whenWords(at),
    day !== undefined && day !== localDay(new Date(at)) && t`for ${dayWords(day)}`,
    [...new Set(fields.map(fieldWords))].join(', '),
    reason,
    said !== undefined && t`the phone’s clock said ${dayWords(said)}`,
  ];
  const path = pathOf(change);
  const text = (
    <>
      <span>
        <b>{words[did]}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      {said !== undefined && (
        <Tag tone="look" icon={IconClockExclamation}>
          <Trans>Clock was wrong</Trans>
        </Tag>
      )}
      {late && (
        <Tag tone="look" icon={IconClock}>
          <Trans>Late</Trans>
        </Tag>
      )}
      {sync !== 'synced' && <SyncMark state={sync} />}
    </>
  );
  return <li>{path === undefined ? <div>{text}</div> : <Link to={path}>{text}</Link>}</li>;
}

/** Where the record is seen; undefined of those that have no page of their own. */
function pathOf({ collection, id }: PastChange): string | undefined {
  if (collection === 'sales') return `/sales/receipt/${id}`;
  if (collection === 'expenses') return `/expenses/voucher/${id}`;
  return collection === 'purchases' ? `/purchases/view/${id}` : undefined;
}
