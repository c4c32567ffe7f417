import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, onTestFinished, test } from 'vitest';
import { openLedgerDatabase } from '../../../src/books/keep/dexie-ledger.ts';
import { storedPage } from '../../../src/books/keep/page.ts';
import { liveTable } from '../../../src/store/live-table.ts';

test('[LED-47] a write to the books publishes which tables were written, not the keys of each row, and wakes readers', async () => {
  const ledger = openLedgerDatabase('uid', 'BusinessAAAA');
  await ledger.db.open();
  const published: object[] = [];
  const note = (parts: object) => void published.push(parts);
  Dexie.on('storagemutated', note);
  const seen: number[] = [];
  const reader = liveTable(() => ledger.pages.count()).subscribe((count) => void seen.push(count));
  onTestFinished(async () => {
    Dexie.on.storagemutated.unsubscribe(note);
    reader.unsubscribe();
    await ledger.db.delete();
  });
  await expect.poll(() => seen).toEqual([0]);
  await ledger.pages.bulkPut(['2026-03-01', '2026-03-02'].map((start) => storedPage(start, [])));
  await expect.poll(() => seen.at(-1)).toBe(2);
  const own = `idb://${ledger.db.name}/pages/`;
  const parts = Object.entries(Object.assign({}, ...published) as object);
  expect(parts.map(([part]) => part.replace(own, '')).sort()).toEqual(['', ':dels', 'docs', 'names']);
  for (const [, range] of parts) expect(range).toMatchObject({ from: -Infinity, to: [[]], d: 1 });
});
