import { query } from '../../../data/query.ts';
import { combineLatest, from, switchMap } from 'rxjs';
import type { Payment } from '../../../../schemas/payment.schema.ts';
import { paidTwice } from '../../../domain/payments/paid-twice.ts';
import type { Book } from '../../../store/book.ts';
import { liveRows, whenBusinessOpen } from '../../../data/live.ts';
import type { MaybePaidTwice } from '../../../contract/payments.ts';
import type { Workspace } from '../../../data/session.ts';
import { namesIn } from '../../../data/names-in.ts';

/** A duplicate is found soon: check this many of the newest payments. */
const RECENT = 300;

/** Payments that may have been recorded twice, newest first. [MSG-18, PAY-8] */
export const maybePaidTwice = query({
  name: 'payments.twice',
  read: (deps) =>
    whenBusinessOpen<readonly MaybePaidTwice[]>(
      deps,
      ({ book, workspace$ }, businessId) =>
        combineLatest([
          liveRows<Payment>(book.payments.collection, {
            selector: { business_id: { $eq: businessId } },
            sort: [{ business_id: 'asc' }, { newest_first: 'asc' }],
            limit: RECENT,
          }),
          workspace$,
        ]).pipe(switchMap(([payments, workspace]) => from(named(book, workspace, payments)))),
      [],
    ),
});

async function named(
  book: Book,
  workspace: Workspace,
  payments: readonly Payment[],
): Promise<readonly MaybePaidTwice[]> {
  const pairs = paidTwice(payments);
  const customers = await book.customers.find(pairs.flatMap(({ first: { party_id } }) => party_id ?? []));
  const seen = ({ id, occurred_at, received_by, business_id }: Payment) => ({
    id,
    at: occurred_at,
    by: namesIn(workspace, business_id)(received_by),
  });
  return pairs.map(({ first, second }) => ({
    amount: second.amount,
    customer_name: customers.get(second.party_id ?? '')?.name,
    first: seen(first),
    second: seen(second),
  }));
}
