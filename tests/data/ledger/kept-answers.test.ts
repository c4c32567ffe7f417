import { expect, test } from 'vitest';
import { openLedgerDatabase } from '../../../src/books/keep/dexie-ledger.ts';
import { keptAnswer } from '../../../src/books/read/kept-answers.ts';
import { changesOf } from '../../../src/books/read/ledger-changes.ts';

test('[DAT-9] an answer of the books is read once until they change; who hears of the change hears what is new', async () => {
  const ledger = openLedgerDatabase('reader', 'business');
  const day = '2026-11-24';
  // The first write of a database emits twice.
  await ledger.sums.put({ period: day, sums: {} });
  let reads = 0;
  const sold = () =>
    keptAnswer(ledger, 'sold', async () => {
      reads++;
      return (await ledger.sums.get(day))?.sums['sold'];
    });
  const heard: Promise<number | undefined>[] = [];
  const hear = () => changesOf(ledger.db).subscribe(() => heard.push(sold()));
  // One listener subscribed before the cache does, one after it.
  const listening = [hear()];
  expect(await Promise.all([sold(), sold()])).toEqual([undefined, undefined]);
  listening.push(hear());
  expect(reads).toBe(1);

  await ledger.sums.put({ period: day, sums: { sold: 1_200 } });
  await expect.poll(() => heard.length).toBe(2);
  expect(await Promise.all(heard)).toEqual([1_200, 1_200]);
  expect(await sold()).toBe(1_200);
  expect(reads).toBe(2);

  const failing = () => keptAnswer(ledger, 'failing', () => Promise.reject(new Error('closed')));
  await expect(failing()).rejects.toThrow('closed');
  expect(await keptAnswer(ledger, 'failing', () => Promise.resolve('again'))).toBe('again');
  for (const one of listening) one.unsubscribe();
  ledger.db.close();
});
