import { firstPayments } from '../../../domain/sales/first-payments.ts';
import { query } from '../../../data/query.ts';
import { from } from 'rxjs';
import { keptReference } from '../../../domain/payments/check-payment.ts';
import type { Book } from '../../../store/book.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { QueryInput } from '../../../contract/port.ts';
import { newestFirst } from '../../../store/rx-schema.ts';

/** Mobile money numbers are unique: a duplicate is searched within this time, in a limited number of records. */
const LOOK_BACK_MS = 90 * 24 * 3_600_000;
const MAX_READ = 3_000;

/**
 * The day on which a transaction number was used before, in a payment or the first payment of a sale; null when it was
 * not. [PAY-4, MSG-10]
 */
export const referenceUsed = query({
  name: 'payments.referenceUsed',
  whileArriving: 'rows',
  read: (deps, { reference, except }) =>
    whenBusinessOpen<{ at: string } | null>(
      deps,
      ({ book }, businessId) => from(lastUse(book, businessId, { reference, except }, deps.now())),
      null,
    ),
});

async function lastUse(
  book: Book,
  businessId: string,
  { reference, except }: QueryInput<'payments.referenceUsed'>,
  now: Date,
): Promise<{ at: string } | null> {
  const wanted = keptReference(reference);
  if (wanted === undefined) return null;
  const until = newestFirst(new Date(now.getTime() - LOOK_BACK_MS).toISOString());
  const [sales, payments] = await Promise.all([
    book.sales.newest(businessId, 0, until, MAX_READ),
    book.payments.newest(businessId, 0, until, MAX_READ),
  ]);
  const uses = [
    ...sales.flatMap((sale) => firstPayments(sale).map((paid) => ({ ...sale, reference: paid.reference }))),
    ...payments,
  ].filter((one) => one.reference === wanted && one.voided_at === undefined && one.id !== except);
  const latest = uses.reduce((last, { occurred_at }) => (occurred_at > last ? occurred_at : last), '');
  return latest === '' ? null : { at: latest };
}
