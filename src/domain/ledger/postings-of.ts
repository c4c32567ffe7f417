import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { Customer } from '../../../schemas/customer.schema.ts';
import type { Expense } from '../../../schemas/expense.schema.ts';
import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import type { Payment } from '../../../schemas/payment.schema.ts';
import type { Purchase } from '../../../schemas/purchase.schema.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import type { StockEntry } from '../../../schemas/stock-entry.schema.ts';
import type { Vendor } from '../../../schemas/vendor.schema.ts';
import { postActivity } from './post-activity.ts';
import { postExpense } from './post-expense.ts';
import { postFlock } from './post-flock.ts';
import { postPayment } from './post-payment.ts';
import { postPurchase } from './post-purchase.ts';
import { postSale } from './post-sale.ts';
import { postStockEntry } from './post-stock-entry.ts';
import { ACCOUNTS, DAY_START, type FixedGroup } from './posting.ts';
import { writerOf, type Writer } from './writer.ts';

/** A document as far as this goes: its id, and whether it counts. */
export interface Booked {
  readonly id: string;
  readonly voided_at?: string | undefined;
}

/**
 * What a document means for the books, by moment: of that document alone, without clock, settings or any other document. A void
 * means nothing at all. [LED-20, LED-4] Units: minor units and base units. The document must be valid by its schema.
 */
export function postingsOf(kind: CollectionBelow, document: Booked): FixedGroup[] {
  if (document.voided_at !== undefined) return [];
  const write = writerOf(document.id, kind);
  post[kind]?.(document, write);
  return write.groups();
}

/** Items and materials mean nothing by themselves. */
const post: Partial<Record<CollectionBelow, (document: Booked, write: Writer) => void>> = {
  sales: (document, write) => postSale(document as Sale, write),
  payments: (document, write) => postPayment(document as Payment, write),
  purchases: (document, write) => postPurchase(document as Purchase, write),
  expenses: (document, write) => postExpense(document as Expense, write),
  stock_entries: (document, write) => postStockEntry(document as StockEntry, write),
  farm: (document, write) => postFlock(document as Flock, write),
  farm_activities: (document, write) => postActivity(document as FarmActivity, write),
  customers: (document, write) => postOpeningDebt(document as Customer, 1, write),
  vendors: (document, write) => postOpeningDebt(document as Vendor, -1, write),
};

/** What was owed before the book began; the party itself is what is settled. [LED-39, CUS-1] */
function postOpeningDebt(
  { id, opening_balance = 0, opening_on }: Customer | Vendor,
  sign: 1 | -1,
  write: Writer,
): void {
  if (opening_on === undefined) return;
  write.at(opening_on, DAY_START);
  const account = sign > 0 ? ACCOUNTS.receivables : ACCOUNTS.payables;
  write.money('opening', account, sign * opening_balance, { party: id, target: id, due: opening_on });
  write.money('opening.from', ACCOUNTS.opening, -sign * opening_balance);
}
