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

/** Records written as one step; other tabs, and what arrives, get their turn in between. */
const AT_ONCE = 500;

/**
 * Bring a business back from its backup file, with or without a signal; any number of times is once. [IMP-4]
 * What the server had comes back as sent, under its own id and revision, and gives way to the server's copy as soon as that arrives;
 * what was not sent waits again. What stands here already and is newer, or waits, stays. The file is checked whole before anything is
 * written; the business itself comes last, so that a book that is cut off half-way does not open.
 */
export const restoreBusiness = command({
  name: 'business.restore',
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

/** On a phone that has read nothing of the business the book is as whole as its backup was, whenever the signal comes. [LED-59] */
async function noteRestored({ upkeep }: Book, id: string): Promise<void> {
  const path = workspacePath.business(id);
  const isAnyRead = (await upkeep.checkpoints.where('path').startsWith(`${path}/`).count()) > 0;
  if (!isAnyRead) await noteWhole(upkeep, path);
}

/** Records as the server last had them, where this phone knows nothing newer. Gives how many were written. */
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

/** As replication would have stored it; of no time, so that the server's copy of the same revision takes its place. */
const sentRow = (name: CollectionBelow, record: Fields): Decided['after'] => ({
  ...record,
  ...(collections[name].is === 'fact' ? { newest_first: newestFirst(String(record['occurred_at'])) } : {}),
  updated_at: 0,
  sync_state: 'synced',
});

/** What waited there waits here. A change goes on top of the copy it was made from, which a new phone does not have yet. */
async function takeBack(book: Book, { collection, record, base, earlier }: Backup['unsent'][number], at: string) {
  const store = storeNamed(book, collection);
  if (base && !(await store.find([record.id])).has(record.id)) await putBack(book, store, [base]);
  return takeIn(book, { collection, record, base, earlier }, { at });
}

/** The business, who works in it and the person's own document, as one write; here already, only its place in the person's list. */
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

/** A phone that made some of these records itself gives none of their numbers again. [SAL-6, DOC-3] */
function countOnwards(book: Book, { documents }: Backup, device_id: string | undefined): Promise<void> {
  const own = Object.values(documents).flat().filter((record) => record['device_id'] === device_id); // prettier-ignore
  const numbers = own.flatMap((record) => numbersOfRow(record as unknown as Row) ?? []);
  return raiseCounters(book.upkeep, { local_seq: 0, numbers });
}
