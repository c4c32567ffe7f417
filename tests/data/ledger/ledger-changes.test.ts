import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { changesOf } from '../../../src/books/read/ledger-changes.ts';
import { newDocumentId } from '../../../schemas/new-document-id.ts';

const open: Dexie[] = [];
afterEach(async () => {
  for (const db of open.splice(0)) await db.delete();
});

function someBooks(): Dexie {
  const db = new Dexie(`books-${newDocumentId()}`);
  db.version(1).stores({ rows: 'id' });
  open.push(db);
  return db;
}
const put = (db: Dexie) => db.table('rows').put({ id: newDocumentId() });

test('[DAT-12] each write into the books is told once, of other books none, and after leaving none', async () => {
  const [own, other] = [someBooks(), someBooks()];
  // The first write of a database emits twice.
  await put(own);
  await put(other);
  let told = 0;
  const watching = changesOf(own).subscribe(() => told++);
  await put(own);
  expect(told).toBe(1);
  await put(other);
  await own.table('rows').toArray();
  expect(told).toBe(1);
  await own.transaction('rw', own.table('rows'), async () => {
    await put(own);
    await put(own);
  });
  expect(told).toBe(2);
  watching.unsubscribe();
  await put(own);
  expect(told).toBe(2);
});
