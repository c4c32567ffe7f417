import { backupText } from '../../../contract/inputs/business.ts';
import { command } from '../../../data/command.ts';
import { collections, type CollectionBelow } from '../../../../schemas/collections.ts';
import { workspacePath } from '../../../../schemas/workspace.schema.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { type Book, type WorkspaceDoc, storeNamed } from '../../../store/book.ts';
import { keyOfRow, numbersOfRow } from '../../../store/journal.ts';
import type { Row, RowStore } from '../../../store/row-store.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import { saveAsPending } from '../../../store/save.ts';
import { takeIn } from '../../sync/data/take-in.ts';
import { noteWhole, raiseCounters } from '../../../store/upkeep-store.ts';
import { writeRows, type Decided } from '../../../store/write-rows.ts';
import { readBackup, type Backup } from './backup-file.ts';
import { chooseBusiness } from './choose-business.ts';

type Fields = Record<string, unknown> & { rev: number };

/** Records written in one step; other tabs, and arriving records, get their turn in between. */
const AT_ONCE = 500;

/**
 * Restore a business from its backup file, with or without a connection; idempotent. [IMP-4] Records that the server
 * had are restored as sent, under their own id and revision, and give way to the server's copy as soon as it arrives;
 * unsent ones are pending again. Records on this phone that are newer, or pending, stay. The file is checked completely
 * before anything is written; the business itself is written last, so that an interrupted restore leaves no business
 * that opens.
 */
export const restoreBusiness = command({
  name: 'business.restore',
  input: backupText,
  saves: 'record',
  needs: 'sign-in',
  run: async ({ deps, session, book }, { json }) => {
    const read = await readBackup(json);
    if (!read.ok) return read;
    const backup = read.value;
    const { id, name } = backup.business;
    if (backup.from.uid !== book.uid) return refuse({ type: 'BackupOfSomebodyElse', email: backup.from.email });
    if (await book.upkeep.locks.get(id)) return refuse({ type: 'NotAllowed' });
    const device_id = await deps.device.get('device_id');
    const counts = { added: 0, known: 0, waiting: 0, asked: 0 };
    const waits = new Set(
      backup.unsent.filter((one) => !one.is_copy).map((one) => `${one.collection}/${one.record.id}`),
    );
    for (const [kind, all] of Object.entries(backup.documents)) {
      const store = storeNamed(book, kind as CollectionBelow);
      const sent = all.filter((record) => !waits.has(`${kind}/${String(record['id'])}`));
      for (let from = 0; from < sent.length; from += AT_ONCE) {
        const some = sent.slice(from, from + AT_ONCE);
        const added = await book.exclusive(() => putBack(book, store, some));
        counts.added += added;
        counts.known += some.length - added;
      }
    }
    await book.exclusive(async () => {
      for (const one of backup.unsent) {
        const taken = await takeBack(book, one, deps.now().toISOString());
        counts[taken === 'taken' ? 'waiting' : taken === 'asked' ? 'asked' : 'known']++;
      }
      await countOnwards(book, backup, device_id);
      await putBackPeople(book, backup);
    });
    if (!backup.is_part) await noteRestored(book, id);
    await chooseBusiness(deps, id);
    session.sync.sendNow();
    return ok({ business: name, exported_at: backup.exported_at, ...counts });
  },
});

/**
 * On a phone that has read nothing of the business, mark the book as complete as its backup was, whenever the
 * connection comes. [LED-59]
 */
async function noteRestored({ upkeep }: Book, id: string): Promise<void> {
  const path = workspacePath.business(id);
  const isAnyRead = (await upkeep.checkpoints.where('path').startsWith(`${path}/`).count()) > 0;
  if (!isAnyRead) await noteWhole(upkeep, path);
}

/** Write records as the server last had them, where this phone has nothing newer. Returns how many were written. */
async function putBack(book: Book, store: RowStore, records: readonly Fields[]): Promise<number> {
  const here = await store.find(records.map((record) => keyOfRow(store.name, record)));
  const changes = records.flatMap((record): Decided[] => {
    const before = here.get(keyOfRow(store.name, record));
    if (before && (before.sync_state !== 'synced' || before.rev >= record.rev)) return [];
    return [{ before, after: sentRow(store.name as CollectionBelow, record) }];
  });
  await writeRows(book, store, changes);
  return changes.length;
}

/**
 * The row as replication would have stored it; with time 0, so that the server's copy of the same revision replaces it.
 */
const sentRow = (name: CollectionBelow, record: Fields): Decided['after'] => ({
  ...record,
  ...(collections[name].is === 'fact' ? { newest_first: newestFirst(String(record['occurred_at'])) } : {}),
  updated_at: 0,
  sync_state: 'synced',
});

/**
 * Take in an unsent record as pending. A change needs the copy that it was based on, which a new phone does not have
 * yet.
 */
async function takeBack(book: Book, { collection, record, base, earlier }: Backup['unsent'][number], at: string) {
  const store = storeNamed(book, collection);
  if (base && !(await store.find([record.id])).has(record.id)) await putBack(book, store, [base]);
  return takeIn(book, { collection, record, base, earlier }, { at });
}

/**
 * Write the business, its members and the person's own document in one write; where they exist already, only add the
 * business to the person's list.
 */
async function putBackPeople(book: Book, { people, business: { id } }: Backup): Promise<void> {
  const { workspace, uid } = book;
  const here = await workspace.find(people.map(({ path }) => path));
  const missing = people.filter(({ path }) => !here.has(path));
  await writeRows(
    book,
    workspace,
    missing.map(({ path, doc_kind, fields, waits }) => ({
      after: {
        ...fields,
        path,
        doc_kind,
        updated_at: 0,
        ...(waits
          ? {
              sync_state: 'pending' as const,
              ...(waits.base && { sync_base: waits.base }),
              ...(waits.batch && { sync_batch: waits.batch }),
            }
          : { sync_state: 'synced' as const }),
      },
    })),
  );
  const own = here.get(workspacePath.user(uid)) as (WorkspaceDoc & { businesses: string[] }) | undefined;
  if (!own || own.businesses.includes(id)) return;
  const after = {
    ...own,
    default_business_uid: own['default_business_uid'] ?? id,
    businesses: [...own.businesses, id],
  };
  await saveAsPending(book, workspace, [{ before: own, after }]);
}

/** A phone that created some of these records itself must not reuse their numbers. [SAL-6, DOC-3] */
function countOnwards(book: Book, { documents }: Backup, device_id: string | undefined): Promise<void> {
  const own = Object.values(documents).flat().filter((record) => record['device_id'] === device_id); // prettier-ignore
  const numbers = own.flatMap((record) => numbersOfRow(record as unknown as Row) ?? []);
  return raiseCounters(book.upkeep, { local_seq: 0, numbers });
}
