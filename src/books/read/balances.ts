import { combineLatest, filter, map, NEVER, of, startWith, switchMap, type Observable } from 'rxjs';
import { EVERY_MS, readInTurn } from '../../data/read-in-turn.ts';
import type { Session } from '../../data/session.ts';
import type { KeptLedger } from '../keep/keep-ledger.ts';
import { changesOf } from './ledger-changes.ts';
import type { Debt } from '../keep/ledger-store.ts';

/**
 * Live answer from the books of the open business; `otherwise` when no books are kept, and while they lack records.
 * [LED-59]
 */
export const fromLedger = <T>(
  { ledger$, isComplete$ }: Session,
  read: (ledger: KeptLedger) => Promise<T>,
  otherwise: T,
): Observable<T> =>
  combineLatest([ledger$, isComplete$]).pipe(
    switchMap(([ledger, complete]) => {
      if (complete === undefined) return NEVER;
      return ledger && complete ? liveRead(ledger, read) : of(otherwise);
    }),
  );

const liveRead = <T>(ledger: KeptLedger, read: (ledger: KeptLedger) => Promise<T>): Observable<T> =>
  changesOf(ledger.db.db).pipe(
    startWith(undefined),
    readInTurn(() => read(ledger).then((answer) => ({ answer }), nothingWhenClosed), EVERY_MS.figures),
    filter((found) => found !== undefined),
    map(({ answer }) => answer),
  );

/** Ignore reads that fail because the books were closed: another business was opened, or the user signed out. */
export function nothingWhenClosed(fault: unknown): undefined {
  if (!CLOSED.has((fault as Error).name)) throw fault;
}
const CLOSED = new Set(['DatabaseClosedError', 'AbortError']);

/** Amount owed by each party on a side, by party id (negative when paid in advance). Units: minor units. */
export const owedByParty = (session: Session, side: Debt['side']): Observable<ReadonlyMap<string, number>> =>
  fromLedger(session, ({ db }) => db.parties.where('id').startsWith(`${side} `).toArray(), []).pipe(
    map((parties) => new Map(parties.map(({ id, open, pool }) => [id.slice(side.length + 1), open - pool]))),
  );
