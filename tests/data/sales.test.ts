import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { runCommand } from '../../src/data/commands.ts';
import { addCustomer } from '../../src/nouns/parties/data/party.command.ts';
import { customersList } from '../../src/nouns/parties/data/parties.query.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { nextSaleNo } from '../../src/nouns/sales/data/next-sale-no.query.ts';
import { salesList } from '../../src/nouns/sales/data/sales-list.query.ts';
import { sellableItems } from '../../src/nouns/sales/data/sellable.query.ts';
import { syncStatus } from '../../src/nouns/sync/data/status.query.ts';
import type { SaleDraft } from '../../src/domain/sales/check-sale.ts';
import type { RowStore } from '../../src/store/row-store.ts';
import { writeRows } from '../../src/store/write-rows.ts';
import type { SalesInput } from '../../src/contract/sales.ts';
import { openBook } from '../../src/store/book.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';
import { onDay } from '../../src/domain/time/on-day.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
const NAMES = ['sales', 'customers', 'shop', 'farm', 'workspace'] as const;
beforeEach(async () => void (phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES))));
afterEach(() => phone.leave({ remove: true }));

const ALL: SalesInput = { tab: 0, search: '', range: null, limit: 50 };
const eggs = (qty: number) => ({
  line_id: newDocumentId(),
  item_kind: 'egg' as const,
  item_id: 'EggsGood0001',
  description: 'Eggs, good',
  qty,
  unit: 'tray',
  factor: 30,
  unit_price: 12_000,
});
const draft = (change: Partial<SaleDraft> = {}): SaleDraft => ({
  id: newDocumentId(),
  lines: [eggs(60)],
  pay: { kind: 'all', method: 'cash' },
  ...change,
});
const sell = async (change: Partial<SaleDraft> = {}) => {
  const sold = await addSale(phone, draft(change));
  if (!sold.ok) throw new Error(JSON.stringify(sold.error));
  return sold.value;
};
const stored = async (id: string) => (await phone.session.book.sales.find([id])).get(id);

test('[SAL-1] a sale is one document with its lines and its first payment', async () => {
  const { id } = await sell();
  expect(await stored(id)).toMatchObject({
    business_id: phone.businessId,
    created_by: phone.session.book.uid,
    lines: [{ qty: 60 }],
    initial_payment: { amount: 24_000, method: 'cash' },
    sync_state: 'pending',
    rev: 0,
    day: '2026-11-20',
  });
  expect(await stored(id)).not.toHaveProperty('total');
});

test('[DAT-4] the same sale saved twice, even at once, is saved once', async () => {
  const same = draft();
  const [first, second] = await Promise.all([addSale(phone, same), addSale(phone, same)]);
  expect(second).toEqual(first);
  expect(await addSale(phone, same)).toEqual(first);
  expect((await answerOf(salesList(phone, ALL))).rows).toHaveLength(1);
});

test('[SAL-6] numbers are the device tag and a counter; [DOC-3] device_seq has no gaps', async () => {
  expect((await answerOf(nextSaleNo(phone, {}))).sale_no).toMatch(/^[A-HJ-NP-Z][2-9][A-HJ-NP-Z]-0001$/);
  const sold = [await sell(), await sell(), await sell()];
  expect(sold.map(({ sale_no }) => sale_no.slice(4))).toEqual(['0001', '0002', '0003']);
  expect(await Promise.all(sold.map(async ({ id }) => (await stored(id))!.device_seq))).toEqual([1, 2, 3]);
});

test('[DAT-5] a full phone answers "not saved", [DOC-3] and its numbers are given again', async () => {
  await sell();
  const quota = Object.assign(new Error('disk'), { name: 'QuotaExceededError' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(phone.session.book.sales, 'write').mockRejectedValueOnce({ name: 'AbortError', inner: quota });
  const refused = draft();
  expect(await runCommand(phone, 'sales.add', refused)).toEqual({
    ok: false,
    error: { type: 'NotSaved', reason: 'quota' },
  });
  expect(await stored(refused.id)).toBeUndefined();
  const { id, sale_no } = await sell();
  expect(sale_no.slice(4)).toBe('0002');
  expect((await stored(id))!.device_seq).toBe(2);
});

test('[DOC-3, DAT-4] a sale that is saved again uses no number up', async () => {
  const same = draft();
  for (let time = 0; time < 3; time++) await addSale(phone, same);
  await sell();
  await addSale(phone, same);
  const { id } = await sell();
  expect((await stored(id))!.device_seq).toBe(3);
  expect((await answerOf(nextSaleNo(phone, {}))).sale_no.slice(4)).toBe('0004');
});

test('[DAT-11] a fault that is not the storage rejects: it is a bug and not an answer', async () => {
  vi.spyOn(phone.session.book.sales, 'write').mockRejectedValueOnce(new TypeError('x is not a function'));
  await expect(runCommand(phone, 'sales.add', draft())).rejects.toThrow(TypeError);
});

test('[SAL-5, DAT-3] a refusal is a value and nothing is stored', async () => {
  const refused = draft({ pay: { kind: 'later' } });
  expect(await addSale(phone, refused)).toEqual({ ok: false, error: { type: 'CustomerNeeded' } });
  expect(await stored(refused.id)).toBeUndefined();
});

test('[RUL-7] without the right add_sales the app refuses as the server would', async () => {
  await becomes(phone, { role: 'admin', roles: { add_sales: false } });
  await vi.waitFor(async () =>
    expect(await addSale(phone, draft())).toEqual({ ok: false, error: { type: 'NotAllowed' } }),
  );
});

test('[SAL-20] newest first, a page at a time; [SAL-24] sums are of all that match', async () => {
  for (let hour = 1; hour <= 5; hour++) await sell({ occurred_at: `2026-11-19T0${hour}:00:00.000Z` });
  const view = await answerWhen(salesList(phone, { ...ALL, limit: 2 }), ({ totals }) => totals.count === 5);
  expect(view.rows.map(({ occurred_at }) => occurred_at.slice(11, 13))).toEqual(['05', '04']);
  expect(view).toMatchObject({ more: true, totals: { count: 5, sold: 120_000, paid: 120_000, to_collect: 0 } });
  expect(view.day_totals).toEqual({ '2026-11-19': 120_000 });
});

test('[SAL-21] tabs: to collect, overdue, paid; an unknown tab is all', async () => {
  const customer = { id: 'Customer0001', name: 'Amina Nansubuga' };
  await sell();
  await sell({ pay: { kind: 'part', amount: 4_000, method: 'cash' }, customer, due_date: '2026-11-27' });
  await sell({ pay: { kind: 'later' }, customer, due_date: '2026-11-20' });
  await answerWhen(salesList(phone, ALL), ({ totals, counts }) => totals.count === 3 && counts.to_collect === 2);
  const rowsOf = async (tab: number) => (await answerOf(salesList(phone, { ...ALL, tab }))).rows.length;
  expect(await Promise.all([0, 1, 2, 3, 99].map(rowsOf))).toEqual([3, 2, 0, 1, 3]);
  const later = { ...phone, now: () => new Date('2026-11-22T10:00:00.000Z') };
  expect((await answerOf(salesList(later, ALL))).counts).toEqual({ to_collect: 2, overdue: 1, to_do: 0 });
  expect((await answerOf(salesList(later, { ...ALL, tab: 2 }))).rows).toMatchObject([{ due_date: '2026-11-20' }]);
});

test('[SAL-23] found by any part of the name or number, ignoring case and accents', async () => {
  const { sale_no } = await sell({ customer: { id: 'Customer0001', name: 'José Kató' } });
  await sell();
  const found = async (search: string) => (await answerOf(salesList(phone, { ...ALL, search }))).rows.length;
  expect(await Promise.all(['jose', 'KATO', sale_no, sale_no.slice(4), 'musa'].map(found))).toEqual([1, 1, 1, 1, 0]);
});

test('[SAL-24] a range of days, both ends included', async () => {
  await sell({ occurred_at: '2026-11-18T08:00:00.000Z' });
  await sell({ occurred_at: '2026-11-19T08:00:00.000Z' });
  await answerWhen(salesList(phone, ALL), ({ totals }) => totals.count === 2);
  const inRange = async (from: string, to: string) =>
    (await answerOf(salesList(phone, { ...ALL, range: { from, to } }))).totals.count;
  expect(await inRange('2026-11-18', '2026-11-19')).toBe(2);
  expect(await inRange('2026-11-19', '2026-11-20')).toBe(1);
});

test('[SAL-21, SAL-24] what is owed is counted whatever days are looked at', async () => {
  const customer = { id: 'Customer0001', name: 'Amina' };
  await sell({ occurred_at: '2026-09-02T08:00:00.000Z', customer, pay: { kind: 'later' } });
  await sell();
  const today = { ...ALL, range: { from: '2026-11-01', to: '2026-11-30' } };
  const view = await answerWhen(salesList(phone, today), ({ counts }) => counts.to_collect > 0);
  expect(view.counts).toEqual({ to_collect: 1, overdue: 0, to_do: 0 });
  expect(view.totals).toMatchObject({ count: 1, to_collect: 0 });
});

test('[SYN-8] refused sales are shown and left out of the sums', async () => {
  const { id } = await sell();
  const { book } = phone.session;
  const before = (await stored(id))!;
  const sync_error = { code: 'permission-denied', message: 'no', at: NOW.toISOString() };
  const refused = { before, after: { ...before, sync_state: 'rejected', sync_error } };
  await book.exclusive(() => writeRows(book, book.sales as unknown as RowStore, [refused] as never));
  await vi.waitFor(async () =>
    expect(await answerOf(salesList(phone, ALL))).toMatchObject({
      rows: [{ sync: 'rejected', sync_error: 'no' }],
      totals: { count: 0, sold: 0 },
      refused: { count: 1, worth: 24_000 },
    }),
  );
  expect(await answerOf(syncStatus(phone, {}))).toMatchObject({ refused: 1, connection: 'offline' });
});

test('[CUS-3] a customer added while selling is there at once, and owes what was not paid', async () => {
  const added = await addCustomer(phone, { id: newDocumentId(), name: 'Amina', phone: '0772 000 118' });
  if (!added.ok) throw new Error('refused');
  await sell({ customer: added.value, pay: { kind: 'part', amount: 4_000, method: 'cash' } });
  const owing = customersList(phone, { search: 'ami', limit: 10 });
  expect(await answerWhen(owing, ([first]) => first?.balance !== 0)).toEqual([
    { id: added.value.id, name: 'Amina', phone: '+256772000118', balance: 20_000 },
  ]);
  expect((await phone.session.book.customers.find([added.value.id])).get(added.value.id)).toMatchObject({
    doc_id: added.value.id,
    business_id: phone.businessId,
  });
});

test('[SAL-42] what was sold lately is offered with its last price', async () => {
  const { item_id: _egg, ...other } = eggs(2);
  const manure = {
    ...other,
    item_kind: 'other' as const,
    description: 'Manure',
    unit: 'piece',
    factor: 1,
    unit_price: 5_000,
  };
  await sell({ lines: [eggs(30), manure] });

  const items = await answerOf(sellableItems(phone, { also: [] }));
  expect(items.find(({ grade }) => grade === 'good')).toMatchObject({ last_price: 12_000 });
  expect(items.find(({ grade }) => grade === 'small')!.last_price).toBeUndefined();
  expect(items.find(({ description }) => description === 'Manure')).toMatchObject({ last_price: 5_000, factor: 1 });
});

test('[SET-4] eggs are offered in the trays of today, their last price with them, and sold lines stay as they were', async () => {
  await sell({ lines: [eggs(30)] });
  await runCommand(phone, 'business.setHabits', { default_units: 'tray', date_form: 'day_first', first_weekday: 'monday', tray_eggs: '20', feed_bag_kg: '' }); // prettier-ignore
  const offered = await answerWhen(sellableItems(phone, { also: [] }), (all) => all.find(({ grade }) => grade === 'good')?.factor === 20); // prettier-ignore
  expect(offered.find(({ grade }) => grade === 'good')).toMatchObject({ unit: 'tray', last_price: 8_000 });
  expect(offered.find(({ grade }) => grade === 'small')).toMatchObject({ unit: 'tray', factor: 20 });
  const { rows } = await answerOf(salesList(phone, ALL));
  expect(rows[0]!.lines[0]).toMatchObject({ qty: 30, unit: 'tray', factor: 30, unit_price: 12_000 });
});

test('[SAL-42] what is sold most stands first', async () => {
  const { item_id: _egg, ...other } = eggs(2);
  const manure = { ...other, item_kind: 'other' as const, description: 'Manure', unit: 'piece', factor: 1 };
  await sell({ lines: [manure] });
  await sell({ lines: [eggs(30), manure] });
  const names = (await answerOf(sellableItems(phone, { also: [] }))).map(({ key }) => key);
  expect(names.slice(0, 2)).toEqual(['other:manure', 'EggsGood0001']);
  expect(names).toHaveLength(4);
});

test('[DAT-2] answers are live: a query that is open hears of the next sale', async () => {
  const counts: number[] = [];
  const subscription = salesList(phone, ALL).subscribe((view) => counts.push(view.totals.count));
  await sell();
  await vi.waitFor(() => expect(counts.at(-1)).toBe(1));
  subscription.unsubscribe();
});

test('[DAT-7] the newest-first key falls as time rises', async () => {
  const early = await sell({ occurred_at: '2026-11-19T08:00:00.000Z' });
  const late = await sell({ occurred_at: '2026-11-19T08:00:00.001Z' });
  expect((await stored(early.id))!.newest_first - (await stored(late.id))!.newest_first).toBe(1);
});

test('[SAL-48, DOC-15] a sale of a past day stands on it, may have been due since, and was not due before it', async () => {
  const occurred_at = onDay('2026-10-02', NOW.toISOString());
  const credit = { occurred_at, pay: { kind: 'later' }, customer: { id: 'Customer0001', name: 'Amina' } } as const;
  const { id } = await sell({ ...credit, due_date: '2026-10-09' });
  expect(await stored(id)).toMatchObject({ day: '2026-10-02', occurred_at, due_date: '2026-10-09' });
  const of = (day: string) => salesList(phone, { ...ALL, range: { from: day, to: day } });
  expect((await answerWhen(of('2026-10-02'), ({ totals }) => totals.sold === 24_000)).rows).toHaveLength(1);
  expect((await answerOf(of('2026-11-20'))).rows).toEqual([]);
  expect(await addSale(phone, draft({ ...credit, due_date: '2026-10-01' }))).toMatchObject({ ok: false });
});
