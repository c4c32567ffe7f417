import { query } from '../../../data/query.ts';
import { combineLatest } from 'rxjs';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import { rowsById, storesOf } from '../../../store/book.ts';
import { LATE_DAYS, lateSince } from '../../../books/keep/work-list.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { booked } from '../../../books/read/when-booked.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { ChangeRow } from '../../../contract/home.ts';
import type { QueryInput } from '../../../contract/port.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import { changesOf } from './changes-of.ts';
import { newsOf, ownNews, type Changed, type News } from './news-of.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';
import { namesIn } from '../../../data/names-in.ts';

type Input = QueryInput<'home.changes'>;

/** Limit of records read per collection: a user who was away for long sees the newest. */
const MAX_READ = 3_000;

/**
 * Changes by others since an instant, including records that only arrived since: created, edited or voided; or the
 * changes that this person made today. Reads the newest records, and those of older days that arrived since.
 * [RPT-1, RPT-2]
 */
export const homeChanges = query({
  name: 'home.changes',
  read: (deps, input) =>
    whenBusinessOpen<readonly ChangeRow[]>(
    deps,
    (session, businessId) => {
      const stores = storesOf(session.book, 'fact');
      return combineLatest([changesIn(...stores), session.workspace$, booked(session)]).pipe(
        readInTurn(
          ([, workspace, db]) => readChanges(stores, { ...input, db, me: session.book.uid, businessId, today: localDay(deps.now()), nameOf: namesIn(workspace, businessId) }),
          EVERY_MS.overview,
        ),
      );
    },
    [],
  ), // prettier-ignore
});

interface About extends Input {
  readonly db: LedgerDatabase | undefined;
  readonly me: string;
  readonly businessId: string;
  readonly today: string;
  readonly nameOf: (uid: string) => string | undefined;
}

async function readChanges(stores: readonly RowStore[], about: About): Promise<ChangeRow[]> {
  const { whose, since, db, me, businessId, today } = about;
  const oldest = whose === 'mine' ? addDays(today, -1) : addDays(localDay(new Date(since)), -LATE_DAYS);
  const until = newestFirst(`${oldest}T00:00:00.000Z`);
  const toldOf = (collection: string, row: Changed): News | undefined => {
    if (whose === 'others') return newsOf(collection, row, { me, since });
    return row.created_by === me && localDay(new Date(row.created_at)) === today ? ownNews(collection, row) : undefined;
  };
  const late = whose === 'others' && db ? await lateSince(db, since, MAX_READ) : new Map<string, string[]>();
  const found = await Promise.all(
    stores.map(async (store) => {
      const newest = await store.newest(businessId, 0, until, MAX_READ);
      const older = await rowsById(store, late.get(store.name) ?? []);
      const rows = [...new Map([...newest, ...older].map((row) => [row['id'], row])).values()] as unknown as Changed[];
      return rows.filter((row) => row.sync_state !== 'rejected').flatMap((row) => toldOf(store.name, row) ?? []);
    }),
  );
  return changesOf(found.flat(), about.nameOf);
}
