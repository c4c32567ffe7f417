import { distinctUntilChanged, map, NEVER, switchMap, type Observable } from 'rxjs';
import type { Deps } from './deps.ts';
import { whenSignedIn } from './live.ts';
import type { QueryName } from '../contract/port.ts';

/** What says nothing about all records, and is answered whether they are here or not. */
const ALWAYS: ReadonlySet<QueryName> = new Set<QueryName>([
  'session.current',
  'account.pins',
  'notifications.latest',
  'sync.status',
  'sync.unsent',
  'sync.unreadable',
  'sync.versions',
  'sync.late',
  'protection',
  'ledger.progress',
  'farm.standards',
  'attachments.one',
  'attachments.kept',
  'sales.nextNo',
  'people.invitation',
  'subscription.mine',
  'subscription.plans',
  'subscription.friends',
]);

/** Lists whose rows are shown as they come, and what forms offer to choose from: nobody waits with a customer before them. */
const AS_THEY_COME: ReadonlySet<QueryName> = new Set<QueryName>([
  'sales.list',
  'sales.sellable',
  'sales.findItem',
  'customers.list',
  'customers.page',
  'customers.alike',
  'suppliers.list',
  'suppliers.page',
  'suppliers.alike',
  'expenses.list',
  'expenses.payees',
  'purchases.list',
  'payments.referenceUsed',
  'shop.stock',
  'shop.withBarcode',
  'shop.lastCosts',
  'processing.runs',
  'processing.ingredients',
  'farm.flocks',
  'farm.materials',
  'farm.day',
  'farm.around',
  'farm.own',
  'find.everything',
  'people',
  'businesses',
]);

/**
 * Answers while not all records of the open business are here: a list has the rows that came, and says that it is a part; what is a
 * sum, or one record with what others say of it, is not answered before. Once all are here each question is asked anew. [LED-59]
 */
export function whenComplete<T>(
  deps: Deps,
  name: QueryName,
  ask: () => Observable<T>,
): Observable<{ answer: T; isPart: boolean }> {
  const answers = (isPart: boolean) => ask().pipe(map((answer) => ({ answer, isPart })));
  if (ALWAYS.has(name)) return answers(false);
  return whenSignedIn<boolean | undefined>(deps, ({ isComplete$ }) => isComplete$, true).pipe(
    distinctUntilChanged(),
    switchMap((complete) => {
      if (complete === undefined) return NEVER;
      return complete || AS_THEY_COME.has(name) ? answers(!complete) : NEVER;
    }),
  );
}
