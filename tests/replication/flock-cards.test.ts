import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, flockCard } from '../../schemas/flock-card.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { Flock } from '../../schemas/flock.schema.ts';
import { openBook, storeNamed, type Book, type CollectionName, type FlockDoc } from '../../src/store/book.ts';
import { bookName } from '../../src/store/book-names.ts';
import { openLedgerDatabase } from '../../src/books/keep/dexie-ledger.ts';
import { replicatedFields, saveAsPending } from '../../src/store/save.ts';
import { systemClock } from '../../src/replication/clock.ts';
import { pushOnce } from '../../src/replication/push/push.ts';
import { replicate, type Replication } from '../../src/replication/replicate.ts';
import { commitSize } from '../../src/replication/push/commit-size.ts';
import { aCustomer, aFlock, aPayment, aRawMaterial, aSale, aVendor } from '../support/documents.ts';
import { MemoryServer } from '../support/memory-server.ts';
import { anActivity } from '../support/variant-documents.ts';
import { BUSINESS, inTurn, memberPath, membership, NOW_ISO } from '../support/test-book.ts';

/* Flock data on an attendant's phone, and the effect of a change of the person's role. */

const MONEY = {
  unit_cost: 3_500,
  transport_cost: 20_000,
  salvage_price: 9_000,
  initial_payment: { amount: 10_000, method: 'cash' },
  vendor_id: 'Hatchery0001',
  history: [{ rev: 1, at: NOW_ISO, by: 'grace', changed: 'unit_cost', was: '{"unit_cost":3000}' }],
} as const satisfies Partial<Flock>;

let book: Book;
let server: MemoryServer;
let replication: Replication | undefined;

beforeEach(async () => {
  book = await openBook(`user${newDocumentId()}`, inTurn());
  server = new MemoryServer();
  server.put(`users/${book.uid}`, { rev: 1 });
  server.put(memberPath(book.uid), membership(book.uid));
});
afterEach(async () => {
  await replication?.stop();
  replication = undefined;
  await book.remove();
});

const flock = (change: Partial<Flock> = {}) => aFlock({ business_id: BUSINESS, ...MONEY, ...change });
const flockPath = ({ id }: { id: string }) => `businesses/${BUSINESS}/farm/${id}`;
const cardPath = ({ id }: { id: string }) => `businesses/${BUSINESS}/flock_cards/${id}`;
/** Flock and card as one commit leaves them: with the same timestamp. */
function putBoth(one: Flock, updated_at = 5_000_000) {
  server.rows.set(flockPath(one), { path: flockPath(one), fields: { ...one }, updated_at });
  server.rows.set(cardPath(one), { path: cardPath(one), fields: cardOf(flockCard, one), updated_at });
}
const here = async ({ id }: { id: string }): Promise<FlockDoc | undefined> => (await book.farm.find([id])).get(id);
const saysHere = async (one: { id: string }) => {
  const row = await here(one);
  return row && replicatedFields(row);
};
/** The contents of the phone's database of flocks, as text. */
const everythingHere = async () => JSON.stringify(await book.farm.inState('synced'));

function follow(role: 'admin' | 'attendant') {
  replication ??= replicate({
    book,
    remote: server.remote(),
    onStatus: () => undefined,
    onNoUser: () => undefined,
    onFault: (where, fault) => expect.unreachable(`${where}: ${String(fault)}`),
  });
  replication.follow({ businessId: BUSINESS, role, hasFarm: true });
}
/** The contents of one browser database, as text. */
async function dumpOf(name: string): Promise<string> {
  const db = new Dexie(name);
  await db.open();
  const rows = await Promise.all(db.tables.map((table) => table.toArray()));
  db.close();
  return JSON.stringify(rows);
}
/** Deliver the server's changes until the condition holds. */
const soon = (holds: () => Promise<void>) =>
  vi.waitFor(async () => {
    server.deliver();
    await holds();
  });

test('[PPL-14] a flock is sent with its card, in one commit and with one revision, when it is new and when it is changed', async () => {
  const replica = {
    book,
    remote: server.remote(),
    inFlight: new Map(),
    clock: systemClock,
    onSending: () => undefined,
    onSent: () => undefined,
    onRights: () => undefined,
    doubted: new Set<string>(),
    merges: new Map(),
    commitSize: commitSize(),
    knownTime: () => undefined,
  };
  const made = flock({ rev: 0 });
  await book.exclusive(() => saveAsPending(book, book.farm, [{ after: made }]));
  expect(await pushOnce(replica)).toBe('more');
  const before = (await here(made))!;
  expect(before).toMatchObject({ rev: 1, sync_state: 'synced', unit_cost: 3_500 });
  await book.exclusive(() => saveAsPending(book, book.farm, [{ before, after: { ...before, name: 'House 9' } }]));
  expect(await pushOnce(replica)).toBe('more');
  const sent = server.commits.map((writes) => writes.map(({ path, rev }) => [path, rev]));
  expect(sent).toEqual([
    [[flockPath(made), 1], [cardPath(made), 1]],
    [[flockPath(made), 2], [cardPath(made), 2]],
  ]); // prettier-ignore
  const [whole, card] = [flockPath(made), cardPath(made)].map((path) => server.rows.get(path)!.fields);
  expect(whole).toMatchObject({ ...MONEY, name: 'House 9' });
  expect(card).toEqual(cardOf(flockCard, whole!));
  for (const name of flockCard.without) expect(card).not.toHaveProperty(name);
});

test('[PPL-14] the book of an attendant holds open flocks without anything of money', async () => {
  const [one, closed] = [flock(), flock({ open: false, closed_on: '2026-03-05' })];
  putBoth(one);
  putBoth(closed);
  follow('attendant');
  await soon(async () => expect(await saysHere(one)).toEqual(cardOf(flockCard, one)));
  expect(await here(closed)).toBeUndefined();
  const stored = await everythingHere();
  for (const name of flockCard.without) expect(stored).not.toContain(name);
});

test('[PPL-14] an attendant that becomes an admin has the whole flocks, also of the same revision and moment', async () => {
  const [one, closed] = [flock({ rev: 3 }), flock({ open: false, closed_on: '2026-03-05' })];
  putBoth(one);
  putBoth(closed);
  follow('attendant');
  await soon(async () => expect(await saysHere(one)).toEqual(cardOf(flockCard, one)));
  follow('admin');
  await soon(async () => expect(await saysHere(one)).toEqual(one));
  expect(await saysHere(closed)).toEqual(closed);
});

test('[PPL-14] an admin that becomes an attendant loses the prices at once, and has them again as an admin', async () => {
  const [one, closed, card] = [flock({ rev: 3 }), flock({ open: false, closed_on: '2026-03-05' }), flock()];
  for (const each of [one, closed, card]) putBoth(each);
  follow('admin');
  await soon(async () => expect(await saysHere(closed)).toEqual(closed));
  await soon(async () => expect(await saysHere(one)).toEqual(one));
  follow('attendant'); // no server data has arrived yet
  await vi.waitFor(async () => {
    const stored = await everythingHere();
    for (const name of flockCard.without) expect(stored).not.toContain(name);
  });
  expect(await saysHere(one)).toEqual(cardOf(flockCard, one));
  expect((await saysHere(closed))?.['closed_on']).toBe('2026-03-05');
  follow('admin');
  await soon(async () => expect(await saysHere(closed)).toEqual(closed));
  expect(await saysHere(one)).toEqual(one);
});

test('[PPL-14, SYN-35] what an admin read of others leaves with the role: sales, debts, customers, members, books; it comes back with it', async () => {
  const below = `businesses/${BUSINESS}`;
  const own = { business_id: BUSINESS, created_by: book.uid };
  const others = { business_id: BUSINESS, created_by: 'somebody' };
  const [mine, theirs, feed] = [anActivity('eggs', own), anActivity('eggs', others), aRawMaterial(others)];
  const staffOnly = { sales: aSale(own), customers: aCustomer(others), payments: aPayment(own), vendors: aVendor(others), farm_activities: theirs }; // prettier-ignore
  for (const [name, document] of Object.entries(staffOnly))
    server.put(`${below}/${name}/${document.id}`, { ...document });
  server.put(`${below}/farm_activities/${mine.id}`, { ...mine });
  server.put(`${below}/raw_materials/${feed.id}`, { ...feed });
  server.put(`${below}/members/somebody`, { ...membership('somebody') });
  const isHere = async (name: CollectionName, id: string) => (await storeNamed(book, name).find([id])).has(id);
  const ofStaff = () =>
    Promise.all([
      ...Object.entries(staffOnly).map(([name, { id }]) => isHere(name as CollectionName, id)),
      isHere('workspace', `${below}/members/somebody`),
    ]);
  const ofAttendants = () =>
    Promise.all([
      isHere('farm_activities', mine.id),
      isHere('raw_materials', feed.id),
      isHere('workspace', memberPath(book.uid)),
    ]);
  const hasAll = async () => expect([...(await ofStaff()), ...(await ofAttendants())]).not.toContain(false);
  follow('admin');
  await soon(hasAll);
  // An unreadable row is stored raw, including its contents.
  await book.upkeep.unreadable.put({ path: `${below}/sales/Sale00000009`, problem: 'day', raw: { total: 77_341 } });
  const ledger = openLedgerDatabase(book.uid, BUSINESS).db;
  await ledger.open();
  ledger.close();
  const unsent = aSale({ ...own, rev: 0 });
  await book.exclusive(() => saveAsPending(book, book.sales, [{ after: { ...unsent, newest_first: 1 } }]));

  server.offline = true;
  follow('attendant');
  await vi.waitFor(async () => expect(await ofStaff()).not.toContain(true));
  expect(await ofAttendants()).not.toContain(false);
  expect(await isHere('sales', unsent.id)).toBe(true);
  await vi.waitFor(async () => {
    expect(await book.upkeep.unreadable.count()).toBe(0);
    expect(await Dexie.exists(ledger.name)).toBe(false);
    expect(await book.upkeep.checkpoints.get(`${below}/sales`)).toBeUndefined();
  });
  // The rows that RxDB keeps for deleted documents contain no data either.
  const dumped = await dumpOf(`rxdb-dexie-${bookName(book.uid)}--0--customers`);
  expect(dumped).toContain(staffOnly.customers.id);
  expect(dumped).not.toContain(staffOnly.customers.name);

  server.offline = false;
  follow('admin');
  await soon(hasAll);
});

test('[PPL-14] what an admin wrote and could not send stays as it is when they become an attendant; another business too', async () => {
  const [mine, elsewhere] = [flock({ rev: 0 }), flock({ business_id: 'Business0002' })];
  await book.exclusive(async () => {
    await saveAsPending(book, book.farm, [{ after: mine }]);
    const [waits] = await book.farm.inState('pending');
    await book.farm.write([
      { before: waits, after: { ...waits!, sync_state: 'rejected', sync_error: { code: 'permission-denied', message: '', at: NOW_ISO } } },
      { after: { ...elsewhere, sync_state: 'synced', local_seq: 99, updated_at: 1 } },
    ]);
  }); // prettier-ignore
  const other = flock();
  putBoth(other);
  follow('attendant');
  await soon(async () => expect(await here(other)).toBeDefined());
  expect(await saysHere(mine)).toEqual(mine);
  expect(await saysHere(elsewhere)).toEqual(elsewhere);
});
