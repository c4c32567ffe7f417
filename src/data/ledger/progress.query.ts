import { of, switchMap, type Observable } from 'rxjs';
import type { Deps } from '../deps.ts';
import { whenSignedIn } from '../live.ts';
import type { LedgerProgress } from './keep-ledger.ts';

/** How the books of the open business stand; null where none are kept. [LED-47, LED-48] */
export const ledgerProgress = (deps: Deps): Observable<LedgerProgress | null> =>
  whenSignedIn<LedgerProgress | null>(
    deps,
    ({ ledger$ }) => ledger$.pipe(switchMap((ledger) => ledger?.progress$ ?? of(null))),
    null,
  );
