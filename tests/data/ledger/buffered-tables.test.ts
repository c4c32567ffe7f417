import { expect, test } from 'vitest';
import { BufferedTables } from '../../../src/data/ledger/buffered-tables.ts';
import { FULL } from '../../../src/data/ledger/page.ts';
import { NO_BOOKS } from '../../../src/data/ledger/ledger-store.ts';
import { memoryLedger } from '../../support/memory-ledger.ts';

/** More groups than are remembered. */
const MANY = 4_001;
const CLOSE = '2026-05-31~close';

test('[LED-24] what may wait is not forgotten with the rest when much is remembered', async () => {
  const store = memoryLedger();
  const tables = new BufferedTables(store, FULL);
  await tables.write((tx) => Promise.resolve(tx.putMeta(NO_BOOKS)));
  await tables.write(
    async (tx) => {
      for (let n = 0; n < MANY; n++) await tx.group(`2026-05-01 ${n}`);
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
