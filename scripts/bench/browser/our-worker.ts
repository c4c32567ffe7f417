import { expose } from 'comlink';
import { filter, firstValueFrom, map, timer } from 'rxjs';
import { runCommand } from '../../../src/data/commands.ts';
import type { RowStore } from '../../../src/store/row-store.ts';
import { isMadeUpTo } from '../../../src/books/keep/dexie-ledger.ts';
import { changesOf } from '../../../src/books/read/ledger-changes.ts';
import type { PeriodSums } from '../../../src/books/keep/ledger-store.ts';
import { measureDebt, measureGroup } from '../../../src/books/read/measured.ts';
import { groupsIn } from '../../../src/books/keep/page.ts';
import { Sums } from '../../../src/books/read/sums.ts';
import { LATEST_MS, newestFirst, rowSchemas } from '../../../src/store/rx-schema.ts';
import { writeRows } from '../../../src/store/write-rows.ts';
import { saleTotals } from '../../../src/domain/sales/sale-totals.ts';
import { addDays, localDay } from '../../../src/domain/time/local-day.ts';
import { saveAsPending } from '../../../src/store/save.ts';
import { openBusinessOf } from '../../../src/data/open-business.ts';
import type { LinkStatus } from '../../../src/nouns/sync/data/sync.ts';
import { countInState } from '../../../src/nouns/sync/data/count-in-state.ts';
import { unsentRows } from '../../../src/store/unsent-rows.ts';
import { generateFarm } from '../../../src/domain/sample-farm/generate-farm.ts';
import { dataPort } from '../../../src/data-worker/data-port.ts';
import { applyRows } from '../../../src/replication/pull/apply-rows.ts';
import type { Place } from '../../../src/store/upkeep-store.ts';
import { startSessionHost } from '../../../src/data-worker/session-host.ts';
import { bookLate, floorOfBooks, makeAnew } from './books-bench.ts';
import type { InTurn, OurWorker } from './contract.ts';
import { openRawStore, type RawStore } from './raw-store.ts';
import { sampleDraft, sampleSale } from './sample-sales.ts';
import { itemId, sampleItem, sampleMovement } from './sample-shop.ts';
import { openShopFloor, range } from './shop-floor.ts';

/*
 * The real data worker, built from the app's own sources; in the same thread the floors for comparison, and controls
 * that the screens do not have.
 */

const ready = startSessionHost();
const PASSWORD = 'laying-hens';
const PAGE = 500;
let saved = 0;
let raw: Promise<RawStore> | undefined;
const floor = () => (raw ??= openRawStore('floor'));
/** With the indexes that the app requests from its storage. */
let rawIndexed: Promise<RawStore> | undefined;
let shopFloor: ReturnType<typeof openShopFloor> | undefined;
const shop = () => (shopFloor ??= openShopFloor());
const indexedFloor = () =>
  (rawIndexed ??= openRawStore('floor-indexed', 'id', rowSchemas.sales.indexes as readonly (readonly string[])[]));

/** A user saves only after the screens have shown the last save. Units: ms. */
const rest = (ms = 20) => firstValueFrom(timer(ms));

/** After this time the subscribed lists and figures have been read again. Units: ms. */
const SCREENS_REST_MS = 400;

const books = async () =>
  firstValueFrom((await ready).session$.value!.ledger$.pipe(filter((one) => one !== undefined)));
const book = async () => (await ready).session$.value!.book;
async function identity() {
  const { session$ } = await ready;
  const open = await openBusinessOf(session$.value!);
  return { uid: session$.value!.book.uid, businessId: open!.business.id };
}
async function must<T>(work: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const result = await work;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
async function sampleRows(count: number) {
  const { uid, businessId } = await identity();
  return Array.from({ length: count }, () => sampleSale(saved++, businessId, uid));
}
async function save(rows: Awaited<ReturnType<typeof sampleRows>>): Promise<void> {
  const into = await book();
  const changes = rows.map((sale) => ({ after: { ...sale, newest_first: newestFirst(sale.occurred_at) } }));
  await into.exclusive(() => saveAsPending(into, into.sales, changes));
}
const countInSales = async (state: string) =>
  (await book()).sales.collection.count({ selector: { sync_state: { $eq: state } } }).exec();

const YEARS_MS = 3 * 365 * 86_400_000;
/** One of `count` sales over three years up to now, as the server has it; every fifth is unpaid. */
function yearsOld(sale: ReturnType<typeof sampleSale>, n: number, count: number) {
  const at = new Date(Date.now() - YEARS_MS + ((n + 1) * YEARS_MS) / (count + 1)).toISOString();
  const { initial_payment: paid, ...unpaid } = sale;
  const when = { occurred_at: at, day: localDay(new Date(at)), created_at: at, newest_first: newestFirst(at) };
  const sent = { sync_state: 'synced' as const, updated_at: Date.parse(at), rev: 1 };
  return { ...unpaid, ...when, ...sent, ...(n % 5 !== 0 && { initial_payment: { ...paid!, amount: totalOf(sale) } }) };
}
const totalOf = (sale: ReturnType<typeof sampleSale>): number => saleTotals(sale, '').total;

const ours: OurWorker = {
  ...dataPort(ready),
  async found(email) {
    const deps = await ready;
    await must(runCommand(deps, 'account.register', { first_name: 'Grace', email, password: PASSWORD }));
    const id = deps.newId();
    const draft = { id, name: 'Bench Farm', farm: true, shop: false, currency: 'UGX' } as const;
    await must(runCommand(deps, 'business.create', draft));
    await ours.untilWaiting(0);
    return identity();
  },
  async saveMany(rounds, each) {
    const times = { ours: [] as number[], floor: [] as number[], indexed: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const rows = await sampleRows(each);
      await rest(300);
      const started = performance.now();
      await save(rows);
      times.ours.push(performance.now() - started);
      const stored = [...(await (await book()).sales.find(rows.map(({ id }) => id))).values()];
      await rest(300);
      times.floor.push(await (await floor()).put(stored));
      await rest(300);
      times.indexed.push(await (await indexedFloor()).put(stored));
    }
    return times;
  },
  async savePoison(count) {
    const rows = await sampleRows(count);
    for (const row of rows) row.note = 'x'.repeat(501);
    await save(rows);
    return rows.map(({ id }) => id);
  },
  async saveOneByOne(count) {
    const deps = await ready;
    const into = await book();
    const times: InTurn = { ours: [], floor: [] };
    for (let n = 0; n < count; n++) {
      const draft = sampleDraft(n);
      await rest();
      const started = performance.now();
      await must(runCommand(deps, 'sales.add', draft));
      times.ours.push(performance.now() - started);
      const stored = await into.sales.find([draft.id]);
      await rest();
      times.floor.push(await (await floor()).put([...stored.values()]));
    }
    return times;
  },
  async untilWaiting(count) {
    await firstValueFrom(countInState(await book(), 'pending').pipe(filter((n) => n === count)));
  },
  async untilHere(count) {
    for (;;) {
      if ((await countInSales('synced')) >= count) return performance.now();
      await firstValueFrom(timer(25));
    }
  },
  countHere: () => countInSales('synced'),
  async refused() {
    const { rows } = await unsentRows(await book());
    return rows
      .filter(({ row }) => row.sync_state === 'rejected')
      .map(({ row }) => ({ id: String(row['id']), code: row.sync_error?.code }));
  },
  async sendOneByOne(count) {
    const deps = await ready;
    for (let n = 0; n < count; n++) {
      await must(runCommand(deps, 'sales.add', sampleDraft(n)));
      await ours.untilWaiting(0);
    }
  },
  async untilOffline() {
    const { link$ } = (await ready).session$.value!.sync;
    await firstValueFrom(link$.pipe(filter(({ connection }) => connection === 'offline')));
  },
  async untilHeard() {
    const { link$ } = (await ready).session$.value!.sync;
    const since = new Date().toISOString();
    const isHeard = ({ connection, last_heard_at = '' }: LinkStatus) =>
      connection === 'online' && last_heard_at > since;
    await firstValueFrom(link$.pipe(filter(isHeard)));
  },
  clock: () => performance.now(),
  async fill(count) {
    const into = await book();
    const { uid, businessId } = await identity();
    const times = { ours: 0, floor: 0 };
    for (let from = 0; from < count; from += PAGE) {
      const numbers = Array.from({ length: Math.min(PAGE, count - from) }, (_, i) => from + i);
      const rows = numbers.map((n) => yearsOld(sampleSale(n, businessId, uid), n, count));
      let started = performance.now();
      await into.exclusive(() => writeRows(into, into.sales as unknown as RowStore, rows.map((after) => ({ after })) as never)); // prettier-ignore
      times.ours += performance.now() - started;
      started = performance.now();
      await (await indexedFloor()).put(rows);
      times.floor += performance.now() - started;
    }
    return times;
  },
  async fillFarm(size) {
    const into = await book();
    const { uid, businessId } = await identity();
    const people = { owner: uid, seller: uid, attendant: uid };
    const end = new Date();
    const farm = generateFarm({ ...size, end, businessId, people, offsetMinutes: -end.getTimezoneOffset() });
    let rows = 0;
    const started = performance.now();
    for (const [name, list] of Object.entries(farm)) {
      const sent = list.map(({ created_at, ...fields }) => ({
        path: `businesses/${businessId}/${name}/${fields.id}`,
        fields: { ...fields, created_at },
        updated_at: Date.parse(created_at),
      }));
      for (let from = 0; from < sent.length; from += PAGE)
        await applyRows(into, name as keyof typeof farm, sent.slice(from, from + PAGE));
      rows += sent.length;
    }
    return { rows, ms: performance.now() - started };
  },
  async fillShop(items, movements) {
    const into = await book();
    const all = { ...(await identity()), items, movements };
    const raws = await shop();
    const sent = { sync_state: 'synced' as const, updated_at: Date.now() };
    let taken = 0;
    const put = async (store: RowStore, rows: readonly object[]) => {
      const started = performance.now();
      await into.exclusive(() => writeRows(into, store, rows.map((after) => ({ after })) as never));
      taken += performance.now() - started;
    };
    for (let from = 0; from < items; from += PAGE) {
      const until = Math.min(items, from + PAGE);
      await put(into.shop as unknown as RowStore, range(from, until).map((n) => ({ ...sampleItem(n, all), ...sent }))); // prettier-ignore
      await raws.putItems(from, until, all);
    }
    for (let from = 0; from < movements; from += PAGE) {
      const until = Math.min(movements, from + PAGE);
      const made = range(from, until).map((n) => sampleMovement(n, all));
      for (const name of ['stock_entries', 'sales', 'purchases'] as const) {
        const rows = made.flatMap(({ store, row }) => (store === name ? [row] : []));
        await put(into[name] as unknown as RowStore, rows.map((row) => ({ ...row, ...sent, newest_first: newestFirst(row.occurred_at) }))); // prettier-ignore
      }
      await raws.putMovements(from, until, all);
    }
    return taken;
  },
  async floorShop(what, limit) {
    const { businessId } = await identity();
    const raws = await shop();
    return what === 'items' ? raws.items(businessId, limit) : raws.history(itemId(0), limit);
  },
  async untilBooked() {
    const session = (await ready).session$.value!;
    const ledger = await books();
    const isAll = async () => {
      const { counters } = session.book.upkeep;
      return isMadeUpTo(ledger.db, (await counters.get('local_seq'))?.value ?? 0);
    };
    while (!(await isAll())) await firstValueFrom(timer(50));
  },
  makeBooks: async (isKept) => makeAnew(await books(), isKept),
  async sellWhileMade(count) {
    const deps = await ready;
    const kept = await books();
    const saves: number[] = [];
    const sell = async () => {
      for (let n = 0; n < count; n++) {
        await rest(SCREENS_REST_MS);
        const started = performance.now();
        await must(runCommand(deps, 'sales.add', sampleDraft(saved++)));
        saves.push(performance.now() - started);
      }
    };
    const [made] = await Promise.all([makeAnew(kept, true), sell()]);
    await ours.untilBooked();
    return { made, saves };
  },
  async closeDays() {
    const deps = await ready;
    const until = addDays(localDay(new Date()), -31);
    const started = performance.now();
    await must(runCommand(deps, 'business.lockDays', { until }));
    return performance.now() - started;
  },
  floorBooks: async () => floorOfBooks(await books(), await book()),
  bookLate: async (daysAgo) =>
    bookLate(await books(), await book(), { n: saved++, businessId: (await identity()).businessId, daysAgo }),
  async bookOneByOne(count) {
    const deps = await ready;
    const into = await book();
    const { db } = await books();
    const times: number[] = [];
    for (let n = 0; n < count; n++) {
      await rest(SCREENS_REST_MS);
      const written = firstValueFrom(into.sales.collection.$.pipe(map(() => performance.now())));
      const booked = firstValueFrom(changesOf(db.db).pipe(map(() => performance.now())));
      await must(runCommand(deps, 'sales.add', sampleDraft(n)));
      times.push((await booked) - (await written));
    }
    return times;
  },
  async recount() {
    const { db } = await books();
    while ((await db.todo.count()) > 0) await rest(); // the margins of the last sales are still being computed
    const sums = new Sums();
    let postings = 0;
    for (const page of await db.pages.toArray())
      for (const group of groupsIn(page)) {
        postings += group.postings.length;
        measureGroup(group, 1, sums);
      }
    for (const debt of await db.debts.toArray()) measureDebt(debt, 1, sums);
    const flat = (all: readonly PeriodSums[]) =>
      new Map(all.flatMap(({ period, sums: own }) => Object.entries(own).map(([name, amount]) => [`${name} ${period}`, amount] as const))); // prettier-ignore
    const [kept, counted] = [flat(await db.sums.toArray()), flat([...sums.rows()])];
    const wrong = [...new Set([...kept.keys(), ...counted.keys()])].filter((key) => kept.get(key) !== counted.get(key));
    return { postings, wrong: wrong.length };
  },
  async floorNewest(limit) {
    const { businessId } = await identity();
    return (await indexedFloor()).first('business_id,newest_first', [businessId, 0], [businessId, LATEST_MS], limit);
  },
  async rxdbNewest(limit) {
    const { collection } = (await book()).sales;
    const { businessId } = await identity();
    const started = performance.now();
    await collection
      .find({ selector: { business_id: { $eq: businessId } }, sort: [{ occurred_at: 'desc' }], limit })
      .exec();
    return performance.now() - started;
  },
  async floorPull(email, password, businessId) {
    const { connectBackend } = await import('../../../src/replication/firebase/connect.ts');
    const backend = connectBackend();
    await must(backend.auth.signIn(email, password));
    const remote = backend.openRemote();
    const store = await openRawStore('floor-pull', 'path');
    const started = performance.now();
    let before: Place | undefined;
    for (let rows = 0; ;) {
      const page = await remote.page({ path: `businesses/${businessId}/sales` }, before, PAGE);
      await store.put(page);
      rows += page.length;
      const last = page.at(-1);
      if (!last || page.length < PAGE) {
        const ms = performance.now() - started;
        await remote.close();
        await store.remove();
        return { ms, rows };
      }
      before = { at: last.updated_at, id: last.path.slice(last.path.lastIndexOf('/') + 1) };
    }
  },
};

expose(ours);
