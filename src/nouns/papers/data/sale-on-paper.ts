import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { paperFigures, type Paper } from '../../../domain/papers/paper.ts';
import { saleTotals } from '../../../domain/sales/sale-totals.ts';
import { peopleNow } from '../../parties/data/people-now.ts';
import type { Book, CustomerDoc, SaleDoc } from '../../../store/book.ts';
import { debtId } from '../../../books/keep/names.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { OpenBusiness } from '../../../data/session.ts';

/** A sale of the open business with its paper. */
export interface SaleOnPaper {
  readonly sale: SaleDoc;
  readonly paper: Paper;
}

/** The sale with this id as a paper, with the booked payments; undefined when it is not on this phone. [INV-1] */
export async function saleOnPaper(
  book: Book,
  db: LedgerDatabase | undefined,
  open: OpenBusiness,
  id: string,
): Promise<SaleOnPaper | undefined> {
  const sale = (await book.sales.find([id])).get(id);
  if (!sale || sale.business_id !== open.business.id) return undefined;
  const posts = sale.kind === 'sale' && sale.voided_at === undefined;
  const debt = posts ? await db?.debts.get(debtId(ACCOUNTS.receivables, id)) : undefined;
  const buyer =
    sale.customer_id === undefined
      ? undefined
      : (await peopleNow(book.customers, [sale.customer_id])).get(sale.customer_id);
  return { sale, paper: paperOf({ sale, open, buyer }, saleTotals(sale, '', debt)) };
}

interface About {
  readonly sale: SaleDoc;
  readonly open: OpenBusiness;
  readonly buyer: CustomerDoc | undefined;
}

function paperOf({ sale, open, buyer }: About, money: Pick<Paper, 'returned' | 'paid' | 'balance'>): Paper {
  const { business, settings } = open;
  const figures = paperFigures(sale, money);
  const { name, address, phone, tax_id, website, logo } = business;
  return {
    seller: { name, ...(address && { address }), ...(phone && { phone }), ...(tax_id && { tax_id }), ...(website && { website }), ...(logo && { logo }) }, // prettier-ignore
    number: `${settings.number_prefix ?? ''}${sale.sale_no}`,
    day: sale.day,
    ...(sale.customer_name && { customer_name: sale.customer_name }),
    ...(figures.taxes && buyer?.tax_id && { customer_tax_id: buyer.tax_id }),
    ...(figures.taxes && settings.taxes && { tax_name: settings.taxes.name }),
    currency: settings.currency,
    ...(sale.due_date && { due_date: sale.due_date }),
    ...(settings.receipt_header && { header: settings.receipt_header }),
    ...(settings.receipt_footer && { footer: settings.receipt_footer }),
    ...figures,
  };
}
