import { expect, test } from 'vitest';
import { openLedgerDatabase } from '../../../src/books/keep/dexie-ledger.ts';
import { itemGroupsOn, itemStateBefore } from '../../../src/books/read/item-books.ts';
import { Ledger } from '../../../src/books/keep/ledger.ts';
import { bought, on, sold } from '../../support/books.ts';

const ITEM = 'itemAAAAAAAA';

test('[SHP-13] how an item stood when a day began is of the days before it, also where it moved on that day', async () => {
  const db = openLedgerDatabase('reader', 'began');
  const ledger = new Ledger(db);
  const entries = [bought(ITEM, 10, 1_000, on('2026-05-01')), sold(ITEM, 2, 500, on('2026-05-10')), sold(ITEM, 3, 500, on('2026-05-11'))]; // prettier-ignore
  await ledger.book(entries.map(([kind, document]) => ({ kind, document, counts: true })));
  await ledger.settle('2026-06-01');
  const began = async (day: string) => (await itemStateBefore(db, ITEM, day))?.qty;
  expect(await began('2026-05-01')).toBeUndefined();
  expect(await began('2026-05-10')).toBe(10);
  expect(await began('2026-05-11')).toBe(8);
  expect(await began('2026-05-12')).toBe(5);
  expect((await itemGroupsOn(db, ITEM, '2026-05-10')).map(({ day }) => day)).toEqual(['2026-05-10']);
  db.db.close();
});
