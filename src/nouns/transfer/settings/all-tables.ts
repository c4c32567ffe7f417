import { t } from '@lingui/core/macro';
import { askWhole } from '../../../client/ask.ts';
import { ALL_ROWS } from '../../../client/use-whole-list.ts';
import type { Table } from '../../../domain/exports/table.ts';
import { expensesTable } from '../shared/tables/expenses-table.ts';
import { farmRecordsTable } from '../shared/tables/farm-records-table.ts';
import { flocksTable } from '../shared/tables/flocks-table.ts';
import { paymentsTable } from '../shared/tables/payments-table.ts';
import { customersTable, suppliersTable } from '../shared/tables/people-tables.ts';
import { purchasesTable } from '../shared/tables/purchases-table.ts';
import { saleLinesTable } from '../shared/tables/sale-lines-table.ts';
import { salesTable } from '../shared/tables/sales-table.ts';
import { stockTable } from '../shared/tables/stock-table.ts';

/** A table with its file name, which is the same in every language. */
export interface NamedTable {
  readonly file: string;
  readonly table: Table;
}

const NOTHING = {};
/** All rows of a list, of all days. */
const ALL = { search: '', range: null, limit: ALL_ROWS };
const ALL_STOCK = { search: '', shown: 'all' } as const;

/**
 * Everything of the open business as tables for people, without empty ones: the answers of the lists, so their figures
 * are the same. Waits until all records are here and booked. [IMP-2, LED-59] Errors: rejects with `SomebodyElse` when
 * the user leaves meanwhile.
 */
export async function allTables(currency: string): Promise<readonly NamedTable[]> {
  // One after the other: each alone fills the memory of a small phone.
  const sales = await askWhole('sales.list', { ...ALL, tab: 0 });
  const lines = await askWhole('exports.saleLines', NOTHING);
  const payments = await askWhole('exports.payments', NOTHING);
  const purchases = await askWhole('purchases.list', { ...ALL, materials: true });
  const expenses = await askWhole('expenses.list', { ...ALL, category: null });
  const customers = await askWhole('exports.customers', NOTHING);
  const suppliers = await askWhole('exports.suppliers', NOTHING);
  const isValued = ({ worth }: { worth?: number | undefined }) => worth !== undefined;
  const stock = await askWhole('shop.stock', ALL_STOCK, isValued);
  const materials = await askWhole('shop.stock', { ...ALL_STOCK, materials: '' }, isValued);
  const flocks = await askWhole('exports.flocks', NOTHING);
  const records = await askWhole('exports.farmRecords', NOTHING);
  const tables: readonly NamedTable[] = [
    { file: 'sales', table: salesTable(sales.rows, currency) },
    { file: 'sale-lines', table: saleLinesTable(lines, currency) },
    { file: 'payments', table: paymentsTable(payments, currency) },
    { file: 'purchases', table: purchasesTable(purchases.rows, currency) },
    { file: 'expenses', table: expensesTable(expenses.rows, currency) },
    { file: 'customers', table: customersTable(customers, currency) },
    { file: 'suppliers', table: suppliersTable(suppliers, currency) },
    { file: 'stock', table: stockTable(stock.rows, currency) },
    { file: 'materials', table: stockTable(materials.rows, currency, t`Feed and materials`) },
    { file: 'flocks', table: flocksTable(flocks, currency) },
    { file: 'farm-records', table: farmRecordsTable(records, currency) },
  ];
  return tables.filter(({ table }) => table.rows.length > 0);
}
