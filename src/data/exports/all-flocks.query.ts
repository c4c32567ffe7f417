import { query } from '../query.ts';
import { combineLatest, mergeMap } from 'rxjs';
import { birdsPlaced } from '../../domain/flocks/flock-age.ts';
import type { FlockDoc } from '../book.ts';
import { bookedHeads } from '../farm/flock-figures.ts';
import { flocksOf } from '../farm/seen-flocks.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { booked } from '../ledger/when-booked.ts';
import { whenBusinessOpen } from '../live.ts';
import { readInTurn } from '../read-in-turn.ts';
import type { FlockEntry } from '../../contract/exports.ts';

/** All flocks, who was placed last first, with the birds that the books know to be alive. [IMP-2, FLK-4] */
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
