import type { Book, WorkspaceDoc } from '../../store/book.ts';
import { keyOfRow, noteInJournal, type JournalLine } from '../../store/journal.ts';
import { countsOf } from '../../store/number-counts.ts';
import type { Row, RowChange } from '../../store/row-store.ts';
import { raiseCounters } from '../../store/upkeep-store.ts';
import { unsentRows } from '../../store/unsent-rows.ts';
import type { Contents } from './contents.ts';
import type { JournalFiles, OpenJournal } from './open-journal.ts';

/**
 * Restore records that the journals hold and the database lacks, raise the counters, and take over the files of closed
 * tabs. For a damaged book restore the person's businesses as well. Returns the number of restored records.
 * [SYN-21, SYN-22]
 */
export function restoreFromJournal(
  book: Book,
  journal: OpenJournal,
  { deviceId, damaged }: { deviceId: string | undefined; damaged: boolean },
): Promise<number> {
  return book.exclusive(async () => {
    const found = await journal.readOthers();
    // Counters first: if this is interrupted in between, no number and no local_seq is assigned twice.
    await raiseCounters(book.upkeep, { local_seq: found.seq, numbers: found.numbersOf(deviceId) });
    const restored = await putBack(book, found);
    if (damaged) {
      await putBackCopies(book, journal, found);
      await putBackWorkspace(book, found.workspace);
    }
    await writeAllDown(book, journal, deviceId, found.files);
    return restored;
  });
}

/** Start a new journal after it could not be written, with everything that only this phone has. [SYN-20] */
export function protectAgain(book: Book, journal: OpenJournal, deviceId: string | undefined): Promise<void> {
  return book.exclusive(async () => {
    if (await journal.renew()) await writeAllDown(book, journal, deviceId);
  });
}

/** Write all unsent rows and the counters to the journal; everything found is in the database by now. */
async function writeAllDown(
  book: Book,
  journal: OpenJournal,
  deviceId: string | undefined,
  files?: JournalFiles,
): Promise<void> {
  const [counters, unsent] = await Promise.all([countersLine(book, deviceId), unsentRows(book)]);
  await journal.adopt(
    (held, each) => [counters, ...linesNotIn(held, unsent), ...overIn(each, unsent, counters.seq)],
    files,
  );
}

/** Write rows that the database lacks, or has in an older version, as they were saved. */
async function putBack(book: Book, { unsent }: Contents): Promise<number> {
  let restored = 0;
  for (const store of book.stores) {
    const entries = unsent.filter((entry) => entry.store === store.name);
    if (entries.length === 0) continue;
    const here = await store.find(entries.map((entry) => entry.key));
    const changes = entries.flatMap(({ key, row }): RowChange<Row>[] => {
      const before = here.get(key);
      return before && before.local_seq >= row.local_seq ? [] : [{ before, after: row }];
    });
    await store.write(changes);
    noteInJournal(book, store, changes);
    restored += changes.length;
  }
  return restored;
}

/** Restore the documents as the server last had them; the server sends newer versions. */
async function putBackWorkspace({ workspace }: Book, rows: readonly Row[]): Promise<void> {
  const here = await workspace.find(rows.map((row) => keyOfRow('workspace', row)));
  const missing = rows.filter((row) => !here.has(keyOfRow('workspace', row)));
  await workspace.write(missing.map((after) => ({ after: after as WorkspaceDoc })));
}

/**
 * Restore the versions that lost a conflict beside their records. Only for a damaged book, as an undamaged one knows
 * better what was decided.
 */
async function putBackCopies({ upkeep }: Book, journal: OpenJournal, { copies }: Contents): Promise<void> {
  for (const copy of copies) {
    if (await upkeep.copies.get(copy.key)) continue;
    await upkeep.copies.put(copy);
    journal.append([{ t: 'copy', copy }]);
  }
}

function linesNotIn(held: Contents, { rows, copies }: Awaited<ReturnType<typeof unsentRows>>): JournalLine[] {
  const seqs = new Map(held.unsent.map(({ store, key, row }) => [`${store}/${key}`, row.local_seq]));
  const heldCopies = new Set(held.copies.map(({ key }) => key));
  const lines: JournalLine[] = rows
    .filter(({ store, row }) => (seqs.get(`${store}/${keyOfRow(store, row)}`) ?? -1) < row.local_seq)
    .map(({ store, row }) => ({ t: 'row', store, row }));
  for (const copy of copies) if (!heldCopies.has(copy.key)) lines.push({ t: 'copy', copy });
  return lines;
}

/**
 * Entries that some file alone still lists as unsent or undecided although they are settled: record their settlement
 * again. An open tab was not informed while nothing could be written; and a file of a closed tab may stay after the
 * file that knew better was removed.
 */
function overIn(
  files: readonly Contents[],
  { rows, copies }: Awaited<ReturnType<typeof unsentRows>>,
  seq: number,
): JournalLine[] {
  const unsent = new Set(rows.map(({ store, row }) => `${store}/${keyOfRow(store, row)}`));
  const undecided = new Set(copies.map(({ key }) => key));
  const lines = new Map<string, JournalLine>();
  for (const file of files) {
    for (const { store, key } of file.unsent)
      if (!unsent.has(`${store}/${key}`)) lines.set(`${store}/${key}`, { t: 'sent', store, key, seq });
    for (const { key } of file.copies) if (!undecided.has(key)) lines.set(`copy ${key}`, { t: 'decided', key });
  }
  return [...lines.values()];
}

/** The current counters of this device, to survive the loss of its database. */
export async function countersLine(
  { upkeep, workspace }: Book,
  deviceId: string | undefined,
): Promise<JournalLine & { t: 'counters' }> {
  const numbers = (await upkeep.numbers.toArray()).map(({ business_id, held: _held, ...counts }) => ({
    business_id,
    ...countsOf(counts),
  }));
  const documents = (await workspace.collection.find().exec()).map((document) => document.toMutableJSON() as Row);
  return {
    t: 'counters',
    seq: (await upkeep.counters.get('local_seq'))?.value ?? 0,
    device_id: deviceId,
    numbers,
    workspace: documents.filter((row) => row.sync_state === 'synced'),
  };
}
