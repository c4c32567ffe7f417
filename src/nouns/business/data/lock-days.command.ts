import { lockUntil } from '../../../contract/inputs/business.ts';
import { command } from '../../../data/command.ts';
import { filter, firstValueFrom, map, race, switchMap, timer } from 'rxjs';
import { closedBooks, type ClosedPart } from '../../../domain/business/closed-books.ts';
import { checkUntil, withLock } from '../../../domain/business/period-lock.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { booksState } from '../../../books/read/books-state.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { closingParts } from '../../reports/data/closed-days.ts';
import type { Session } from '../../../data/session.ts';
import { editSettings } from './edit-business.command.ts';

/** Longest wait for books that are still being computed. Units: ms. */
const WAITS_MS = 15_000;

/**
 * Close all days before a given day, or open all again. Records that arrive for closed days are kept and shown as late
 * [SET-9]; the sums of closed days are stored with the decision, so that the profit of a closed month stays the same.
 * [LED-50] Errors: StillAddingUp, the books are not up to date.
 */
export const lockDays = command({
  name: 'business.lockDays',
  input: lockUntil,
  needs: 'owner',
  run: async (work, { until }) => {
    const { deps, session, open } = work;
    const now = deps.now();
    const checked = checkUntil(until, localDay(now));
    if (!checked.ok) return checked;
    const locks = open.settings.period_locks ?? [];
    const save = (made: { at: string; until?: string; books?: ClosedPart[] }) =>
      editSettings(work, (before) =>
        ok({ ...before, period_locks: withLock(before.period_locks ?? [], made) as typeof before.period_locks }),
      );
    const at = now.toISOString();
    if (until === null) return save({ at });
    const db = await finishedBooks(session);
    if (!db) return refuse({ type: 'StillAddingUp' });
    return save({ at, until, books: await closingParts(db, until, closedBooks(locks)) });
  },
});

/** The books once all records are on this phone and summed; undefined when that takes too long. */
function finishedBooks(session: Session): Promise<LedgerDatabase | undefined> {
  const finished = booksState(session).pipe(
    filter((books) => books?.state === 'current'),
    switchMap(() => session.ledger$),
    map((ledger) => ledger?.db),
  );
  return firstValueFrom(race(finished, timer(WAITS_MS).pipe(map(() => undefined))));
}
