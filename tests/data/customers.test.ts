import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { openBook, type CustomerDoc } from '../../src/store/book.ts';
import {
  addCustomer,
  archiveCustomer,
  editCustomer,
  mergeCustomers,
  promiseOfCustomer,
} from '../../src/nouns/parties/data/party.command.ts';
import { customerAccount } from '../../src/nouns/parties/data/party-account.query.ts';
import { customerAlike, customersPage, customerTwins } from '../../src/nouns/parties/data/parties.query.ts';
import { customerStatement } from '../../src/nouns/parties/data/party-statement.query.ts';
import { allCustomers } from '../../src/nouns/transfer/data/all-people.query.ts';
import { addRows, lookAtRows } from '../../src/nouns/transfer/data/import.command.ts';
import { debtors } from '../../src/nouns/parties/data/debtors.query.ts';
import { addPayment } from '../../src/nouns/payments/data/add-payment.command.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { editSale } from '../../src/nouns/sales/data/edit-sale.command.ts';
import type { PartiesShown } from '../../src/contract/parties.ts';
import { oneReport } from '../../src/nouns/reports/data/one-report.query.ts';
import { addDays, localDay } from '../../src/domain/time/local-day.ts';
import { onDay } from '../../src/domain/time/on-day.ts';
import type { ImportRow } from '../../src/domain/imports/import-row.ts';
import { aSaleLine } from '../support/documents.ts';
import { answerOf, answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['sales', 'payments', 'customers', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const stored = async (id: string) => (await phone.session.book.customers.find([id])).get(id)!;
async function added(name: string, more: Partial<Parameters<typeof addCustomer>[1]> = {}): Promise<string> {
  const id = newDocumentId();
  const result = await addCustomer(phone, { id, name, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return id;
}
async function sell(amount: number, customer: { id: string; name: string }, more: object = {}) {
  const line = aSaleLine({ qty: 1, factor: 1, unit_price: amount });
  const sold = await addSale(phone, { id: newDocumentId(), lines: [line], customer, pay: { kind: 'later' }, ...more });
  if (!sold.ok) throw new Error(JSON.stringify(sold.error));
  return sold.value.id;
}
const pay = (customer_id: string, amount: number) =>
  addPayment(phone, { id: newDocumentId(), customer_id, amount, method: 'cash' });
const page = (shown: PartiesShown = 'all', search = '', after: { at: number; id: string } | null = null) =>
  customersPage(phone, { search, shown, after });
const statement = (id: string, range: { from: string; to: string } | null = null) =>
  customerStatement(phone, { id, range });

test('[CUS-11, ACC-12] where several countries have the money, a phone is of the country where who writes it down registered', async () => {
  const { book } = phone.session;
  const [user, settings] = [workspacePath.user(book.uid), workspacePath.settings(phone.businessId)];
  const before = await book.workspace.find([user, settings]);
  await book.workspace.write([
    { before: before.get(user)!, after: { ...before.get(user)!, country: 'SN' } },
    { before: before.get(settings)!, after: { ...before.get(settings)!, currency: 'XOF' } },
  ]);
  await answerWhen(phone.session.open$, (open) => open?.country === 'SN' && open.settings.currency === 'XOF');
  const id = await added('Awa', { phone: '77 123 45 67', details: { whatsapp: '(0)77 123 45 68' } });
  expect(await stored(id)).toMatchObject({ phones: ['+221771234567'], whatsapp: '+221771234568' });
  expect(await answerOf(customerAlike(phone, { id: '', name: '', phone: '00221 771234567' }))).toMatchObject({ id });
  expect(await editCustomer(phone, { id, name: 'Awa', phone: '٧٧ ١٢٣ ٤٥ ٦٩' })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ phones: ['+221771234569'] });
  expect(await editCustomer(phone, { id, name: 'Awa', phone: '2.21771E+11' })).toMatchObject({ error: { type: 'PhoneShortened' } }); // prettier-ignore
});

test('[CUS-5] balance, oldest due and last sale follow from the books', async () => {
  const details = { opening_balance: 9_000, opening_on: '2026-08-01', terms_days: 14, credit_limit: 50_000 };
  const id = await added('Amina', { phone: '0772 000 118', details });
  await sell(60_000, { id, name: 'Amina' });
  const owing = await answerWhen(customerAccount(phone, { id }), (one) => one?.balance === 69_000);
  expect(owing).toMatchObject({
    ageing: { buckets: { '0-30': 60_000, '90+': 9_000 }, total: 69_000 },
    open: [
      { due: '2026-08-01', balance: 9_000 },
      { number: expect.any(String) as string, balance: 60_000 },
    ],
    last_sale: expect.any(String) as string,
    details: { terms_days: 14, credit_limit: 50_000 },
  });
  const { rows, totals } = await answerWhen(page('owing'), (one) => one.totals.owed === 69_000);
  expect(rows).toMatchObject([{ name: 'Amina', phone: '+256772000118', balance: 69_000, oldest_due: '2026-08-01' }]);
  expect(totals).toEqual({ count: 1, owed: 69_000, ahead: 0 });
  expect(await answerOf(customerAccount(phone, { id: 'NotHere00000' }))).toBeNull();
});

test('[PAY-7] money on account settles the oldest first, and what is too much is paid ahead', async () => {
  const id = await added('Amina', { details: { opening_balance: 9_000, opening_on: '2026-08-01' } });
  await sell(60_000, { id, name: 'Amina' });
  expect(await pay(id, 20_000)).toMatchObject({ ok: true });
  const left = await answerWhen(customerAccount(phone, { id }), (one) => one?.balance === 49_000);
  expect(left?.open).toMatchObject([{ balance: 49_000 }]);
  await pay(id, 50_000);
  const ahead = await answerWhen(customerAccount(phone, { id }), (one) => one?.balance === -1_000);
  expect(ahead?.open).toEqual([]);
  expect((await answerWhen(page(), (one) => one.totals.ahead === 1_000)).totals.owed).toBe(0);
  expect(await pay('NotHere00000', 1)).toEqual({ ok: false, error: { type: 'NotHere' } });
  expect(await pay(id, 0)).toEqual({ ok: false, error: { type: 'AmountAboveZero' } });
});

test('[CUS-9] a statement has the opening balance, sales and payments in order with a running sum', async () => {
  const id = await added('Amina', { details: { opening_balance: 9_000, opening_on: '2026-08-01' } });
  await sell(60_000, { id, name: 'Amina' }, { pay: { kind: 'part', amount: 10_000, method: 'cash' } });
  await pay(id, 20_000);
  const all = (await answerWhen(statement(id), (one) => one?.owed === 39_000))!;
  expect(all.lines.map(({ kind, charged, paid, balance }) => [kind, charged, paid, balance])).toEqual([
    ['opening', 9_000, 0, 9_000],
    ['sale', 60_000, 10_000, 59_000],
    ['payment', 0, 20_000, 39_000],
  ]);
  const november = await answerWhen(
    statement(id, { from: '2026-11-01', to: '2026-11-30' }),
    (one) => one?.owed === 39_000,
  );
  expect(november).toMatchObject({ before: 9_000, charged: 60_000, paid: 30_000 });
});

test('[CUS-9] a sale that is given to somebody else takes its payments along, on both statements', async () => {
  const [amina, joy] = [await added('Amina'), await added('Joy')];
  const lines = [aSaleLine({ qty: 1, factor: 1, unit_price: 60_000 })];
  const sale_id = await sell(0, { id: amina, name: 'Amina' }, { lines });
  await addPayment(phone, { id: newDocumentId(), sale_id, amount: 20_000, method: 'cash' });
  await answerWhen(statement(amina), (one) => one?.owed === 40_000);
  const seen = { id: sale_id, lines, customer: { id: amina, name: 'Amina' }, pay: { kind: 'later' } as const };
  const draft = { ...seen, customer: { id: joy, name: 'Joy' } };
  expect(await editSale(phone, { draft, seen })).toMatchObject({ ok: true });
  expect(await answerWhen(statement(joy), (one) => one?.owed === 40_000)).toMatchObject({
    charged: 60_000,
    paid: 20_000,
  });
  expect(await answerWhen(statement(amina), (one) => one?.lines.length === 0)).toMatchObject({ owed: 0 });
  for (const [id, balance] of [
    [joy, 40_000],
    [amina, 0],
  ] as const)
    expect(await answerOf(customerAccount(phone, { id }))).toMatchObject({ balance });
});

test('[CUS-6] customers come newest first in pages of 50 by a cursor', async () => {
  for (let i = 0; i < 120; i++) await added(`Customer ${String(i).padStart(3, '0')}`);
  const first = await answerOf(page());
  expect(first.rows).toHaveLength(50);
  expect(first.rows[0]).toMatchObject({ name: 'Customer 119', sync: 'pending' });
  const second = await answerOf(page('all', '', first.next));
  expect(second.rows).toHaveLength(100);
  // A new customer above the shown pages does not push any row out of them.
  await added('Newcomer');
  const third = await answerWhen(page('all', '', second.next), ({ totals }) => totals.count === 121);
  expect([third.rows.length, third.next, third.rows.at(-1)?.name]).toEqual([121, null, 'Customer 000']);
  expect((await answerOf(page('all', '119'))).rows).toMatchObject([{ name: 'Customer 119' }]);
});

test('[CUS-6] A–Z: all by name in pages of 50; who comes meanwhile pushes nobody out', async () => {
  for (let i = 0; i < 70; i++) await added(`Stall ${70 - i}`);
  const first = await answerWhen(page('by_name'), ({ totals }) => totals.count === 70);
  expect([first.rows.length, first.rows[0]?.name, first.rows.at(-1)?.name]).toEqual([50, 'Stall 1', 'Stall 50']);
  await added('Amina');
  const second = await answerWhen(page('by_name', '', first.next), ({ totals }) => totals.count === 71);
  expect([second.rows.length, second.rows[0]?.name, second.rows.at(-1)?.name, second.next]).toEqual([
    71,
    'Amina',
    'Stall 70',
    null,
  ]);
});

test('[CUS-6] who was changed on the server last stands first; nobody is lost where two have one time', async () => {
  for (let i = 0; i < 60; i++) {
    const before = await stored(await added(`Customer ${i}`));
    const after: CustomerDoc = { ...before, sync_state: 'synced', rev: 1, updated_at: i < 58 ? 1_000 : i * 1_000 };
    await phone.session.book.customers.write([{ before, after }]);
  }
  const first = await answerWhen(page(), ({ rows }) => rows[0]?.sync === 'synced');
  expect(first.rows.slice(0, 2).map(({ name }) => name)).toEqual(['Customer 59', 'Customer 58']);
  const all = await answerOf(page('all', '', first.next));
  expect(new Set(all.rows.map(({ id }) => id)).size).toBe(60);
});

test('[CUS-4] edited terms, limit and opening balance are stored, and what is emptied is gone', async () => {
  const id = await added('Amina', { details: { terms_days: 14, location: 'Mukono', type: 'hotel' } });
  await editCustomer(phone, {
    id,
    name: 'Amina',
    details: { terms_days: 30, opening_balance: -5_000, opening_on: '2026-11-01' },
  });
  const after = await stored(id);
  expect(after).toMatchObject({ terms_days: 30, opening_balance: -5_000, opening_on: '2026-11-01' });
  expect(after).not.toHaveProperty('location');
  await answerWhen(customerAccount(phone, { id }), (one) => one?.balance === -5_000);
  expect(await editCustomer(phone, { id, name: 'Amina', details: { terms_days: 181 } })).toMatchObject({ error: { type: 'TermsOutOfRange' } }); // prettier-ignore
});

test('[CUS-10] a customer is archived and comes back; what they owe stays', async () => {
  const id = await added('Amina');
  await sell(60_000, { id, name: 'Amina' });
  await answerWhen(page('owing'), ({ rows }) => rows.length === 1);
  expect(await archiveCustomer(phone, { id, archived: true })).toMatchObject({ ok: true });
  expect(await answerWhen(page('archived'), ({ rows }) => rows.length === 1)).toMatchObject({
    rows: [{ balance: 60_000 }],
  });
  await answerWhen(page(), ({ rows }) => rows.length === 0);
  await archiveCustomer(phone, { id, archived: false });
  expect(await stored(id)).not.toHaveProperty('archived');
  await answerWhen(page(), ({ rows }) => rows.length === 1);
});

test('[MSG-20] who has the same phone or name is pointed at, oneself never', async () => {
  const id = await added('Musa K.', { phone: '0772 000 118' });
  const alike = (part: object) => answerOf(customerAlike(phone, { id: 'new', name: '', phone: '', ...part }));
  expect(await alike({ phone: '+256772000118' })).toMatchObject({ id, name: 'Musa K.' });
  expect(await alike({ name: 'k MUSA' })).toMatchObject({ id });
  expect(await alike({ name: 'Musa', phone: '0772 000 119' })).toBeNull();
  expect(await alike({ name: 'Musa K', id })).toBeNull();
});

test('[CUS-11, MSG-21] a phone that Excel shortened is told by its row, one that it took for a number is read', async () => {
  const rows = ['2.56772E+11', '256772000111.0', '772000112', '+256 (0)772 000 113', '２５６ 772 000 114'].map((cell, i) => ({ row: i + 2, name: `Customer ${i}`, phone: cell })); // prettier-ignore
  const plan = await lookAtRows(phone, { kind: 'customers', rows });
  expect(plan).toMatchObject({
    value: [
      { row: 2, is: 'bad', error: { type: 'PhoneShortened' } },
      { is: 'new', draft: { phone: '+256772000111' } },
      { is: 'new', draft: { phone: '+256772000112' } },
      { is: 'new', draft: { phone: '+256772000113' } },
      { is: 'new', draft: { phone: '+256772000114' } },
    ],
  });
});

const importRow = (i: number): ImportRow => ({
  row: i + 2,
  name: `Customer ${i}`,
  // Every 59th number is one digit short: 17 of 1,000.
  phone: i % 59 === 0 ? '07720001' : `0772${String(i).padStart(6, '0')}`,
});

test('[CUS-7, MSG-21] of 1,000 rows 17 are wrong: 983 are added, and the same file a second time adds nothing', async () => {
  const rows = Array.from({ length: 1_000 }, (_, i) => importRow(i));
  const preview = await lookAtRows(phone, { kind: 'customers', rows });
  if (!preview.ok) throw new Error(preview.error.type);
  const bad = preview.value.filter((row) => row.is === 'bad');
  expect(bad).toHaveLength(17);
  expect(bad[0]).toMatchObject({ row: 2, error: { type: 'PhoneWrong', digits: 8 } });
  expect(await addRows(phone, { kind: 'customers', rows })).toEqual({
    ok: true,
    value: { added: 983, changed: 0, known: 0, bad: 17 },
  });
  expect(await addRows(phone, { kind: 'customers', rows })).toEqual({
    ok: true,
    value: { added: 0, changed: 0, known: 983, bad: 17 },
  });
  const { totals } = await answerWhen(page(), ({ totals: { count } }) => count === 983);
  expect(totals.owed).toBe(0);
});

test('[CUS-7, IMP-2] everybody goes to a table, archived ones too, with what they owe now', async () => {
  const amina = await added('Amina, "the baker"', {
    phone: '0772 000 118',
    details: { credit_limit: 100_000, location: 'Mukono' },
  });
  await archiveCustomer(phone, { id: await added('Joy'), archived: true });
  await sell(24_000, { id: amina, name: 'Amina, "the baker"' });
  const everybody = await answerWhen(
    allCustomers(phone, {}),
    ([first, second]) => first?.balance !== 0 && second?.archived === true,
  );
  expect(everybody).toEqual([
    { name: 'Amina, "the baker"', phones: ['+256772000118'], location: 'Mukono', terms_days: undefined, credit_limit: 100_000, balance: 24_000, archived: false },
    { name: 'Joy', phones: [], location: undefined, terms_days: undefined, credit_limit: undefined, balance: 0, archived: true },
  ]); // prettier-ignore
});

test('[RTE-58, DEB-1] who owes is summed by age from the books, sorted and found by name', async () => {
  const amina = await added('Amina', { phone: '0772 000 118' });
  const joy = await added('Joy', { details: { opening_balance: 30_000, opening_on: '2026-08-01' } });
  await sell(60_000, { id: amina, name: 'Amina' });
  await sell(10_000, { id: amina, name: 'Amina' });
  const asked = { sort: 'oldest', search: '', limit: 50 } as const;
  const view = await answerWhen(debtors(phone, asked), ({ ageing }) => ageing.total === 100_000);
  expect(view).toMatchObject({
    people: 2,
    more: false,
    ageing: { buckets: { '0-30': 70_000, '31-60': 0, '61-90': 0, '90+': 30_000 } },
    rows: [
      { id: joy, owed: 30_000, oldest_due: '2026-08-01' },
      { id: amina, owed: 70_000, documents: 2, whatsapp: '+256772000118' },
    ],
  });
  const largest = await answerOf(debtors(phone, { ...asked, sort: 'largest', limit: 1 }));
  expect(largest).toMatchObject({ more: true, rows: [{ name: 'Amina' }] });
  expect((await answerOf(debtors(phone, { ...asked, search: 'jo' }))).rows).toMatchObject([{ name: 'Joy' }]);
});

test('[DEB-4] a promised day stands with who owes, stays through a correction, and is taken away; a day that has passed is none', async () => {
  const id = await added('Musa');
  await sell(30_000, { id, name: 'Musa' });
  const day = localDay(new Date(phone.now().getTime() + 3 * 86_400_000));
  const passed = localDay(new Date(phone.now().getTime() - 86_400_000));
  expect(await promiseOfCustomer(phone, { id, promised_on: passed })).toEqual({ ok: false, error: { type: 'DayPassed' } }); // prettier-ignore
  expect(await promiseOfCustomer(phone, { id, promised_on: day })).toMatchObject({ ok: true });
  const owing = () => debtors(phone, { sort: 'oldest', search: '', limit: 10 });
  expect((await answerWhen(owing(), ({ rows }) => rows[0]?.promised_on !== undefined)).rows).toMatchObject([{ name: 'Musa', promised_on: day }]); // prettier-ignore
  await editCustomer(phone, { id, name: 'Musa K.' });
  expect(await stored(id)).toMatchObject({ name: 'Musa K.', promised_on: day, sync_state: 'pending' });
  expect(await answerWhen(customerAccount(phone, { id }), (one) => one?.name === 'Musa K.')).toMatchObject({ promised_on: day }); // prettier-ignore
  // Messages to them are written in their language.
  await editCustomer(phone, { id, name: 'Musa K.', details: { language: 'sw' } });
  expect((await answerWhen(owing(), ({ rows }) => rows[0]?.language !== undefined)).rows).toMatchObject([{ language: 'sw', promised_on: day }]); // prettier-ignore
  await promiseOfCustomer(phone, { id });
  expect(await stored(id)).not.toHaveProperty('promised_on');
});

test('[CUS-8] two customers that are one: suggested, lists, balance, statement and imports follow who stands, and can be taken apart', async () => {
  const account = (one: string) => customerAccount(phone, { id: one });
  const twins = (...apart: string[]) => answerOf(customerTwins(phone, { apart }));
  const old = await added('Mohamed Ali', { phone: '0772 000 118', details: { opening_balance: 9_000, opening_on: '2026-08-01' } }); // prettier-ignore
  expect(await twins()).toBeNull();
  const id = await added('Mohammed Ali', { phone: '0701 000 402' });
  const found = (await twins())!;
  expect(found.two.map(({ name }) => name)).toEqual(['Mohamed Ali', 'Mohammed Ali']);
  expect(await twins(found.key)).toBeNull();

  const sale = await sell(60_000, { id: old, name: 'Mohamed Ali' });
  await sell(40_000, { id, name: 'Mohammed Ali' });
  await answerWhen(account(old), (one) => one?.balance === 69_000);
  expect(await mergeCustomers(phone, { id, into: id })).toEqual({ ok: false, error: { type: 'SamePerson' } });
  expect(await mergeCustomers(phone, { id: old, into: 'NotHere00000' })).toMatchObject({ error: { type: 'NotHere' } });
  expect(await mergeCustomers(phone, { id: old, into: id })).toEqual({ ok: true, value: { id: old } });
  expect(await mergeCustomers(phone, { id, into: old })).toEqual({ ok: false, error: { type: 'SamePerson' } });
  expect(await twins()).toBeNull();

  const listed = await answerWhen(page(), ({ totals }) => totals.owed === 109_000);
  expect(listed.rows).toMatchObject([{ id, name: 'Mohammed Ali', balance: 109_000 }]);
  expect(await answerWhen(account(old), (one) => one?.balance === 109_000)).toMatchObject({
    id,
    merged: [{ id: old, name: 'Mohamed Ali' }],
    open: [{ due: '2026-08-01' }, {}, {}],
  });
  expect((await answerWhen(statement(id), (one) => one?.owed === 109_000))?.lines).toHaveLength(3);
  const owing = await answerOf(debtors(phone, { sort: 'oldest', search: '', limit: 9 }));
  expect(owing.rows).toMatchObject([{ name: 'Mohammed Ali' }]);
  // The stored sale is unchanged, and new sales to the old name belong to the merged customer too.
  expect((await phone.session.book.sales.find([sale])).get(sale)).toMatchObject({ customer_id: old });
  await sell(1_000, { id: old, name: 'Mohamed Ali' });
  await answerWhen(account(id), (one) => one?.balance === 110_000);
  // Paid on account, oldest debt of both first: the opening balance of the old name.
  await pay(id, 50_000);
  const left = await answerWhen(account(id), (one) => one?.balance === 60_000);
  expect(left?.open.map(({ due }) => due)).not.toContain('2026-08-01');
  const alike = await answerOf(customerAlike(phone, { id: newDocumentId(), name: 'Ali, Mohamed', phone: '' }));
  expect(alike).toMatchObject({ id, name: 'Mohammed Ali' });
  const rows = [{ row: 2, name: 'Mohamed Ali', phone: '0772 000 118' }] as unknown as ImportRow[];
  expect(await addRows(phone, { kind: 'customers', rows })).toMatchObject({ value: { added: 0, known: 1 } });

  expect(await mergeCustomers(phone, { id: old, into: undefined })).toMatchObject({ ok: true });
  expect(await answerWhen(account(old), (one) => one?.balance === 70_000)).toMatchObject({ id: old, merged: [] });
  expect(await answerWhen(account(id), (one) => one?.balance === -10_000)).toMatchObject({ merged: [] });
});

const cashOf = async (day: string) => {
  const asked = oneReport(phone, { report: 'cash', range: { from: day, to: day }, only: null });
  const answer = await answerWhen(asked, ({ state }) => state === 'ready');
  return answer.state === 'ready' ? answer.report.total?.slice(1, 3) : undefined;
};

test('[PAY-14, DOC-15] a payment of a past day stands on it, in the statement and the cash book; before its sale it was paid ahead', async () => {
  const id = await added('Amina');
  const sale_id = await sell(60_000, { id, name: 'Amina' }, { pay: { kind: 'later' } });
  const today = localDay(NOW);
  const day = addDays(today, -7);
  const occurred_at = onDay(day, NOW.toISOString());
  const early = { id: newDocumentId(), sale_id, amount: 20_000, method: 'cash', occurred_at } as const;
  expect(await addPayment(phone, early)).toMatchObject({ ok: true });
  const kept = (await phone.session.book.payments.find([early.id])).get(early.id);
  expect(kept).toMatchObject({ day, occurred_at, target_id: sale_id });
  const all = (await answerWhen(statement(id), (one) => one?.owed === 40_000))!;
  expect(all.lines.map((line) => [line.day, line.kind, line.balance])).toEqual([
    [day, 'payment', -20_000],
    [today, 'sale', 40_000],
  ]);
  expect(await cashOf(day)).toEqual([20_000, 0]);
  expect(await cashOf(today)).toEqual([0, 0]);
  const ahead = { ...early, id: newDocumentId(), occurred_at: new Date(NOW.getTime() + 86_400_000).toISOString() };
  expect(await addPayment(phone, ahead)).toEqual({ ok: false, error: { type: 'FutureDate' } });
});
