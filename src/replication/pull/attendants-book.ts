import { collections, late, type Collection, type ForAttendants } from '../../../schemas/collections.ts';
import { cardOf, saysMoreThan, type Card } from '../../../schemas/flock-card.ts';
import { publicDoc } from '../../../schemas/public-doc.schema.ts';
import { workspacePath } from '../../../schemas/workspace.schema.ts';
import { selectionsOf } from '../../data/followed-collections.ts';
import { storeNamed, type Book, type CollectionName } from '../../store/book.ts';
import { removeLedger } from '../../store/book-names.ts';
import { StaleRow, type Row, type RowStore } from '../../store/row-store.ts';
import { writeRows } from '../../store/write-rows.ts';

/** The outcome for one row: replaced by another form, or removed. Undefined when it stays. */
type Fate = { type: 'leaves' } | { type: 'becomes'; after: Row } | undefined;

const ROWS_AT_ONCE = 500;

/**
 * Remove from an attendant's phone what they read in a higher role: prices, debts, customers, records of others, and
 * the books derived from these; of flocks, closed ones too, everything beyond the card. Runs at every start of an
 * attendant, mostly with nothing to do. Records of the person that the server does not have stay: they are theirs, and
 * listed until they decide. [PPL-14, SYN-35] A member whose role is raised again reads everything from the beginning:
 * the checkpoints are reset before the first row is removed.
 */
export async function keepAttendantsBook(book: Book, businessId: string, isWanted: () => boolean): Promise<void> {
  const below = workspacePath.business(businessId);
  const kept: Collection[] = Object.values(collections);
  const followedByStaff = [
    ...kept.filter(({ attendants }) => attendants !== 'all').map(({ kind }) => `${below}/${kind.name}`),
    `${below}/members`,
    `${below}/${late.name}`,
  ];
  const { checkpoints, unreadable } = book.upkeep;
  const read = (await checkpoints.bulkGet(followedByStaff)).flatMap((one) => (one ? [one.path] : []));
  await checkpoints.bulkPut(read.map((path) => ({ path, at: 0 })));
  const ofBusiness = (fate: (row: Row) => Fate) => (row: Row) =>
    row['business_id'] === businessId ? fate(row) : undefined;
  for (const { kind, attendants } of kept) {
    if (!isWanted()) return;
    const store = storeNamed(book, kind.name as CollectionName);
    // In the past, attendants received whole flocks, without a checkpoint.
    if (typeof attendants === 'object' && attendants.equals === true)
      await sift(book, store, isWanted, ofBusiness(asCard(attendants.card)));
    else if (read.length > 0 && attendants !== 'all')
      await sift(
        book,
        store,
        isWanted,
        ofBusiness((row) => (isTheirs(attendants, row, book.uid) ? undefined : { type: 'leaves' })),
      );
  }
  if (read.length === 0 || !isWanted()) return;
  const own = workspacePath.member(businessId, book.uid);
  const ofStaff = [`${below}/members/`, `${below}/${late.name}/`, `${publicDoc.name}/${businessId}_`];
  await sift(book, storeNamed(book, 'workspace'), isWanted, (row) => {
    const path = String(row['path']);
    return path !== own && ofStaff.some((start) => path.startsWith(start)) ? { type: 'leaves' } : undefined;
  });
  const raw = (await unreadable.toCollection().primaryKeys()).filter((path) =>
    [...followedByStaff, `${publicDoc.name}/${businessId}_`].some((start) => path.startsWith(start)),
  );
  await unreadable.bulkDelete(raw);
  await removeLedger(book.uid, businessId);
  if (isWanted()) await checkpoints.bulkDelete(read);
}

const isTheirs = (attendants: ForAttendants, row: Row, uid: string): boolean =>
  typeof attendants === 'object' &&
  attendants.equals === 'uid' &&
  selectionsOf(attendants, uid).some(({ field, is }) => row[field] === is);

const asCard =
  (card: Card) =>
  (row: Row): Fate =>
    saysMoreThan(card, row) ? { type: 'becomes', after: cardOf(card, row) } : undefined;

/**
 * Go through all rows that the server has, in batches so that others may write in between; stops when no longer wanted.
 */
async function sift(book: Book, store: RowStore, isWanted: () => boolean, fateOf: (row: Row) => Fate): Promise<void> {
  const someFrom = (seq: number) =>
    book.exclusive(async () => {
      const rows = isWanted() ? await store.writtenAfter(seq, ROWS_AT_ONCE) : [];
      const sent = rows.filter(({ sync_state }) => sync_state === 'synced');
      const fates = sent.map((before) => ({ before, fate: fateOf(before) }));
      await store.forget(fates.flatMap(({ before, fate }) => (fate?.type === 'leaves' ? [before] : [])));
      await writeRows(
        book,
        store,
        fates.flatMap(({ before, fate }) => (fate?.type === 'becomes' ? [{ before, after: fate.after }] : [])),
      );
      return rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)!.local_seq;
    });
  let from: number | undefined = 0;
  for (let attempt = 0; from !== undefined;) {
    try {
      from = await someFrom(from);
      attempt = 0;
    } catch (fault) {
      if (!(fault instanceof StaleRow) || ++attempt > 5) throw fault;
    }
  }
}
