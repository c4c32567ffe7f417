import { afterEach, expect, test } from 'vitest';
import { databasesOf } from '../../src/store/book-names.ts';
import { codeVersions, isAhead, storedVersions } from '../../src/store/book-versions.ts';
import { openBook } from '../../src/store/book.ts';
import { rowSchemas } from '../../src/store/rx-schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { journalPhone } from '../support/journal-phone.ts';
import { editSale, inTurn, NOW_ISO, saveSale, storedSale } from '../support/test-book.ts';

/** Fields that a newer version of the app on another phone may have written. */
const NEWER_FIELDS = { note: 'edited', from_the_future: { kept: true } };

const { sales: saleRows } = rowSchemas;
const now = { ...saleRows };
afterEach(() => void Object.assign(saleRows, now));
/** The next version of the app, with one more index on sales. */
const nextVersion = () =>
  Object.assign(saleRows, { version: 1, indexes: [...saleRows.indexes!, ['business_id', 'local_seq']] });

test('[SYN-30] a new schema keeps waiting records waiting, refused ones refused, and the fields of a newer version', async () => {
  const uid = `user${newDocumentId()}`;
  const book = await openBook(uid, inTurn());
  const [waits, edited, refused] = [await saveSale(book), await saveSale(book), await saveSale(book)];
  await editSale(book, edited.id, NEWER_FIELDS);
  await book.exclusive(async () => {
    const before = await storedSale(book, refused.id);
    const sync_error = { code: 'invalid-argument', message: 'x', at: NOW_ISO };
    await book.sales.write([{ before, after: { ...before, sync_state: 'rejected', sync_error } }]);
  });
  const stood = await Promise.all([waits, edited, refused].map(({ id }) => storedSale(book, id)));
  await book.close();

  nextVersion();
  const again = await openBook(uid, inTurn());
  for (const row of stood) expect(await storedSale(again, row.id)).toEqual(row);
  expect((await again.sales.waiting(10)).map(({ id }) => id)).toEqual([waits.id, edited.id]);
  expect(storedVersions(uid, await databasesOf(uid))).toMatchObject({ sales: 1, customers: 0, workspace: 0 });
  await again.remove();
});

test('[SYN-30] a book that a newer version wrote is recognised by older code before anything is opened', async () => {
  const uid = `user${newDocumentId()}`;
  const newer = { ...codeVersions(), sales: 1 };
  nextVersion();
  const book = await openBook(uid, inTurn());
  await book.close();
  Object.assign(saleRows, now);
  const stored = storedVersions(uid, await databasesOf(uid));
  expect(stored).toMatchObject(newer);
  expect(isAhead(stored, codeVersions())).toBe(true);
  expect(isAhead(codeVersions(), stored)).toBe(false);
  expect(isAhead(codeVersions(), codeVersions())).toBe(false);
  // An additional collection unknown to this code does not make the book newer.
  expect(isAhead({ ...codeVersions(), flocks: 3 }, codeVersions())).toBe(false);
});

test('[SYN-30, SYN-21] a book whose databases carry new version numbers is not taken for a damaged one', async () => {
  const phone = journalPhone();
  const tab = await phone.openTab();
  const { id } = await saveSale(tab.book);
  await tab.kill();
  nextVersion();
  const again = await phone.openTab();
  expect(again.journal.protection$.value.restored_at).toBeUndefined();
  expect(await storedSale(again.book, id)).toMatchObject({ sync_state: 'pending' });
  await again.kill();
  const third = await phone.openTab();
  expect(third.journal.protection$.value.restored_at).toBeUndefined();
  await phone.throwAway();
});
