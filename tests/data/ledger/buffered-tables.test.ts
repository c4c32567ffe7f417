import { expect, test } from 'vitest';
import { daysFrom } from '../../../src/domain/time/periods.ts';
import { BufferedTables } from '../../../src/books/keep/buffered-tables.ts';
import { FULL } from '../../../src/books/keep/page.ts';
import { NO_BOOKS } from '../../../src/books/keep/ledger-store.ts';
import { memoryLedger } from '../../support/memory-ledger.ts';

/** More days, each one page, than the buffer keeps. */
const DAYS = daysFrom('2026-01-01', '2026-05-31');
const CLOSE = '2026-05-31~close';

test('[LED-24] what may wait is not forgotten with the rest when much is remembered', async () => {
  const store = memoryLedger();
  const tables = new BufferedTables(store, FULL);
  await tables.write(async (tx) => {
    tx.putMeta(NO_BOOKS);
    for (const day of DAYS)
      await tx.putGroup({ ord: `${day} 1`, doc_id: day, doc_kind: 'sales', day, postings: [], rows: [], after: {} });
  });
  await tables.write(
    async (tx) => {
      for (const day of DAYS) expect(await tx.groupsOfDay(day)).toHaveLength(1);
      tx.putMeta({ ...NO_BOOKS, lastMonth: '2026-05' });
      tx.addTodo([CLOSE]);
    },
    () => true,
  );
  expect(store.todo.size).toBe(0);
  await tables.write(() => Promise.resolve());
  expect([...store.todo]).toEqual([CLOSE]);
  expect(await store.write((stored) => stored.meta())).toMatchObject({ lastMonth: '2026-05' });
});
