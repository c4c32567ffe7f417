import { query } from '../../../data/query.ts';
import { combineLatest, mergeMap } from 'rxjs';
import { birdsPlaced } from '../../../domain/flocks/flock-age.ts';
import type { FlockDoc } from '../../../store/book.ts';
import { bookedHeads } from '../../farm/data/flock-figures.ts';
import { flocksOf } from '../../farm/data/seen-flocks.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { booked } from '../../../books/read/when-booked.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import { readInTurn } from '../../../data/read-in-turn.ts';
import type { FlockEntry } from '../../../contract/exports.ts';

/** All flocks, last placed first, with their booked live birds. [IMP-2, FLK-4] */
export const allFlocks = query({
  name: 'exports.flocks',
  read: (deps) =>
    whenBusinessOpen<readonly FlockEntry[]>(
      deps,
      (session, businessId) =>
        combineLatest([flocksOf(session, businessId), booked(session)]).pipe(
          mergeMap(([flocks, db]) => (db ? [{ flocks, db }] : [])), // the books are about to be opened
          readInTurn(({ flocks, db }) =>
            Promise.all(
              [...flocks].sort((a, b) => (a.placed_on < b.placed_on ? 1 : -1)).map((flock) => entryOf(flock, db)),
            ),
          ),
        ),
      [],
    ),
});

async function entryOf(flock: FlockDoc, db: LedgerDatabase): Promise<FlockEntry> {
  const { id, name, house_name, unit_type, purpose, breed, placed_on, closed_on, sync_state: sync } = flock;
  const known = { name, house_name, unit_type, purpose, breed, placed_on, closed_on, sync };
  return { ...known, placed: birdsPlaced(flock), heads: await bookedHeads(db, id) };
}
