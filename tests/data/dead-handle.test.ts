import { figure } from '../../src/domain/figures/figures.ts';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { sumUpTo } from '../../src/books/read/period-sums.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone } from '../support/test-deps.ts';

/*
 * A phone that slept, or ran out of memory, returns to the page with dead database connections: with an event, or
 * without.
 */

const NAMES = ['sales', 'payments', 'customers', 'workspace'] as const;
const ALL = { tab: 0, search: '', range: null, limit: 50 };
let connections: Set<IDBDatabase>;
let phone: Awaited<ReturnType<typeof gracesPhone>>;

beforeEach(async () => {
  connections = new Set();
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...name) => {
    const request = open(...name);
    // In Node, RxDB's channel between tabs is a separate database; browsers have a native one.
    if (!name[0].includes('broadcast-channel'))
      request.addEventListener('success', () => connections.add(request.result));
    return request;
  });
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await phone.leave({ remove: true });
});

const sell = () =>
  runCommand(phone, 'sales.add', {
    id: newDocumentId(),
    lines: [aSaleLine({ qty: 1, factor: 1, unit_price: 5_000 })],
    pay: { kind: 'all', method: 'cash' },
  } as never);
const shown = (count: number) => answerWhen(queries['sales.list'](phone, ALL), ({ rows }) => rows.length === count);

test.each([
  ['the browser says that it closed them', (one: IDBDatabase) => forceCloseDatabase(one as never)],
  ['nobody says anything: the next use fails', (one: IDBDatabase) => one.close()],
])(
  '[DAT-10] connections die, %s: they are opened again, what was saved is there, and saving and lists go on',
  async (_, kill) => {
    expect(await sell()).toMatchObject({ ok: true });
    await shown(1);
    const dead = connections;
    expect(dead.size).toBeGreaterThan(3); // records, upkeep, books, device
    connections = new Set();
    for (const one of dead) kill(one);
    await shown(1);
    expect(await sell()).toMatchObject({ ok: true });
    await shown(2);
    const books = await answerWhen(phone.session.ledger$, (one) => one !== undefined);
    await vi.waitFor(async () => expect(await sumUpTo(books!.db, figure.sold, '2026-11-20')).toBe(10_000));
    // On a busy machine its values are computed shortly after its sums.
    await answerWhen(books!.progress$, ({ state }) => state === 'current');
    expect(connections.size).toBeGreaterThan(3);
  },
);

test('[DAT-10] a book that the browser threw away is not opened anew as an empty one: what cannot be saved is said', async () => {
  expect(await sell()).toMatchObject({ ok: true });
  const records = [...connections].filter(({ name }) => name.startsWith('rxdb-dexie-'));
  const gone = records.find(({ name }) => name.endsWith('--sales'))!;
  for (const one of records.filter(({ name }) => name === gone.name)) {
    const deleted = new Promise((resolve) => indexedDB.deleteDatabase(one.name).addEventListener('success', resolve));
    forceCloseDatabase(one as never);
    await deleted;
  }
  expect(await sell()).toEqual({ ok: false, error: { type: 'NotSaved', reason: 'storage' } });
});
