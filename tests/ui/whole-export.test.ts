import { i18n } from '@lingui/core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { CommandInput, CommandName } from '../../src/contract/port.ts';
import { tableCsv, type Table } from '../../src/domain/exports/table.ts';
import { readCsv } from '../../src/domain/text/csv.ts';
import { expensesTable } from '../../src/nouns/transfer/shared/tables/expenses-table.ts';
import { farmRecordsTable } from '../../src/nouns/transfer/shared/tables/farm-records-table.ts';
import { flocksTable } from '../../src/nouns/transfer/shared/tables/flocks-table.ts';
import { paymentsTable } from '../../src/nouns/transfer/shared/tables/payments-table.ts';
import { customersTable } from '../../src/nouns/transfer/shared/tables/people-tables.ts';
import { purchasesTable } from '../../src/nouns/transfer/shared/tables/purchases-table.ts';
import { saleLinesTable } from '../../src/nouns/transfer/shared/tables/sale-lines-table.ts';
import { salesTable } from '../../src/nouns/transfer/shared/tables/sales-table.ts';
import { stockTable } from '../../src/nouns/transfer/shared/tables/stock-table.ts';
import { tablesToXlsx } from '../../src/ui/files/write-xlsx.ts';
import { queries } from '../support/all-queries.ts';
import { aRawMaterial, aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, gracesPhone } from '../support/test-deps.ts';
import { unzipped } from '../support/unzip.ts';

/* The tables of the full export over a real book; amounts are entered in cents and exported as Kenyan shillings. */

const KES = 'KES';
const AMINA = { id: 'Customer0001', name: '=1+1' };
const FEEDS = { id: 'Supplier0001', name: 'Mbeya Feeds' };
const MASH = 'LayersMash01';
const ALL = { search: '', range: null, limit: 1_000 };
let phone: Awaited<ReturnType<typeof gracesPhone>>;

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn()));
});
afterEach(() => phone.leave({ remove: true }));

async function done<N extends CommandName>(name: N, input: CommandInput<N>): Promise<void> {
  const result = await runCommand(phone, name, input);
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.error)}`);
}

/** The cells below each heading, in order. */
function columnsOf(table: Table): Map<string, string[]> {
  const read = readCsv(tableCsv(table));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const [head, ...rows] = read.rows.map(({ cells }) => cells);
  return new Map(head!.map((name, i) => [name, rows.map((row) => row[i]!)]));
}

/** The sum of a column as computed by a spreadsheet program, in cents. */
function sum(columns: Map<string, string[]>, head: string): number {
  const cells = columns.get(head)!;
  for (const cell of cells) expect(cell).toMatch(/^(-?\d+\.\d\d)?$/);
  return Math.round(cells.reduce((all, cell) => all + Number(cell), 0) * 100);
}

const line = (unit_price: number, qty = 1) =>
  aSaleLine({ line_id: newDocumentId(), item_kind: 'other', description: 'Manure', qty, unit: 'bag', factor: 1, unit_price }); // prettier-ignore

/** A sale paid in part and partly returned; a voided one; one of a walk-in. */
async function sellings(): Promise<void> {
  await done('customers.add', { ...AMINA, phone: '0772 000 118' });
  const [sold, voided] = [newDocumentId(), newDocumentId()];
  const sacks = line(550_50, 10);
  await done('sales.add', { id: sold, lines: [sacks], customer: AMINA, pay: { kind: 'part', amount: 2_000_25, method: 'cash' } }); // prettier-ignore
  await done('sales.add', { id: voided, lines: [line(77_70)], pay: { kind: 'all', method: 'cash' } });
  await done('sales.add', { id: newDocumentId(), lines: [line(900_75)], pay: { kind: 'all', method: 'bank' } });
  await done('sales.void', { id: voided, reason: 'typed twice' });
  await answerWhen(queries['sales.toReturn'](phone, { id: sold }), (one) => one !== null);
  const back = [{ line_id: sacks.line_id, qty: 2, restock: 'yes' }] as const;
  await done('sales.return', { id: newDocumentId(), of_sale_id: sold, lines: back });
}

test('[IMP-2, IMP-3] the sums of the sales are the list’s: with a return, a void sale, a part payment and decimals', async () => {
  await sellings();
  const { rows, totals } = await answerWhen(
    queries['sales.list'](phone, { ...ALL, tab: 0 }),
    (one) => one.rows.length === 4 && one.totals.returned > 0,
  );
  expect(totals).toEqual({ count: 2, sold: 6_405_75, returned: 1_101_00, paid: 2_901_00, to_collect: 2_403_75 });
  const lines = await answerWhen(queries['exports.saleLines'](phone, {}), (all) => all.length === 4);
  const sold = columnsOf(saleLinesTable(lines, KES));
  expect(sum(sold, 'Amount, KES')).toBe(totals.sold - totals.returned);
  expect(sold.get('Quantity')!.toSorted((a, b) => Number(a) - Number(b))).toEqual(['-2', '', '1', '10']);
  expect(new Set(sold.get('Item'))).toEqual(new Set(['Manure']));
  const columns = columnsOf(salesTable(rows, KES));
  expect(sum(columns, 'Total, KES')).toBe(totals.sold - totals.returned);
  expect(sum(columns, 'Came back, KES')).toBe(totals.returned);
  expect(sum(columns, 'Paid, KES')).toBe(totals.paid);
  expect(sum(columns, 'To collect, KES')).toBe(totals.to_collect);
  const state = columns.get('State')!;
  expect(state.toSorted()).toEqual(['Came back', 'Paid', 'Paid in part', 'Voided']);
  expect(columns.get('Total, KES')![state.indexOf('Came back')]).toBe('-1101.00');
  expect(columns.get('Total, KES')![state.indexOf('Voided')]).toBe('');
  expect(columns.get('Customer')![state.indexOf('Paid in part')]).toBe(`'=1+1`);
});

test('[IMP-2] the lines of sales with what was let off, delivery and the cash step come to their totals; an order to none', async () => {
  const customer = { id: AMINA.id, name: 'Amina' };
  const habits = { default_units: 'tray', date_form: 'day_first', first_weekday: 'monday', tray_eggs: '30', feed_bag_kg: '' } as const; // prettier-ignore
  await done('business.setHabits', { ...habits, cash_step: 50 });
  await done('customers.add', customer);
  const lines = [
    { ...line(333_33, 3), discount: 10_01 },
    aSaleLine({ line_id: newDocumentId(), item_id: 'EggsSmall001', unit_price: 950_00 }),
  ];
  await done('sales.add', { id: newDocumentId(), lines, order_discount: 100_00, delivery_fee: 70_50, rounding: 2, pay: { kind: 'all', method: 'cash' }, occurred_at: '2026-11-20T09:00:00.000Z' }); // prettier-ignore
  await done('sales.add', { id: newDocumentId(), lines: [line(5_000_00)], customer, is_order: true, pay: { kind: 'part', amount: 500_00, method: 'cash' } }); // prettier-ignore
  const { totals, rows } = await answerWhen(queries['sales.list'](phone, { ...ALL, tab: 0 }), (one) => one.rows.length === 2 && one.totals.count === 1); // prettier-ignore
  expect(totals.sold).toBe(999_99 - 10_01 + 1_900_00 - 100_00 + 70_50 + 2);
  const sold = columnsOf(saleLinesTable(await answerOf(queries['exports.saleLines'](phone, {})), KES));
  expect(sum(sold, 'Amount, KES')).toBe(totals.sold);
  expect(sold.get('Item')!.slice(1)).toEqual(['Manure', 'Eggs, small', 'Delivery', 'Rounding']);
  expect([sold.get('Amount, KES')![0], sold.get('Quantity')![0], sold.get('State')![0]]).toEqual(['', '', 'Order']);
  const columns = columnsOf(salesTable(rows, KES));
  expect(sum(columns, 'Paid, KES')).toBe(totals.paid);
  expect(columns.get('Deposit on an order, KES')).toEqual(['500.00', '']);
});

test('[IMP-2, IMP-3] in Excel days are dates, amounts numbers, a phone text, and a customer called =1+1 is no formula', async () => {
  await sellings();
  const { rows } = await answerWhen(queries['sales.list'](phone, { ...ALL, tab: 0 }), (one) => one.totals.returned > 0);
  const customers = await answerWhen(queries['exports.customers'](phone, {}), ([one]) => one?.balance === 2_403_75);
  const table = customersTable(customers, KES);
  expect(columnsOf(table).get('Phone')).toEqual(['+256 772 000 118']);
  expect(sum(columnsOf(table), 'Owes now, KES')).toBe(2_403_75);
  const file = await tablesToXlsx([salesTable(rows, KES), table]);
  const parts = unzipped(Buffer.from(await file.arrayBuffer()));
  const [sold, people] = [1, 2].map((n) => parts.get(`xl/worksheets/sheet${n}.xml`)!);
  expect(parts.get('xl/workbook.xml')).toMatch(/name="Sales".*name="Customers"/s);
  expect(parts.get('xl/styles.xml')).toContain('formatCode="yyyy-mm-dd"');
  expect(parts.get('xl/styles.xml')).toContain('formatCode="#,##0.00"');
  // 20 November 2026, as days since 1900; the return of 1,101.00.
  expect(sold).toMatch(/<c r="B2"[^>]*><v>46346<\/v>/);
  expect(sold).toMatch(/<c r="F\d"[^>]*><v>-1101<\/v>/);
  expect(people).toMatch(/<c r="B2"[^>]* t="(s|inlineStr)"/);
  expect(people).toMatch(/<c r="F2"[^>]*><v>2403.75<\/v>/);
  for (const sheet of [sold, people]) expect(sheet).not.toMatch(/<f[ >]/);
  expect([...parts.values()].join('')).toContain('=1+1');
});

test('[IMP-2] payments come to what the cash book says, with names and what they were for', async () => {
  await sellings();
  await done('suppliers.add', FEEDS);
  await done('expenses.add', { id: newDocumentId(), category: 'transport', amount: 120_50, pay: { kind: 'all', method: 'cash' }, payee: 'Boda' }); // prettier-ignore
  const of = 'Purchase0001';
  const bought = { line_id: 'LineMash0001', item_kind: 'shop', item_id: MASH, description: 'Layers mash', qty: 140_000, unit: 'bag', factor: 70_000, unit_cost: 1_300_25 } as const; // prettier-ignore
  await done('shop.addItem', { id: MASH, name: 'Layers mash', kind: 'resale', base_unit: 'g', sell_units: [{ label: 'bag', factor: 70_000, price: 1_500_00 }] }); // prettier-ignore
  await done('purchases.add', { draft: { id: of, vendor: FEEDS, lines: [bought], transport_cost: 80_00, transport_method: 'cash', pay: { kind: 'part', amount: 1_000_00, method: 'mobile_money', reference: 'QX1' } } }); // prettier-ignore
  await done('payments.payOut', {
    id: newDocumentId(),
    to: { kind: 'purchase', id: of },
    amount: 200_10,
    method: 'cash',
  });
  const cash = await answerWhen(
    queries['reports.one'](phone, { report: 'cash', range: null, only: null }),
    (one) => one.state === 'ready' && (one.report.total?.[2] as number) > 1_300_00,
  );
  const total = cash.state === 'ready' ? cash.report.total! : [];
  const payments = await answerWhen(queries['exports.payments'](phone, {}), (all) => all.length === 7);
  const columns = columnsOf(paymentsTable(payments, KES));
  expect(sum(columns, 'Came in, KES')).toBe(total[1]);
  expect(sum(columns, 'Came in, KES')).toBe(2_000_25 + 900_75);
  expect(sum(columns, 'Went out, KES')).toBe(total[2]);
  expect(sum(columns, 'Went out, KES')).toBe(120_50 + 80_00 + 1_000_00 + 200_10);
  expect(columns.get('Who')!.toSorted()).toEqual(['', '', '', `'=1+1`, 'Boda', 'Mbeya Feeds', 'Mbeya Feeds']);
  expect(columns.get('What for')!.toSorted()).toEqual(['Purchase', 'Purchase', 'Sale', 'Sale', 'Sale', 'Transport', 'Transport']); // prettier-ignore
  expect(columns.get('State')!.filter(Boolean)).toEqual(['Voided']);
  expect(columns.get('Written by')!.every((name) => name === 'Grace')).toBe(true);

  const purchases = await answerWhen(queries['purchases.list'](phone, { ...ALL, materials: true }), (one) => one.totals.paid > 1_000_00); // prettier-ignore
  const bills = columnsOf(purchasesTable(purchases.rows, KES));
  expect(sum(bills, 'Still to pay, KES')).toBe(purchases.totals.owed);
  expect(bills.get('Still to pay, KES')).toEqual(['1400.40']);
  const expenses = await answerWhen(queries['expenses.list'](phone, { ...ALL, category: null }), (one) => one.totals.spent > 0); // prettier-ignore
  expect(sum(columnsOf(expensesTable(expenses.rows, KES)), 'Paid, KES')).toBe(expenses.totals.paid);
  const stock = await answerWhen(queries['shop.stock'](phone, { search: '', shown: 'all' }), (one) => (one.worth ?? 0) > 0); // prettier-ignore
  const goods = columnsOf(stockTable(stock.rows, KES));
  expect(sum(goods, 'Worth, KES')).toBe(stock.worth);
  expect(goods.get('In stock')![goods.get('Name')!.indexOf('Layers mash')]).toBe('2');
});

test('[IMP-2] flocks and what was written down of them: names, birds alive, quantities with their unit; what is void is no quantity', async () => {
  const id = newDocumentId();
  await done('farm.addFlock', { id, name: 'House 1, May', house_name: 'House 1', purpose: 'layer', placed_on: '2026-11-06', age_at_placement_days: 120, initial_count: 500, unit_cost: 200_00, pay: { kind: 'later' } }); // prettier-ignore
  const material = { ...aRawMaterial({ id: MASH }), business_id: phone.businessId };
  await phone.session.book.raw_materials.write([
    { after: { ...material, sync_state: 'synced', local_seq: 1 } as never },
  ]);
  const dead = newDocumentId();
  const record = (content: CommandInput<'farm.addActivity'>['content'], more: object = {}) =>
    done('farm.addActivity', { id: newDocumentId(), farm_id: id, session: 'morning', content, ...more });
  await record({ kind: 'mortality', qty: 3, cause: 'heat' });
  await record({ kind: 'mortality', qty: 90, cause: 'disease' }, { id: dead });
  await record({ kind: 'feed', raw_material_id: MASH, qty: 52_500, unit: 'kg', factor: 1_000 }, { note: 'wet bag' });
  await done('farm.voidActivity', { id: dead, reason: 'wrong house' });
  const flocks = await answerWhen(queries['exports.flocks'](phone, {}), ([one]) => one?.heads === 497);
  const birds = columnsOf(flocksTable(flocks, KES));
  expect(birds.get('Birds placed')).toEqual(['500']);
  expect(birds.get('Birds alive')).toEqual(['497']);
  expect([birds.get('Kind'), birds.get('Placed on')]).toEqual([['Layers'], ['2026-11-06']]);
  const records = await answerWhen(queries['exports.farmRecords'](phone, {}), (all) => all.length === 3 && all.some(({ activity }) => activity.voided_at !== undefined)); // prettier-ignore
  const read = readCsv(tableCsv(farmRecordsTable(records, KES)));
  const cells = read.ok ? read.rows.slice(1).map(({ cells: [day, _time, ...rest] }) => [day, ...rest]) : [];
  expect(cells).toHaveLength(3);
  expect(cells).toEqual(
    expect.arrayContaining([
      ['2026-11-20', 'House 1, May', 'Dead birds', '', 'birds', 'Sickness', 'Grace', 'Voided'],
      ['2026-11-20', 'House 1, May', 'Dead birds', '3', 'birds', 'Heat', 'Grace', ''],
      ['2026-11-20', 'House 1, May', 'Feed', '52.5', 'kg', 'Layers mash, wet bag', 'Grace', ''],
    ]),
  );
});
