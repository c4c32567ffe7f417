import type { Arrivals } from '../../../contract/sync.ts';
import { map, of, switchMap, type Observable } from 'rxjs';
import type { Book } from '../../../store/book.ts';
import { pulledPaths } from '../../../data/followed-collections.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { Session } from '../../../data/session.ts';
import type { Checkpoint } from '../../../store/upkeep-store.ts';

/** Progress of the arriving records, live, of the open business. */
export const arrivals = (book: Book, { followed$ }: Pick<Session, 'followed$'>): Observable<Arrivals> =>
  followed$.pipe(
    map((followed) => (followed ? pulledPaths(followed, book.uid) : [])),
    switchMap((paths) =>
      paths.length === 0 ? of({ received: 0 }) : liveTable(() => book.upkeep.checkpoints.bulkGet(paths)).pipe(map(arrived)),
    ),
  ); // prettier-ignore

function arrived(read: readonly (Checkpoint | undefined)[]): Arrivals {
  let [received, all, isKnown] = [0, 0, true];
  for (const one of read) {
    const { got = 0, of: there = one?.whole ? got : undefined } = one ?? {};
    // Records added meanwhile arrived as well.
    received += there === undefined ? got : Math.min(got, there);
    all += there ?? 0;
    isKnown &&= there !== undefined;
  }
  return isKnown ? { received, of: all } : { received };
}
