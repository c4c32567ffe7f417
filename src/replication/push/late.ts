import type { AsideCode } from '../../nouns/business/data/lock-business.ts';
import { StaleRow, type Row, type RowStore } from '../../store/row-store.ts';
import { replicatedFields } from '../../store/save.ts';
import { writeRows } from '../../store/write-rows.ts';
import { latePath, type LateRecord } from '../../../schemas/late-record.schema.ts';
import { instantOf } from '../clock.ts';
import { reviewRights, type RightsDeps } from '../rights.ts';

/** No answer: nothing is known, ask again later. */
type NoAnswer = 'unreachable' | 'unauthenticated';

/**
 * Ask about the businesses that are locked on this phone: one that opens again continues as before; when all stay
 * locked, their late records are handed to the owner. [SYN-24, PPL-11]
 */
export async function tendLocked(deps: RightsDeps): Promise<'nothing-locked' | 'unchanged' | 'changed' | NoAnswer> {
  const locks = await deps.book.upkeep.locks.toArray();
  if (locks.length === 0) return 'nothing-locked';
  const rights = await reviewRights(
    deps,
    locks.map(({ business_id }) => business_id),
  );
  if (rights !== 'unchanged') return rights;
  for (const { business_id } of locks) {
    const stopped = await sendLate(deps, business_id);
    if (stopped) return stopped;
  }
  return rights;
}

/**
 * Hand records that a removed member could no longer send to the owner's late list, and read what the owner decided.
 * [PPL-11] Only while the business is locked on this phone; each record once, under its own id. Records that the server
 * refuses, because the 30 days are over, stay set aside on this phone. Returns why it stopped, when there was no
 * answer.
 */
async function sendLate(deps: RightsDeps, businessId: string): Promise<NoAnswer | undefined> {
  const { book, remote } = deps;
  for (const store of book.stores) {
    if (store.name === 'workspace') continue;
    for (const row of await store.inState('rejected')) {
      if (row['business_id'] !== businessId) continue;
      const code = row.sync_error?.code as AsideCode | undefined;
      const path = latePath(businessId, String(row['id']));
      if (code === 'locked') {
        const fields = { ...lateRecordOf(store.name, row, book.uid, instantOf(deps.clock)), rev: 1 };
        const verdict = await remote.commit([{ path, rev: 1, fields }]);
        if (verdict.type === 'unreachable' || verdict.type === 'unauthenticated') return verdict.type;
        // Refused: the record is in the list already and the acknowledgement was lost, or it comes too late.
        if (verdict.type === 'accepted' || (await remote.get(path)).type === 'found')
          await setAside(deps, store, row, 'late');
      }
      if (code === 'late') {
        const copy = await remote.get(path);
        if (copy.type === 'unreachable') return copy.type;
        const status = copy.type === 'found' ? (copy.row.fields as unknown as LateRecord).status : 'open';
        if (status === 'accepted') await setAside(deps, store, row, 'accepted');
        if (status === 'refused') await setAside(deps, store, row, 'late-refused');
      }
    }
  }
  return undefined;
}

/** The record as JSON with its edit base, so that the owner's phone can judge and merge it. */
function lateRecordOf(collection: string, row: Row, uid: string, at: string): Omit<LateRecord, 'rev'> {
  return {
    id: String(row['id']),
    business_id: String(row['business_id']),
    collection: collection as LateRecord['collection'],
    record_id: String(row['id']),
    body: JSON.stringify({ record: replicatedFields(row), base: row.sync_base }),
    created_at: at,
    created_by: uid,
    device_id: String(row['device_id']),
    status: 'open',
  };
}

/** Store the new state of a record; one that was changed or discarded meanwhile is examined again the next time. */
async function setAside(
  { book, clock }: RightsDeps,
  store: RowStore,
  row: Row,
  to: Exclude<AsideCode, 'locked'> | 'accepted',
): Promise<void> {
  const at = instantOf(clock);
  await book
    .exclusive(async () => {
      const { sync_error: _error, ...rest } = row;
      const after: Row =
        to === 'accepted' ? { ...rest, sync_state: 'synced' } : { ...row, sync_error: { code: to, message: '', at } };
      await writeRows(book, store, [{ before: row, after }]);
    })
    .catch((fault: unknown) => {
      if (!(fault instanceof StaleRow)) throw fault;
    });
}
