import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook, storeNamed } from '../../src/store/book.ts';
import { creditors } from '../../src/nouns/parties/data/creditors.query.ts';
import { addExpense } from '../../src/nouns/expenses/data/add-expense.command.ts';
import { outPayments } from '../../src/nouns/payments/data/out-payments.query.ts';
import { payOut } from '../../src/nouns/payments/data/pay-out.command.ts';
import { purchasesList } from '../../src/nouns/purchases/data/purchases-list.query.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import { saveAsPending } from '../../src/store/save.ts';
import {
  addSupplier,
  archiveSupplier,
  editSupplier,
  mergeSuppliers,
} from '../../src/nouns/parties/data/party.command.ts';
import { allSuppliers } from '../../src/nouns/transfer/data/all-people.query.ts';
import { addRows, lookAtRows } from '../../src/nouns/transfer/data/import.command.ts';
import { supplierAccount } from '../../src/nouns/parties/data/party-account.query.ts';
import {
  supplierAlike,
  suppliersList,
  suppliersPage,
  supplierTwins,
} from '../../src/nouns/parties/data/parties.query.ts';
import { supplierStatement } from '../../src/nouns/parties/data/party-statement.query.ts';
import type { PayOutDraft } from '../../src/domain/payments/check-payment-out.ts';
import type { ImportRow } from '../../src/domain/imports/import-row.ts';
import { aFlock, aPurchase, aPurchaseLine } from '../support/documents.ts';
import type { PartiesShown } from '../../src/contract/parties.ts';
import { addDays, localDay } from '../../src/domain/time/local-day.ts';
import { onDay } from '../../src/domain/time/on-day.ts';
import { answerOf, answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['expenses', 'purchases', 'payments', 'vendors', 'farm', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

type Details = NonNullable<Parameters<typeof addSupplier>[1]['details']>;
async function added(name: string, tel?: string, details?: Details): Promise<string> {
  const id = newDocumentId();
  const result = await addSupplier(phone, { id, name, phone: tel, details });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return id;
}
const spend = (
  id: string,
  amount: number,
  to: { vendor?: { id: string; name: string }; payee?: string; due_date?: string },
) => addExpense(phone, { id, category: 'transport', amount, pay: { kind: 'later' }, ...to });
const pay = (to: PayOutDraft['to'], amount: number) =>
  payOut(phone, { id: newDocumentId(), to, amount, method: 'cash' });
const account = (id: string) => supplierAccount(phone, { id });
const page = (search = '', shown: PartiesShown = 'all', after: { at: number; id: string } | null = null) =>
  suppliersPage(phone, { search, shown, after });

async function store(name: 'purchases' | 'farm', document: object): Promise<void> {
  const { book } = phone.session;
  const after = { ...document, business_id: phone.businessId, newest_first: newestFirst('2026-11-20T08:00:00.000Z') };
  await book.exclusive(() => saveAsPending(book, storeNamed(book, name), [{ after }]));
}

test('[VEN-4, RTE-51] a supplier is added, found by goods, owed, paid on account oldest first, edited and archived', async () => {
  const id = await added('Mbeya Feeds', '0772 000 118', { supplies: ['Feed', 'Feed', ' Trays '], opening_balance: 9_000, opening_on: '2026-08-01', terms_days: 14 }); // prettier-ignore
  await spend(newDocumentId(), 60_000, { vendor: { id, name: 'Mbeya Feeds' }, due_date: '2026-12-01' });
  const owed = await answerWhen(account(id), (one) => one?.balance === 69_000);
  expect(owed).toMatchObject({
    phone: '+256772000118',
    details: { supplies: ['Feed', 'Trays'], terms_days: 14 },
    open: [
      { kind: 'opening', balance: 9_000 },
      { kind: 'expense', category: 'transport', balance: 60_000 },
    ],
    ageing: { total: 69_000, notDue: 60_000, buckets: { '90+': 9_000 } },
    may_edit: true,
    may_pay: true,
  });
  const listed = await answerWhen(page('tray'), ({ totals }) => totals.owed === 69_000);
  expect(listed.rows).toMatchObject([
    { name: 'Mbeya Feeds', balance: 69_000, oldest_due: '2026-08-01', sync: 'pending' },
  ]);
  expect(await pay({ kind: 'supplier', id }, 20_000)).toMatchObject({ ok: true });
  expect((await answerWhen(account(id), (one) => one?.balance === 49_000))?.open).toMatchObject([{ balance: 49_000 }]);
  await pay({ kind: 'supplier', id }, 50_000);
  expect((await answerWhen(page('', 'all'), ({ totals }) => totals.ahead === 1_000)).totals.owed).toBe(0);
  expect(await pay({ kind: 'supplier', id: 'NotHere00000' }, 1)).toEqual({ ok: false, error: { type: 'NotHere' } });
  expect(await editSupplier(phone, { id, name: 'Mbeya Mills', phone: '0772 000 118', details: {} })).toMatchObject({
    ok: true,
  });
  expect(await editSupplier(phone, { id, name: ' ' })).toEqual({ ok: false, error: { type: 'NameMissing' } });
  expect((await answerOf(suppliersList(phone, { search: 'mills', limit: 5 })))[0]).toMatchObject({ id });
  await archiveSupplier(phone, { id, archived: true });
  expect((await answerOf(page())).rows).toEqual([]);
  expect((await answerOf(page('', 'archived'))).rows).toMatchObject([{ name: 'Mbeya Mills', archived: true }]);
  expect(await answerOf(account('NotHere00000'))).toBeNull();
});

test('[PAY-6, BIZ-11] a supplier of another business of the same person is not paid out of this one', async () => {
  const id = await added('Mbeya Feeds');
  const { book } = phone.session;
  const before = (await book.vendors.find([id])).get(id)!;
  await book.vendors.write([{ before, after: { ...before, business_id: 'OthersFarm01' } }]);
  expect(await pay({ kind: 'supplier', id }, 20_000)).toEqual({ ok: false, error: { type: 'NotHere' } });
  expect(await book.payments.collection.find().exec()).toEqual([]);
});

test('[VEN-4] a statement has the opening balance, what was bought and paid, with a running sum and their numbers', async () => {
  const id = await added('Mbeya Feeds', undefined, { opening_balance: 9_000, opening_on: '2026-08-01' });
  const purchase = aPurchase({ vendor_id: id, day: '2026-11-19', occurred_at: '2026-11-19T09:00:00.000Z', lines: [aPurchaseLine({ qty: 70_000, factor: 70_000, unit_cost: 90_000 })], initial_payment: { amount: 30_000, method: 'cash' } }); // prettier-ignore
  await store('purchases', purchase);
  await answerWhen(account(id), (one) => one?.balance === 69_000);
  await pay({ kind: 'purchase', id: purchase.id }, 15_000);
  await pay({ kind: 'supplier', id }, 15_000);
  const all = (await answerWhen(supplierStatement(phone, { id, range: null }), (one) => one?.owed === 39_000))!;
  expect(all.lines.map(({ kind, charged, paid, balance, number }) => [kind, charged, paid, balance, number])).toEqual([
    ['opening', 9_000, 0, 9_000, undefined],
    ['purchase', 90_000, 30_000, 69_000, 'K7M-0007'],
    ['payment', 0, 15_000, 54_000, undefined],
    ['payment', 0, 15_000, 39_000, undefined],
  ]);
});

test('[PUR-5, RTE-45, RTE-47] total, paid, balance and status of a purchase are derived, also after later payments', async () => {
  const lines = [aPurchaseLine({ item_kind: 'shop', qty: 700_000, factor: 70_000, unit_cost: 90_000 })];
  const purchase = aPurchase({
    goods: 'shop',
    lines,
    transport_cost: 60_000,
    initial_payment: { amount: 100_000, method: 'cash' },
  });
  await store('purchases', purchase);
  const of = () => outPayments(phone, { kind: 'purchase', id: purchase.id });
  expect(await answerOf(of())).toMatchObject({ total: 960_000, paid: 100_000, balance: 860_000, number: 'K7M-0007' });
  await answerWhen(of(), (one) => one?.balance === 860_000);
  expect(await pay({ kind: 'purchase', id: purchase.id }, 860_001)).toMatchObject({ error: { type: 'MoreThanOwed' } });
  await pay({ kind: 'purchase', id: purchase.id }, 60_000);
  const part = await answerWhen(of(), (one) => one?.balance === 800_000);
  expect(part).toMatchObject({ paid: 160_000, payments: [{ amount: 100_000 }, { amount: 60_000, by: 'Grace' }] });
  const back = aPurchase({ goods: 'shop', kind: 'return', of_purchase_id: purchase.id, lines });
  await store('purchases', back);
  expect(await answerOf(outPayments(phone, { kind: 'purchase', id: back.id }))).toBeNull();
});

test('[RTE-31, RTE-34, RTE-35, PAY-6] chicks and feed are paid for by name', async () => {
  const flock = aFlock({ initial_count: 100, unit_cost: 2_500, transport_cost: 10_000 });
  await store('farm', flock);
  const feed = aPurchase({ lines: [aPurchaseLine({ qty: 70_000, factor: 70_000, unit_cost: 90_000 })] });
  await store('purchases', feed);
  const [chicks, bags] = [
    { kind: 'farm', id: flock.id },
    { kind: 'raw_material', id: feed.id },
  ] as const;
  await answerWhen(outPayments(phone, chicks), (one) => one?.balance === 260_000);
  expect(await pay(chicks, 60_000)).toMatchObject({ ok: true });
  expect(await pay(bags, 90_000)).toMatchObject({ ok: true });
  expect(await answerWhen(outPayments(phone, chicks), (one) => one?.balance === 200_000)).toMatchObject({
    number: flock.name,
  });
  await answerWhen(outPayments(phone, bags), (one) => one?.balance === 0 && one.payments.length === 1);
});

test('[DEB-5, RTE-59] whom we owe: suppliers, expenses, flocks and materials in one list, what is due this week first', async () => {
  const vendor = {
    id: await added('Mbeya Feeds', undefined, { opening_balance: 9_000, opening_on: '2026-08-01' }),
    name: '',
  };
  await spend(newDocumentId(), 60_000, { vendor, due_date: '2027-02-01' });
  const rent = newDocumentId();
  await spend(rent, 120_000, { payee: 'Mr. Ssebunya', due_date: '2026-11-25' });
  await spend(newDocumentId(), 5_000, { due_date: '2026-12-20' });
  const flock = aFlock({ placed_on: '2026-11-01', initial_count: 100, unit_cost: 2_500 });
  await store('farm', flock);
  const feed = aPurchase({ day: '2026-11-20', occurred_at: '2026-11-20T08:00:00.000Z', vendor_name: 'Agro Shop', lines: [aPurchaseLine({ qty: 70_000, factor: 70_000, unit_cost: 90_000 })] }); // prettier-ignore
  await store('purchases', feed);
  const list = (search = '', sort: 'due' | 'largest' = 'due') => creditors(phone, { sort, search, limit: 50 });
  const view = await answerWhen(list(), ({ ageing }) => ageing.total === 534_000);
  expect(view.rows.map(({ name, owed, due, document }) => [name, owed, due, document?.kind])).toEqual([
    ['Mbeya Feeds', 69_000, '2026-08-01', undefined],
    [undefined, 250_000, '2026-11-01', 'farm'],
    ['Agro Shop', 90_000, '2026-11-20', 'raw_material'],
    ['Mr. Ssebunya', 120_000, '2026-11-25', 'expense'],
    [undefined, 5_000, '2026-12-20', 'expense'],
  ]);
  expect(view).toMatchObject({ due: 469_000, count: 5, ageing: { notDue: 185_000, buckets: { '90+': 9_000 } } });
  expect((await answerOf(list('', 'largest'))).rows[0]).toMatchObject({ owed: 250_000 });
  expect((await answerOf(list('sseb'))).rows).toMatchObject([{ name: 'Mr. Ssebunya', document: { id: rent } }]);
  await pay({ kind: 'expense', id: rent }, 120_000);
  await answerWhen(list(), ({ count, due }) => count === 4 && due === 349_000);
});

const ROWS: ImportRow[] = [
  { row: 2, name: 'Mbeya Feeds', phone: '0772 000 118', supplies: 'Feed; trays', opening_balance: '9,000' },
  { row: 3, name: 'Kampala Chicks', phone: '07720001' },
  { row: 4, name: 'mbeya  feeds', phone: '' },
  { row: 5, name: '', phone: '' },
];

test('[VEN-3, MSG-21] a file is looked at first, then added; wrong rows are told, and the same file adds nobody', async () => {
  const preview = await lookAtRows(phone, { kind: 'suppliers', rows: ROWS });
  expect(preview.ok && preview.value.map(({ is }) => is)).toEqual(['new', 'bad', 'known', 'bad']);
  expect(await addRows(phone, { kind: 'suppliers', rows: ROWS })).toEqual({
    ok: true,
    value: { added: 1, changed: 0, known: 1, bad: 2 },
  });
  expect(await addRows(phone, { kind: 'suppliers', rows: ROWS })).toEqual({
    ok: true,
    value: { added: 0, changed: 0, known: 2, bad: 2 },
  });
  const listed = await answerWhen(page(), ({ totals }) => totals.owed === 9_000);
  expect(listed.rows).toMatchObject([{ name: 'Mbeya Feeds', supplies: ['Feed', 'trays'], phone: '+256772000118' }]);
  const everybody = await answerWhen(allSuppliers(phone, {}), ([first]) => first?.balance === 9_000);
  expect(everybody).toMatchObject([{ name: 'Mbeya Feeds', phones: ['+256772000118'], supplies: ['Feed', 'trays'], balance: 9_000 }]); // prettier-ignore
  expect(await answerOf(supplierAlike(phone, { id: '', name: 'x', phone: '+256772000118' }))).toMatchObject({ name: 'Mbeya Feeds' }); // prettier-ignore
});

test('[VEN-2] suppliers come newest first in pages of 50 by a cursor', async () => {
  const rows = Array.from({ length: 70 }, (_, i) => ({
    row: i,
    name: `Supplier ${String(i).padStart(2, '0')}`,
    phone: '',
  }));
  await addRows(phone, { kind: 'suppliers', rows });
  const first = await answerOf(page());
  expect([first.rows.length, first.rows[0]?.name]).toEqual([50, 'Supplier 69']);
  const second = await answerOf(page('', 'all', first.next));
  expect([second.rows.length, second.next]).toEqual([70, null]);
  const { book } = phone.session;
  const before = (await book.vendors.find([second.rows[69]!.id])).get(second.rows[69]!.id)!;
  await book.vendors.write([{ before, after: { ...before, sync_state: 'synced', updated_at: 5 } }]);
  expect(
    (await answerWhen(page('', 'all', first.next), ({ rows: all }) => all[69]?.sync === 'synced')).rows,
  ).toHaveLength(70);
});

test('VEN-4 two suppliers that are one: lists, balance, statement, names and imports follow who stands, and can be taken apart', async () => {
  const old = await added('Mbeya Feds', '0772 000 118', { opening_balance: 9_000, opening_on: '2026-08-01' });
  const id = await added('Mbeya Feeds', '0701 000 402');
  await spend(newDocumentId(), 60_000, { vendor: { id: old, name: 'Mbeya Feds' } });
  await spend(newDocumentId(), 40_000, { vendor: { id, name: 'Mbeya Feeds' } });
  const purchase = aPurchase({ goods: 'shop', vendor_id: old, vendor_name: 'Mbeya Feds', day: '2026-11-19', occurred_at: '2026-11-19T09:00:00.000Z', lines: [aPurchaseLine({ item_kind: 'shop', qty: 1, factor: 1, unit_cost: 1_000 })] }); // prettier-ignore
  await store('purchases', purchase);
  await answerWhen(account(old), (one) => one?.balance === 70_000);
  expect(await mergeSuppliers(phone, { id, into: id })).toEqual({ ok: false, error: { type: 'SamePerson' } });
  expect(await mergeSuppliers(phone, { id: old, into: 'NotHere00000' })).toEqual({
    ok: false,
    error: { type: 'NotHere' },
  });
  expect(await mergeSuppliers(phone, { id: old, into: id })).toEqual({ ok: true, value: { id: old } });
  expect(await mergeSuppliers(phone, { id, into: old })).toEqual({ ok: false, error: { type: 'SamePerson' } });

  const listed = await answerWhen(page(), ({ totals }) => totals.owed === 110_000);
  expect(listed.rows).toMatchObject([{ id, name: 'Mbeya Feeds', balance: 110_000 }]);
  expect(await answerWhen(account(old), (one) => one?.balance === 110_000)).toMatchObject({
    id,
    merged: [{ id: old, name: 'Mbeya Feds' }],
    open: [{ kind: 'opening' }, {}, {}, {}],
  });
  const statement = await answerWhen(supplierStatement(phone, { id, range: null }), (one) => one?.owed === 110_000);
  expect(statement?.lines).toHaveLength(4);
  expect((await answerOf(creditors(phone, { sort: 'due', search: '', limit: 9 }))).rows).toMatchObject([
    { vendor_id: id, name: 'Mbeya Feeds', owed: 110_000 },
  ]);
  expect((await answerOf(purchasesList(phone, { search: 'feeds', range: null, limit: 9 }))).rows).toMatchObject([
    { vendor_name: 'Mbeya Feeds' },
  ]);
  // The stored document is unchanged.
  expect((await phone.session.book.purchases.find([purchase.id])).get(purchase.id)).toMatchObject({ vendor_id: old });
  const alike = (name: string, tel: string) =>
    answerOf(supplierAlike(phone, { id: newDocumentId(), name, phone: tel }));
  expect(await alike('Feds, Mbeya', '')).toMatchObject({ id, name: 'Mbeya Feeds' });
  const rows = [{ row: 2, name: 'Mbeya Feds', phone: '0772 000 118' }] as unknown as ImportRow[];
  expect(await addRows(phone, { kind: 'suppliers', rows })).toMatchObject({ value: { added: 0, known: 1 } });

  expect(await mergeSuppliers(phone, { id: old, into: undefined })).toMatchObject({ ok: true });
  expect(await answerWhen(account(old), (one) => one?.balance === 70_000)).toMatchObject({ id: old, merged: [] });
  expect(await answerWhen(account(id), (one) => one?.balance === 40_000)).toMatchObject({ merged: [] });
});

test('[VEN-4] two suppliers that look alike are suggested, until somebody says that they are two or puts them together', async () => {
  const twins = (...apart: string[]) => answerOf(supplierTwins(phone, { apart }));
  const one = await added('Mohamed Feeds', '0772 000 118');
  expect(await twins()).toBeNull();
  const other = await added('Mohammed Feeds');
  const found = (await twins())!;
  expect(found.two.map(({ id }) => id).sort()).toEqual([one, other].sort());
  expect(await twins(found.key)).toBeNull();
  await mergeSuppliers(phone, { id: other, into: one });
  expect(await twins()).toBeNull();
});

test('[PAY-14] money paid to a supplier last week stands on that day of the statement', async () => {
  const id = await added('Feed store');
  const occurred_at = onDay(addDays(localDay(NOW), -7), NOW.toISOString());
  const paid = await payOut(phone, { id: newDocumentId(), to: { kind: 'supplier', id }, amount: 30_000, method: 'cash', occurred_at }); // prettier-ignore
  expect(paid).toMatchObject({ ok: true });
  const all = await answerWhen(supplierStatement(phone, { id, range: null }), (one) => one?.lines.length === 1);
  expect(all?.lines).toMatchObject([{ day: addDays(localDay(NOW), -7), kind: 'payment', paid: 30_000 }]);
});
