import { nothing } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { firstValueFrom } from 'rxjs';
import { collections, type CollectionBelow } from '../../../../schemas/collections.ts';
import { ok } from '../../../domain/result.ts';
import type { Book, WorkspaceDoc } from '../../../store/book.ts';
import type { Row } from '../../../store/row-store.ts';
import { replicatedFields } from '../../../store/save.ts';
import { unsentRows } from '../../../store/unsent-rows.ts';
import { PEOPLE_KINDS, writeBackup, type Backup } from './backup-file.ts';

/** Export everything of the open business that is on this phone as one backup file. Changes nothing. [IMP-2, IMP-4] */
export const exportBusiness = command({
  name: 'business.export',
  input: nothing,
  needs: 'owner',
  run: async ({ deps, session, open, book }) => {
    const exported_at = deps.now().toISOString();
    const { id, name } = open.business;
    const documents: Partial<Record<CollectionBelow, Backup['documents'][string]>> = {};
    for (const store of book.stores) {
      if (!(store.name in collections)) continue;
      const found = await store.collection.find({ selector: { business_id: { $eq: id } } }).exec();
      documents[store.name as CollectionBelow] = found.map(
        (one: { toMutableJSON(): Row }) => replicatedFields(one.toMutableJSON()) as { rev: number },
      );
    }
    const { uid, email } = session.me$.value;
    const json = await writeBackup({
      exported_at,
      ...((await firstValueFrom(session.isFetched$)) ? {} : { is_part: true as const }),
      from: { uid, email },
      business: { id, name, currency: open.settings.currency },
      documents,
      people: await peopleOf(book, id),
      unsent: await unsentOf(book, id),
    });
    return ok({ filename: `flockbook-${localDay(new Date(exported_at))}`, json });
  },
});

/**
 * The documents without which the business does not open, and its members. A person's push tokens are not part of a
 * backup.
 */
async function peopleOf({ workspace, uid }: Book, id: string): Promise<Backup['people']> {
  const kinds: readonly string[] = PEOPLE_KINDS;
  const found = await workspace.collection.find().exec();
  return found
    .map((one) => (one as { toMutableJSON(): WorkspaceDoc }).toMutableJSON())
    .filter(
      ({ doc_kind, business_id, user_id }) =>
        kinds.includes(doc_kind) && (doc_kind === 'users' ? user_id === uid : business_id === id),
    )
    .map(({ path, doc_kind, sync_state, sync_base, sync_batch, ...row }) => {
      const { push_tokens: _phones, ...fields } = replicatedFields(row) as { push_tokens?: unknown; rev: number };
      const one = { path, doc_kind: doc_kind as Backup['people'][number]['doc_kind'], fields };
      return sync_state === 'synced' ? one : { ...one, waits: { base: sync_base, batch: sync_batch } };
    });
}

async function unsentOf(book: Book, id: string): Promise<Backup['unsent']> {
  const { rows, copies } = await unsentRows(book);
  const of = (collection: string, row: Row, is_copy: boolean) => ({
    collection: collection as CollectionBelow,
    is_copy,
    record: replicatedFields(row) as Backup['unsent'][number]['record'],
    base: row.sync_base as { rev: number } | undefined,
    earlier: row.sync_earlier,
  });
  return [
    ...rows.map(({ store, row }) => of(store, row, false)),
    ...copies.map(({ collection, mine }) => of(collection, mine, true)),
  ].filter(({ collection, record }) => collection in collections && record['business_id'] === id);
}
