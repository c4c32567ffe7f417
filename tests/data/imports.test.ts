import { EVERY_ROLE_NAME, type RoleName } from '../../schemas/choices.ts';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import { openBook, storeNamed } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { debtors } from '../../src/nouns/parties/data/debtors.query.ts';
import { CUSTOMERS, SUPPLIERS } from '../../src/nouns/parties/data/party-side.ts';
import { addRows, lookAtRows } from '../../src/nouns/transfer/data/import.command.ts';
import { stopImport } from '../../src/nouns/transfer/data/stopping.ts';
import type { ReportAnswer } from '../../src/contract/reports.ts';
import { oneReport } from '../../src/nouns/reports/data/one-report.query.ts';
import { stockList } from '../../src/nouns/stock/data/stock-list.query.ts';
import { storedThings } from '../../src/store/stored-things.ts';
import { guessReading, rowsOf } from '../../src/domain/imports/columns.ts';
import type { ImportInput } from '../../src/domain/imports/import-draft.ts';
import type { ImportKind } from '../../src/domain/imports/import-row.ts';
import { readCsv } from '../../src/domain/text/csv.ts';
import { answerWhen, becomes, gracesPhone } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['sales', 'shop', 'stock_entries', 'payments', 'customers', 'vendors', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const rowsIn = (kind: ImportKind, text: string) => {
  const read = readCsv(text);
  return read.ok ? rowsOf(read.rows, guessReading(kind, read.rows)) : [];
};
const add = async (kind: ImportKind, text: string, more: Partial<ImportInput> = {}) => {
  const done = await addRows(phone, { kind, rows: rowsIn(kind, text), ...more });
  if (!done.ok) throw new Error(done.error.type);
  const { added, changed, known, bad } = done.value;
  return [added, changed, known, bad];
};
const stock = () => stockList(phone, { search: '', shown: 'all' });
const cash = () => oneReport(phone, { report: 'cash', range: null, only: null });
const closing = (answer: ReportAnswer): unknown => (answer.state === 'ready' ? answer.report.total?.[4] : undefined);
/** The current records, each validated against its schema, as the rules do. */
const stored = async (name: CollectionBelow) => {
  const rows = await storedThings(storeNamed(phone.session.book, name), phone.businessId);
  for (const row of rows)
    expect(v.safeParse(collections[name].kind.schema as v.GenericSchema, row).issues).toBeUndefined();
  return rows;
};

/** Make this person an admin with these rights. */
const become = async (roles: Partial<Record<RoleName, true>>) => {
  await becomes(phone, { role: 'admin', roles });
  await answerWhen(phone.session.open$, (open) => JSON.stringify(open?.member.roles) === JSON.stringify(roles));
};

const byText = (a: unknown[], b: unknown[]): number => (String(a) < String(b) ? -1 : 1);

test('[IMP-7] an import that is stopped before it is written adds nothing; one that is written is whole', async () => {
  const people = `name,phone,they owe\n${Array.from({ length: 1_000 }, (_, i) => `Buyer ${i},0772${String(i).padStart(6, '0')},${i + 1}`).join('\n')}`;
  for (const [kind, text] of [['customers', people], ['items', 'name,on hand\nMash,5'], ['money', 'where,how much\nCash,500']] as const) {
    const adding = addRows(phone, { id: `Import-${kind}`, kind, rows: rowsIn(kind, text) });
    stopImport(`Import-${kind}`);
    expect(await adding).toEqual({ ok: false, error: { type: 'Stopped' } });
  }
  expect([await stored('customers'), await stored('shop'), await stored('stock_entries'), await stored('payments')]).toEqual([[], [], [], []]);
  const adding = addRows(phone, { id: 'Import-again', kind: 'customers', rows: rowsIn('customers', people) });
  expect(await adding).toMatchObject({ ok: true, value: { added: 1_000 } });
  stopImport('Import-again');
  expect(await stored('customers')).toHaveLength(1_000);
}); // prettier-ignore

const ITEMS =
  'name,price,unit,one holds,on hand,cost,counted on,barcode\n' +
  'Layers mash,133000,bag,70 kg,6,108000,1/11/2026,6001\n' +
  'Egg trays,600,,,300,400,,\n' +
  'Drinker,13000,,,,,,\n' +
  'Broken,cheap,,,,,,';

test('[IMP-1] items come with their first stock and its worth; the same file again doubles nothing, and a price that changed is taken when wanted', async () => {
  expect(await add('items', ITEMS)).toEqual([3, 0, 0, 1]);
  // 6 bags at 108,000 and 300 trays at 400.
  const first = await answerWhen(stock(), ({ worth }) => worth === 768_000);
  expect(first.rows.map(({ name, on_hand }) => [name, on_hand])).toEqual([
    ['Drinker', 0],
    ['Egg trays', 300],
    ['Layers mash', 420_000],
  ]);
  expect((await stored('stock_entries')).map((one) => [one['day'], one['qty'], one['value']]).toSorted(byText)).toEqual(
    [
      ['2026-11-01', 420_000, 648_000],
      ['2026-11-20', 300, 120_000],
    ],
  );
  expect(await add('items', ITEMS)).toEqual([0, 0, 3, 1]);
  expect(await add('items', ITEMS, { onKnown: 'update' })).toEqual([0, 0, 3, 1]);
  const dearer = 'name,price,unit,one holds,on hand,cost\nLayers mash,140000,bag,70 kg,99,1\nDrinker,13000,,,4,9000';
  expect(await add('items', dearer, { onKnown: 'update' })).toEqual([0, 2, 0, 0]);
  const after = await answerWhen(
    stock(),
    ({ worth, rows }) => worth === 804_000 && rows[2]?.sell_units[0]?.price === 140_000,
  );
  expect(after.rows.map(({ on_hand, sell_units: [unit] }) => [on_hand, unit?.price])).toEqual([
    [4, 13_000],
    [300, 600],
    [420_000, 140_000],
  ]);
  expect(await add('items', dearer, { onKnown: 'update' })).toEqual([0, 0, 2, 0]);
  expect([(await stored('shop')).length, (await stored('stock_entries')).length]).toEqual([3, 3]);
});

test('[IMP-1] money with which the book began stands in the cash book, once each; another amount takes its place', async () => {
  const table = 'Cash in hand,50000,1/11/2026\nM-Pesa,20000,\nBank,-5000,\nunder the bed,1,';
  const heads = 'where it is,how much,since\n';
  expect(await add('money', heads + table)).toEqual([3, 0, 0, 1]);
  await answerWhen(cash(), (answer) => closing(answer) === 65_000);
  expect(
    (await stored('payments'))
      .map((one) => [one['direction'], one['method'], one['amount'], one['target_kind'], one['day']])
      .toSorted(byText),
  ).toEqual([
    ['in', 'cash', 50_000, 'opening', '2026-11-01'],
    ['in', 'mobile_money', 20_000, 'opening', '2026-11-20'],
    ['out', 'bank', 5_000, 'opening', '2026-11-20'],
  ]);
  expect(await add('money', heads + table)).toEqual([0, 0, 3, 1]);
  expect(await add('money', `${heads}Cash,80000,`)).toEqual([0, 0, 1, 0]);
  const reason = 'Another amount was typed';
  expect(await add('money', `${heads}Cash,80000,\nBank,0,`, { onKnown: 'update', reason })).toEqual([0, 2, 0, 0]);
  await answerWhen(cash(), (answer) => closing(answer) === 100_000);
  const all = await stored('payments');
  expect(all.filter((one) => one['voided_at'] !== undefined).map((one) => one['void_reason'])).toEqual([
    reason,
    reason,
  ]);
  expect(all).toHaveLength(4);
  expect(await add('money', `${heads}Bank,7000,`)).toEqual([1, 0, 0, 0]);
  await answerWhen(cash(), (answer) => closing(answer) === 107_000);
});

test('[IMP-1, CUS-4] debts come with their day, also for who is in the book already and owed nothing', async () => {
  expect(await add('customers', 'name,phone\nAmina,0772000118')).toEqual([1, 0, 0, 0]);
  const debts = 'name,they owe,since which day\nAmina,9000,1/8/2026\nJoy,30000,5/1/2026';
  expect(await add('customers', debts)).toEqual([1, 0, 1, 0]);
  expect(await add('customers', debts, { onKnown: 'update' })).toEqual([0, 1, 1, 0]);
  expect(await add('customers', debts, { onKnown: 'update' })).toEqual([0, 0, 2, 0]);
  const { rows } = await answerWhen(
    debtors(phone, { sort: 'oldest', search: '', limit: 50 }),
    ({ rows: owing }) => owing.length === 2,
  );
  expect(rows.map(({ name, owed }) => [name, owed])).toEqual([
    ['Joy', 30_000],
    ['Amina', 9_000],
  ]);
  expect(
    (await stored('customers')).map((one) => [one['name'], one['opening_on'], one['phones']]).toSorted(byText),
  ).toEqual([
    ['Amina', '2026-08-01', ['+256772000118']],
    ['Joy', '2026-01-05', undefined],
  ]);
  expect(await add('suppliers', 'name,we owe\nMbeya Feeds,40000')).toEqual([1, 0, 0, 0]);
  expect(await stored('vendors')).toMatchObject([{ opening_balance: 40_000, opening_on: '2026-11-20' }]);
});

test.each([
  ['customers', CUSTOMERS, { tags: ['market'], whatsapp: '+256772000119', language: 'sw', type: 'hotel', credit_limit: 50_000 }],
  ['suppliers', SUPPLIERS, { supplies: ['Feed'], mobile_money: '0772 000 120' }],
] as const)('[IMP-1, CUS-1] %s: what a file knows of somebody is added, and all that the book says of them stays', async (kind, side, own) => {
  const details = { note: 'By the mill', contact: 'Musa', tax_id: '1001', terms_days: 14, opening_balance: 9_000, opening_on: '2026-08-01', ...own };
  const known = new Set(['name', 'phones', ...Object.keys(details)]);
  expect(side.typed.filter((field) => !known.has(field))).toEqual(['location']);
  expect(await runCommand(phone, `${kind}.add`, { id: 'Amina0000001', name: 'Amina', details })).toMatchObject({ ok: true });
  expect(await add(kind, 'name,phone,place\nAmina,0772000118,Mukono', { onKnown: 'update' })).toEqual([0, 1, 0, 0]);
  expect(await stored(side.collection)).toMatchObject([{ ...details, location: 'Mukono', phones: ['+256772000118'] }]);
}); // prettier-ignore

test('[IMP-1] of 1,000 items 17 are wrong: 983 are added with their stock, whatever parts they come in', async () => {
  const rows = Array.from({ length: 1_000 }, (_, i) => ({
    row: i + 2,
    name: `Item ${i}`,
    price: i % 60 === 0 ? 'dear' : '500',
    on_hand: '2',
    cost: '300',
  }));
  const warned: Error[] = [];
  const hear = (warning: Error) => void warned.push(warning);
  process.on('warning', hear);
  const look = await lookAtRows(phone, { kind: 'items', rows });
  expect(look.ok && look.value.filter(({ is }) => is === 'bad')).toHaveLength(17);
  const parts = [0, 200, 400, 600, 800].map((from) => rows.slice(from, from + 200));
  const done = [];
  for (const part of parts) done.push(await addRows(phone, { kind: 'items', rows: part }));
  expect(done.map((one) => one.ok && one.value.added)).toEqual([196, 197, 197, 196, 197]);
  await answerWhen(stock(), ({ worth }) => worth === 983 * 600);
  process.off('warning', hear);
  // No listener stays registered for each of the items read by a live list.
  expect(warned).toEqual([]);
});

test('[IMP-1, DAT-5, DOC-3] a phone that is full in the middle keeps no first stock, and all its numbers are given again', async () => {
  expect(await add('items', 'name,price\nDrinker,13000\nFeeder,9000')).toEqual([2, 0, 0, 0]);
  const quota = Object.assign(new Error('disk'), { name: 'QuotaExceededError' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(phone.session.book.stock_entries, 'write').mockRejectedValueOnce({ name: 'AbortError', inner: quota });
  const table = 'name,on hand,cost\nDrinker,4,9000\nFeeder,2,5000';
  await expect(add('items', table, { onKnown: 'update' })).rejects.toBeDefined();
  expect(await stored('stock_entries')).toEqual([]);
  expect(await add('items', table, { onKnown: 'update' })).toEqual([0, 2, 0, 0]);
  expect((await stored('stock_entries')).map((one) => Number(one['device_seq'])).toSorted((a, b) => a - b)).toEqual([
    1, 2,
  ]);
  expect(await add('money', 'where it is,how much\nCash,500')).toEqual([1, 0, 0, 0]);
  expect((await stored('payments')).map((one) => one['device_seq'])).toEqual([3]);
});

test('[IMP-1, RUL-15] who may add but not edit changes nobody, and is not told otherwise', async () => {
  expect(await add('customers', 'name\nAmina')).toEqual([1, 0, 0, 0]);
  const { customers } = phone.session.book;
  // Own records may be edited for some time; this customer was written by another person.
  for (const before of await storedThings(customers, phone.businessId))
    await customers.write([{ before, after: { ...before, created_by: 'another' } }]);
  await become({ add_sales: true });
  const more = 'name,phone\nAmina,0772000118\nJoy,0772000119';
  expect(await add('customers', more, { onKnown: 'update' })).toEqual([1, 0, 1, 0]);
  expect((await stored('customers')).map((one) => [one['name'], one['phones']]).toSorted(byText)).toEqual([
    ['Amina', undefined],
    ['Joy', ['+256772000119']],
  ]);
});

test('[IMP-1, RUL-15] money is the owner’s to bring in, items and people are for who may add them', async () => {
  const [yes, no] = [{ ok: true, value: [] }, { ok: false, error: { type: 'NotAllowed' } }] as const; // prettier-ignore
  const answers = async (roles: Partial<Record<RoleName, true>>) => {
    await become(roles);
    const kinds = ['customers', 'suppliers', 'items', 'money'] as const;
    return Promise.all(kinds.map((kind) => lookAtRows(phone, { kind, rows: [] })));
  };
  expect(await answers({ add_sales: true })).toEqual([yes, no, no, no]);
  expect(await answers({ add_purchases: true })).toEqual([no, yes, yes, no]);
  const every = Object.fromEntries(EVERY_ROLE_NAME.map((name) => [name, true]));
  expect(await answers(every)).toEqual([yes, yes, yes, no]);
});
