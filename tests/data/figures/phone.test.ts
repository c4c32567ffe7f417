import { firstValueFrom, type Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import { checkDocument, type LocalFields } from '../../../schemas/document-kind.ts';
import { openBook, storeNamed } from '../../../src/store/book.ts';
import type { QueryInput, QueryName, QueryOutput } from '../../../src/contract/port.ts';
import { newestFirst } from '../../../src/store/rx-schema.ts';
import { takeLocalSeq } from '../../../src/store/upkeep-store.ts';
import { isMadeUpTo } from '../../../src/books/keep/dexie-ledger.ts';
import { saveAsPending } from '../../../src/store/save.ts';
import { SALEABLE_GRADES, EGG_ITEM_OF_GRADE } from '../../../src/domain/sales/egg-items.ts';
import { sumOf } from '../../../src/domain/numbers/sum.ts';
import { localDay } from '../../../src/domain/time/local-day.ts';
import { lastDayOf } from '../../../src/domain/time/periods.ts';
import { queries } from '../../support/all-queries.ts';
import { aRawMaterial, aShopItem, aVendor, aCustomer } from '../../support/documents.ts';
import { figureFarm, returnTo } from '../../support/figure-farm.ts';
import { runs } from '../../support/runs.ts';
import { inTurn } from '../../support/test-book.ts';
import { answerWhen, gracesPhone, NOW } from '../../support/test-deps.ts';

/*
 * Query answers for a random farm, as the screens request them: lists, pages, Home, reports, exports and businesses
 * agree.
 */

const NAMES = ['sales', 'customers', 'vendors', 'purchases', 'expenses', 'payments', 'stock_entries', 'farm', 'farm_activities', 'shop', 'raw_materials', 'workspace'] as const; // prettier-ignore
const SEEDS = Array.from({ length: runs(2, 80) }, (_, i) => i + 1);
const LIMIT = 500;

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
const zone = process.env['TZ'];
afterEach(async () => {
  returnTo(zone);
  await phone.leave({ remove: true });
});

const ask = <N extends QueryName>(name: N, input: QueryInput<N>): Promise<QueryOutput<N>> =>
  firstValueFrom((queries[name] as (deps: typeof phone, input: QueryInput<N>) => Observable<QueryOutput<N>>)(phone, input)); // prettier-ignore

/** Both places show the same value. */
const alike = (there: unknown, here: unknown): void => expect(there).toEqual(here);

/** Move the months to before the phone's now: January becomes September. */
const inAutumn = <T>(all: T): T => JSON.parse(JSON.stringify(all).replaceAll('2026-01-31', '2026-09-30').replaceAll('2026-01-30', '2026-09-29').replaceAll('2026-01', '2026-09').replaceAll('2026-02', '2026-10').replaceAll('2026-03', '2026-11').replaceAll('2026-04-01', '2026-11-19')) as T; // prettier-ignore

/** A row as stored in the book. */
const asSaved = (row: object): object => ({ ...row, sync_state: 'pending', local_seq: 1, updated_at: 0 });

/** Store a whole farm on the phone, with its books up to date. */
async function bring(seed: number) {
  const random = await figureFarm(seed);
  await random.db.db.delete();
  const farm = {
    ...random,
    documents: inAutumn(random.documents),
    sales: inAutumn(random.sales),
    today: localDay(NOW),
  };
  const { book } = phone.session;
  const items = ['itemAAAAAAAA', 'itemBBBBBBBB'].map((id) => aShopItem({ id, name: id, kind: 'resale', base_unit: 'piece', sell_units: [{ label: 'piece', factor: 1, price: 10 }] })); // prettier-ignore
  const materials = ['feedAAAAAAAA', 'medsAAAAAAAA'].map((id) => aRawMaterial({ id, name: id }));
  const people = { customers: ['customerAAAA', 'customerBBBB'].map((id) => aCustomer({ id, name: id })), vendors: [aVendor({ id: 'vendorAAAAAA', name: 'Vendor' })] }; // prettier-ignore
  const all: Partial<Record<CollectionBelow, readonly object[]>> = { shop: items, raw_materials: materials, ...people };
  for (const [kind, documents] of Object.entries(farm.documents))
    all[kind as CollectionBelow] = [...documents, ...(all[kind as CollectionBelow] ?? []).filter((one) => !documents.some(({ id }) => id === (one as { id: string }).id))]; // prettier-ignore
  for (const [kind, documents] of Object.entries(all) as [CollectionBelow, readonly object[]][]) {
    const rows = documents.map((one) => {
      const at = (one as { occurred_at?: string }).occurred_at ?? (one as { created_at: string }).created_at;
      return { after: { ...one, business_id: phone.businessId, ...(collections[kind].is === 'fact' && { newest_first: newestFirst(at) }) } }; // prettier-ignore
    });
    const valid = rows.filter(({ after }) => checkDocument(collections[kind].kind, asSaved(after)).ok);
    await book.exclusive(() => saveAsPending(book, storeNamed(book, kind) as never, valid as unknown as { after: LocalFields }[])); // prettier-ignore
  }
  const ledger = await answerWhen(phone.session.ledger$, (one) => one !== undefined);
  const last = (await takeLocalSeq(book.upkeep, 0)) - 1;
  await vi.waitFor(async () => expect(await isMadeUpTo(ledger!.db, last)).toBe(true), 20_000);
  return farm;
}

test.each(SEEDS.map((seed) => [seed]))('[RPT-11] a random farm on the phone is told alike by every screen: seed %i', async (seed) => {
  const farm = await bring(seed);
  const { today } = farm;
  const month = { from: `${today.slice(0, 7)}-01`, to: lastDayOf(today.slice(0, 7)) };
  const report = async (name: 'debtors' | 'creditors' | 'stock' | 'flocks' | 'expenses' | 'cash', range: { from: string; to: string } | null = null) => {
    const answer = await answerWhen(queries['reports.one'](phone, { report: name, range, only: null }), (one) => one.state === 'ready');
    if (answer.state !== 'ready') throw new Error(answer.state);
    return answer.report;
  };

  // Receivables and payables.
  const businesses = await answerWhen(queries.businesses(phone, {}), (all) => all.some((one) => one.sold_today !== undefined));
  const debtors = await ask('debts.debtors', { sort: 'largest', search: '', limit: LIMIT });
  const debtorsReport = await report('debtors');
  const [owed, ahead] = [debtorsReport.total![6] as number, debtorsReport.total![5] as number];
  expect([debtors.ageing.total, sumOf(debtors.rows, (row) => row.owed), businesses[0]!.to_collect]).toEqual([owed - ahead, owed - ahead, owed - ahead]);
  const customers = await ask('customers.list', { search: '', limit: LIMIT });
  const exported = await ask('exports.customers', {});
  expect(sumOf(exported, ({ balance }) => balance)).toBe(sumOf(customers, ({ balance }) => balance));
  for (const { id, balance } of customers) {
    const account = (await ask('customers.account', { id }))!;
    const statement = (await ask("customers.statement", { id, range: null }))!;
    const row = debtors.rows.find((one) => one.id === id);
    expect([account.balance, statement.owed, sumOf(account.open, (one) => one.balance) + Math.min(0, balance)]).toEqual([balance, balance, balance]);
    expect(row?.owed ?? 0).toBe(Math.max(0, balance));

  }
  const page = await ask('customers.page', { search: '', shown: 'all', after: null });
  expect(page.totals.owed).toBe(sumOf(customers, ({ balance }) => Math.max(0, balance)));
  const creditors = await ask('debts.creditors', { sort: 'largest', search: '', limit: LIMIT });
  const creditorsReport = await report('creditors');
  expect([creditors.ageing.total, sumOf(creditors.rows, (row) => row.owed)]).toEqual(Array(2).fill((creditorsReport.total![6] as number) - (creditorsReport.total![5] as number)));
  for (const { id, balance } of await ask('suppliers.list', { search: '', limit: LIMIT })) {
    const account = (await ask('suppliers.account', { id }))!;
    const statement = (await ask('suppliers.statement', { id, range: null }))!;
    expect([account.balance, statement.owed, sumOf(account.open, (one) => one.balance) + Math.min(0, balance)]).toEqual([balance, balance, balance]);
  }

  // Sales: each row, its page and its payments; the totals of the list.
  const list = await answerWhen(queries['sales.list'](phone, { tab: 0, search: '', range: null, limit: LIMIT }), ({ totals }) => totals.count > 0 || farm.sales.length === 0);
  const sold = list.rows.filter((row) => row.no_sale === undefined);
  expect([list.totals.sold, list.totals.returned, list.totals.to_collect]).toEqual([sumOf(sold, (row) => row.total), sumOf(sold, (row) => row.returned), sumOf(sold, (row) => Math.max(0, row.balance))]);
  for (const row of sold) {
    const payments = (await ask('payments.ofSale', { id: row.id }))!;
    expect([payments.total, payments.returned, payments.paid, payments.balance]).toEqual([row.total, row.returned, row.paid, row.balance]);
    expect(row.total - row.returned - row.paid).toBe(row.balance);
  }

  const lines = (await ask('exports.saleLines', {})).filter((one) => one.no_sale === undefined);
  expect(sumOf(lines, ({ amount }) => amount)).toBe(list.totals.sold);

  const isMoney = (method: string) => method !== 'credit_note' && method !== 'in_kind';
  const paid = (await ask('exports.payments', {})).filter(({ voided, paid_for, method }) => !voided && paid_for.kind !== 'moved' && isMoney(method));
  const cash = (await report('cash')).total!;
  expect([sumOf(paid, ({ amount }) => Math.max(0, amount)), sumOf(paid, ({ amount }) => Math.max(0, -amount))]).toEqual([cash[1], cash[2]]);

  // The stock: the list, each item, the report and the counter.
  const stock = [...(await ask('shop.stock', { search: '', shown: 'all' })).rows, ...(await ask('shop.stock', { search: '', shown: 'all', materials: '' })).rows];
  const inReport = new Map((await report('stock')).rows.map(({ key, cells }) => [key, cells]));
  const sellable = await ask('sales.sellable', { also: [] });
  for (const { id, on_hand, value } of stock) {
    const item = (await ask('shop.item', { id }))!;
    expect([item.on_hand, item.value]).toEqual([on_hand, value]);
    if (inReport.has(id)) alike(inReport.get(id)![4], value);
    const tile = sellable.find(({ item_id }) => item_id === id);
    if (tile?.stock) alike(tile.stock.on_hand, on_hand);
  }
  expect(stock.some(({ id }) => id === EGG_ITEM_OF_GRADE[SALEABLE_GRADES[0]!])).toBe(true);

  // Flocks: the card, the page, Home and the report. The figures from the books arrive shortly after the names.
  const { open, closed } = await answerWhen(queries['farm.flocks'](phone, {}), (one) => one.open.every(({ heads }) => heads !== undefined)); // prettier-ignore
  const flocks = [...open, ...closed];
  const home = (await ask('home.day', {}))!;
  for (const { id, heads, purpose } of flocks) {
    const found = (await answerWhen(queries['farm.flock'](phone, { id, days: 30 }), (one) => one !== null && !one.working))!;
    if (found.flock.closed_on === undefined) alike(found.end.left, heads);
    const { month: of, ...money } = found.money!;
    const cells = (await report('flocks', of === undefined ? null : { from: `${of}-01`, to: lastDayOf(of) })).rows.find(({ key }) => key === id)?.cells;
    if (cells) alike([cells[5], cells[6]], [money.spent, money.left ?? null]);
    if (cells && purpose === 'broiler') alike(cells[9], money.each?.perBird ?? null);
  }
  const birds = (await ask('exports.flocks', {})).filter(({ closed_on }) => closed_on === undefined);
  expect(sumOf(birds, ({ heads = 0 }) => heads)).toBe(sumOf(open, ({ heads = 0 }) => heads));
  expect(home.eggs_today ?? 0).toBe(sumOf(flocks, ({ eggs_today }) => eggs_today ?? 0));
  expect(home.dead_today).toBe(sumOf(flocks, ({ dead_today }) => dead_today ?? 0));
  expect([home.sold_today, home.sold_today]).toEqual([businesses[0]!.sold_today, list.day_totals[today] ?? 0]);

  // Expenses: the list agrees with the vouchers, the report with their cost and the tax claimed back. [TAX-7]
  const expenses = await ask('expenses.list', { search: '', category: null, range: month, limit: LIMIT });
  const { total: cost, claimed = 0 } = await report('expenses', month);
  expect(sumOf(expenses.categories, ({ amount }) => amount)).toBe((cost![1] as number) + claimed);
}); // prettier-ignore
