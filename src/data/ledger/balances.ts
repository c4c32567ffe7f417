import { map, of, switchMap, type Observable } from 'rxjs';
import { liveTable } from '../live-table.ts';
import type { Session } from '../session.ts';
import type { KeptLedger } from './keep-ledger.ts';
import type { Debt } from './ledger-store.ts';

/** The answer of the open business's books, live; `otherwise` where none are kept. */
export const fromLedger = <T>(
  { ledger$ }: Session,
  read: (ledger: KeptLedger) => Promise<T>,
  otherwise: T,
): Observable<T> => ledger$.pipe(switchMap((ledger) => (ledger ? liveTable(() => read(ledger)) : of(otherwise))));

/** What each party owes (below 0: paid ahead) on a side, by its id. Units: minor units. */
export const owedByParty = (session: Session, side: Debt['side']): Observable<ReadonlyMap<string, number>> =>
  fromLedger(session, ({ db }) => db.parties.where('id').startsWith(`${side} `).toArray(), []).pipe(
    map((parties) => new Map(parties.map(({ id, open, pool }) => [id.slice(side.length + 1), open - pool]))),
  );
