import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { ExpenseRow } from '../../src/contract/expenses.ts';
import type { PurchaseRow } from '../../src/contract/purchases.ts';
import type { SaleRow } from '../../src/contract/sales.ts';
import type { StockRow } from '../../src/contract/stock.ts';
import { readCsv } from '../../src/domain/text/csv.ts';
import { tableCsv, type Table } from '../../src/domain/exports/table.ts';
import { expensesTable } from '../../src/nouns/transfer/shared/tables/expenses-table.ts';
import { customersTable } from '../../src/nouns/transfer/shared/tables/people-tables.ts';
import { purchasesTable } from '../../src/nouns/transfer/shared/tables/purchases-table.ts';
import { salesTable } from '../../src/nouns/transfer/shared/tables/sales-table.ts';
import { stockTable } from '../../src/nouns/transfer/shared/tables/stock-table.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function cellsOf(table: Table): readonly (readonly string[])[] {
  const read = readCsv(tableCsv(table));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.rows.map(({ cells }) => cells);
}
const MONEY = { total: 150_00, returned: 20_00, paid: 50_00, balance: 80_00, status: 'part', sync: 'synced' } as const;

test('[SHL-12] sales as a table: each with all that was sold, money without a symbol, and how it stands', () => {
  const lines = ['Eggs, good', 'Manure, bag', 'Spent hen'].map((description, n) => ({ line_id: `Line0000000${n}`, item_kind: 'other' as const, description, qty: 1, factor: 1, unit: 'piece', unit_price: 50_00 })); // prettier-ignore
  const sale: SaleRow = { id: 'Sale00000001', sale_no: 'K7M-0001', customer_name: 'Amina, "the baker"', lines, occurred_at: '2026-11-20T08:00:00.000Z', day: '2026-11-20', overdue: false, ...MONEY }; // prettier-ignore
  const rows = [
    sale,
    { ...sale, no_sale: 'voided' as const },
    { ...sale, customer_name: undefined, sync: 'rejected' as const },
    { ...sale, no_sale: 'return' as const, total: 20_00, returned: 0 },
    { ...sale, no_sale: 'order' as const, paid: 30_00 },
  ];
  const [head, first, ...others] = cellsOf(salesTable(rows, 'KES'));
  const [voided, refused, back, order] = others;
  expect(head?.slice(5)).toEqual([
    'Total, KES',
    'Came back, KES',
    'Paid, KES',
    'To collect, KES',
    'Deposit on an order, KES',
    'State',
  ]);
  expect(first).toEqual(['K7M-0001', '2026-11-20', expect.any(String), 'Amina, "the baker"', '1 × Eggs, good, 1 × Manure, bag, 1 × Spent hen', '150.00', '20.00', '50.00', '80.00', '', 'Paid in part']); // prettier-ignore
  // Voided and refused sales have no amounts; returns are negative numbers.
  expect(voided?.slice(5)).toEqual(['', '', '', '', '', 'Voided']);
  expect([refused?.[3], ...refused!.slice(5)]).toEqual(['Walk-in', '', '', '', '', '', 'Not accepted']);
  expect(back?.slice(5)).toEqual(['-20.00', '', '', '', '', 'Came back']);
  expect(order?.slice(5)).toEqual(['', '', '', '', '30.00', 'Order']);
  const sum = (column: number) => [first, ...others].reduce((all, row) => all + Number(row![column]), 0);
  expect(sum(5)).toBe(sum(7) + sum(8));
});

test('[SHL-12] expenses and purchases as tables: whole shillings have no decimals', () => {
  const expense: ExpenseRow = { id: 'Expense00001', voucher_no: 'K7M-V0001', category: 'transport', occurred_at: '2026-11-20T08:00:00.000Z', day: '2026-11-20', amount: 15_000, overdue: false, monthly: false, voided: false, ...MONEY, paid: 15_000, balance: 0, status: 'paid' }; // prettier-ignore
  expect(cellsOf(expensesTable([expense], 'UGX'))[1]).toEqual(['K7M-V0001', '2026-11-20', 'Transport', '', '', '15000', '', '15000', '0', 'Paid']); // prettier-ignore
  // The part that is tax to be claimed back. [TAX-7]
  expect(cellsOf(expensesTable([{ ...expense, tax: 2_288 }], 'UGX'))[1]).toContain('2288');
  const purchase: PurchaseRow = { id: 'Purchase0001', purchase_no: 'K7M-P0001', kind: 'return', vendor_name: 'Mbeya Feeds', items: ['Layers mash', 'Egg trays'], day: '2026-11-20', at: '2026-11-20T08:00:00.000Z', voided: false, ...MONEY }; // prettier-ignore
  expect(cellsOf(purchasesTable([purchase], 'UGX'))[1]).toEqual(['K7M-P0001', '2026-11-20', 'Mbeya Feeds', 'Layers mash, Egg trays', '-15000', '', '', '', 'Sent back']); // prettier-ignore
});

test('[SHL-12] the stock as a table: in what it is sold by; what is not known yet stays empty', () => {
  const mash: StockRow = { id: 'LayersMash01', name: 'Layers mash', kind: 'resale', base_unit: 'g', sell_units: [{ label: 'bag', factor: 70_000, price: 133_000, barcode: '6001' }], archived: false, sync: 'synced', on_hand: 105_000, value: 180_000, status: 'enough' }; // prettier-ignore
  const rows = cellsOf(stockTable([mash, { ...mash, on_hand: undefined, value: undefined }], 'UGX'));
  expect(rows[1]).toEqual(['Layers mash', '6001', '1.5', 'bags', '133000', '180000', '']);
  expect(rows[2]?.slice(2, 6)).toEqual(['', 'bags', '133000', '']);
});

test('[IMP-2, CUS-7] a phone without its country keeps its first 0 in a table program: with gaps it is no number', () => {
  const joy = { name: 'Joy', phones: ['0772000118'], balance: -12_50, archived: true };
  expect(cellsOf(customersTable([joy], 'KES'))[1]).toEqual(['Joy', '0772 000 118', '', '', '', '0.00', '12.50', 'Archived']); // prettier-ignore
});
