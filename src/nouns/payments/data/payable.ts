import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { saleTotals } from '../../../domain/sales/sale-totals.ts';
import type { Book, SaleDoc } from '../../../store/book.ts';
import { debtId } from '../../../books/keep/names.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';

/** A payable sale with its booked data. Units: minor units. */
export interface SaleToPay {
  readonly sale: SaleDoc;
  readonly customer_id: string | undefined;
  readonly total: number;
  readonly returned: number;
  readonly paid: number;
  readonly balance: number;
}

/** The sale of the business with this id; undefined when it is not on this phone, was voided or cannot be paid. */
export async function saleToPay(
  book: Book,
  db: LedgerDatabase | undefined,
  businessId: string,
  id: string,
): Promise<SaleToPay | undefined> {
  const sale = (await book.sales.find([id])).get(id);
  if (!sale || sale.business_id !== businessId || sale.voided_at !== undefined || sale.kind !== 'sale')
    return undefined;
  const debt = await db?.debts.get(debtId(ACCOUNTS.receivables, id));
  const { total, returned, paid, balance } = saleTotals(sale, '', debt);
  return { sale, customer_id: sale.customer_id, total, returned, paid, balance };
}

/**
 * A customer of the business whose account may be paid; a named customer may pay in advance, so the balance is not
 * checked.
 */
export async function accountToPay(
  book: Book,
  businessId: string,
  id: string,
): Promise<{ readonly customer_id: string; readonly balance: number } | undefined> {
  const customer = (await book.customers.find([id])).get(id);
  return customer?.business_id === businessId ? { customer_id: id, balance: 0 } : undefined;
}
