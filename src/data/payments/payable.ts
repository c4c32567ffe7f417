import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { saleTotals } from '../../domain/sales/sale-totals.ts';
import type { Book, SaleDoc } from '../book.ts';
import { debtId } from '../ledger/allocate.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';

/** A sale that may be paid, with what the books have of it. Units: minor units. */
export interface SaleToPay {
  readonly sale: SaleDoc;
  readonly total: number;
  readonly paid: number;
  readonly balance: number;
}

/** The sale of the business with this id; undefined when it is not here, was voided or is none that is paid. */
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
  const { total, paid, balance } = saleTotals(sale, '', debt);
  return { sale, total, paid, balance };
}
