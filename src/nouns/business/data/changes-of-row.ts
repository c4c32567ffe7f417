import { isLate, type PeriodLock } from '../../../domain/business/period-lock.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { HistoryEntry } from '../../../store/histories.ts';
import type { Row } from '../../../store/row-store.ts';
import { kindOf, titleOf, type NamesOfThings } from '../../sync/data/title-of.ts';
import type { PastChange } from '../../../contract/home.ts';

/** A change with the user id of its author. */
export type ChangeByUid = PastChange & { readonly uid: string };

/** Fields of a record that are read. */
export interface Recorded extends Row {
  readonly id: string;
  readonly created_at: string;
  readonly created_by: string;
  readonly day?: string;
  readonly clock_said?: string;
  readonly history?: readonly HistoryEntry[];
  readonly voided_at?: string;
  readonly voided_by?: string;
  readonly void_reason?: string;
}

/**
 * All changes of one record: created, edited, voided. For a record that was never edited the server's time of receipt
 * is known: the delay of records that a phone kept for days. [SET-7, SET-9]
 */
export function changesOfRow(
  { collection, row }: { readonly collection: string; readonly row: Recorded },
  names: NamesOfThings,
  locks: readonly PeriodLock[],
): ChangeByUid[] {
  const {
    id,
    day,
    created_at,
    created_by,
    clock_said,
    history = [],
    voided_at,
    voided_by,
    void_reason,
    sync_state,
  } = row;
  const arrived = row.rev <= 1 && row.updated_at > 0 ? new Date(row.updated_at).toISOString() : created_at;
  const come = arrived > created_at ? arrived : created_at;
  const about = { id, collection, kind: kindOf(collection, row), title: titleOf(row, names), day, sync: sync_state };
  const change = (did: PastChange['did'], at: string, uid: string, more: Partial<PastChange> = {}): ChangeByUid => ({
    ...about,
    key: `${id} ${did} ${at}`,
    did,
    at,
    uid,
    fields: [],
    late: day !== undefined && isLate(locks, { day, at: did === 'made' ? come : at }),
    ...more,
  });
  return [
    change('made', created_at, created_by, clock_said === undefined ? {} : { said: localDay(new Date(clock_said)) }),
    ...history.map(({ at, by, changed, reason }) =>
      change('changed', at, by, { fields: changed.split(', ').filter(Boolean), reason }),
    ),
    ...(voided_at === undefined ? [] : [change('voided', voided_at, voided_by ?? created_by, { reason: void_reason })]),
  ];
}
