import Dexie from 'dexie';
import { plus } from '../../../src/domain/figures/sum.ts';
import { filter, firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { isWhole, openLedgerDatabase } from '../../../src/books/keep/dexie-ledger.ts';
import { ledgerName } from '../../../src/store/book-names.ts';
import { keepLedger, type KeptLedger } from '../../../src/books/keep/keep-ledger.ts';
import { sumBetween } from '../../../src/books/read/period-sums.ts';
import { liveTable } from '../../../src/store/live-table.ts';
import type { RowStore } from '../../../src/store/row-store.ts';
import { writeRows } from '../../../src/store/write-rows.ts';
import type { Book } from '../../../src/store/book.ts';
import { BUSINESS, editSale, inTurn, saveSale, storedSale, testBook } from '../../support/test-book.ts';

/* The ledger keeper on a real database: records written before it started, and while it runs. */

let book: Book;
let stop = () => {};
afterEach(async () => {
  stop();
  await book.close();
});

function keep(of: Book): KeptLedger {
  book = of;
  const { kept, stop: end } = keepLedger({ book, businessId: BUSINESS, today: () => '2026-11-20', alone: inTurn() });
  stop = end;
  return kept;
}
/** Wait until the sum of an account over all days is `sum`. */
const expectAccount = ({ db }: KeptLedger, code: string, sum: number) => {
  return firstValueFrom(liveTable(() => sumBetween(db, plus(`a:${code}`))).pipe(filter((now) => now === sum)));
};
const onCredit = { initial_payment: undefined, customer_id: 'customer0001' } as const;

test('[LED-24, LED-48] what was saved before the books were opened is in them, and every change at once', async () => {
  const of = await testBook();
  const first = await saveSale(of, onCredit);
  const kept = keep(of);
  await expectAccount(kept, '1100', 24_000);
  await saveSale(of, onCredit);
  await expectAccount(kept, '1100', 48_000);
  await editSale(of, first.id, { voided_at: '2026-11-20T11:00:00.000Z' });
  await expectAccount(kept, '1100', 24_000);
  await expectAccount(kept, '4000', -24_000);
});

test('[LED-25] a refused sale is not in the books; corrected it is', async () => {
  const of = await testBook();
  const { id } = await saveSale(of, onCredit);
  const kept = keep(of);
  await expectAccount(kept, '1100', 24_000);
  const before = await storedSale(of, id);
  const refused = { ...before, sync_state: 'rejected' as const };
  await of.exclusive(() => writeRows(of, of.sales as unknown as RowStore, [{ before, after: refused }] as never));
  await expectAccount(kept, '1100', 0);
  await editSale(of, id, {});
  await expectAccount(kept, '1100', 24_000);
});

test('[LED-5, LED-24] closed in the middle and opened again, nothing is missing and nothing counts twice', async () => {
  const of = await testBook();
  for (let n = 0; n < 30; n++) await saveSale(of, onCredit);
  const kept = keep(of);
  await firstValueFrom(liveTable(() => kept.db.pages.count()).pipe(filter((count) => count > 0)));
  stop();
  for (let n = 0; n < 5; n++) await saveSale(of, onCredit);
  await expectAccount(keep(of), '1100', 35 * 24_000);
});

test('[LED-48] books of another version are thrown away and made again', async () => {
  const of = await testBook();
  await saveSale(of, onCredit);
  const kept = keep(of);
  await expectAccount(kept, '1100', 24_000);
  await kept.db.meta.put({ key: 'state', version: 0, edition: 0, applied_local_seq: 999 });
  await kept.db.sums.put({ period: '2026-11-20', sums: { 'a:1100': 1 } });
  stop();
  await expectAccount(keep(of), '1100', 24_000);
});

test('[LED-48, LED-59] of books that an older version kept in other tables nothing is read; they are made again', async () => {
  const of = await testBook();
  await saveSale(of, onCredit);
  const older = new Dexie(`${ledgerName(of.uid, '')}${BUSINESS}`);
  older.version(4).stores({ groups: 'ord, doc_id, *keys, day', totals: '[name+day], [day+name]', meta: 'key' });
  await older.table('meta').put({ key: 'state', version: 9, edition: 3, applied_local_seq: 999, whole: true });
  await older.table('totals').put({ name: 'a:1100', day: '2026-11-20', amount: 1 });
  older.close();
  const opened = openLedgerDatabase(of.uid, BUSINESS);
  expect(await isWhole(opened)).toBe(false);
  expect([...opened.db.backendDB().objectStoreNames]).not.toContain('totals');
  opened.db.close();
  const kept = keep(of);
  await expectAccount(kept, '1100', 24_000);
  expect(await isWhole(kept.db)).toBe(true);
});

test('[LED-48] made again on demand while they are kept', async () => {
  const of = await testBook();
  await saveSale(of, onCredit);
  const kept = keep(of);
  await expectAccount(kept, '1100', 24_000);
  await kept.db.sums.put({ period: '2026-11-20', sums: { 'a:1100': 1 } });
  await kept.rebuild();
  await expectAccount(kept, '1100', 24_000);
});

test('[LED-47, LED-48] after many records arrived while they are kept, the books say that they are up to date', async () => {
  const of = await testBook();
  const kept = keep(of);
  const marks = liveTable(() => kept.db.meta.get('state')).pipe(filter((state) => state !== undefined));
  await firstValueFrom(marks);
  // As many records as one page of the catch-up scan.
  for (let n = 0; n < 200; n++) await saveSale(of, onCredit);
  await firstValueFrom(marks.pipe(filter(({ applied_local_seq }) => applied_local_seq > 0)));
  await firstValueFrom(kept.progress$.pipe(filter(({ state }) => state === 'current')));
  await expectAccount(kept, '1100', 200 * 24_000);
});
