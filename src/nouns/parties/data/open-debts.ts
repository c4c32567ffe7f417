import { combineLatest, type Observable } from 'rxjs';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Book } from '../../../store/book.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { everyOpenDebt } from '../../../books/read/party-debts.ts';
import type { Deps } from '../../../data/deps.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';

/**
 * A view of all open debts of customers or to suppliers, made again when a debt or a party changes; `nothing` while no
 * business is open. [RTE-58, RTE-59]
 */
export const fromOpenDebts = <View>(
  deps: Deps,
  of: 'customers' | 'vendors',
  viewOf: (book: Book, debts: readonly Debt[], today: string) => Promise<View>,
  nothing: View,
): Observable<View> =>
  whenBusinessOpen(
    deps,
    (session) => {
      const { book } = session;
      const account = of === 'customers' ? ACCOUNTS.receivables : ACCOUNTS.payables;
      const debts$ = fromLedger(session, ({ db }) => everyOpenDebt(db, account), []);
      return combineLatest([debts$, changesIn(book[of])]).pipe(
        readInTurn(([debts]) => viewOf(book, debts, localDay(deps.now())), EVERY_MS.figures),
      );
    },
    nothing,
  );
