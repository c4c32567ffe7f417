import { query } from '../../../data/query.ts';
import { combineLatest, switchMap } from 'rxjs';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { fromLedger } from '../../../books/read/balances.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { daysOf, itemGroupsOn } from '../../../books/read/item-books.ts';
import type { StoredGroup } from '../../../books/keep/ledger-store.ts';
import { changesIn, whenBusinessOpen } from '../../../data/live.ts';
import type { LossRow, LossesView } from '../../../contract/stock.ts';
import { namesIn } from '../../../data/names-in.ts';

const NOTHING: LossesView = { rows: [], total: { qty: 0, value: 0 }, by_reason: [], by_person: [] };

/** Losses of an item, newest first, at cost, with the responsible person. [RTE-24, SHP-8] */
export const losses = query({
  name: 'shop.losses',
  read: (deps, { id }) =>
    whenBusinessOpen(
      deps,
      (session) =>
        combineLatest([
          fromLedger(session, ({ db }) => lossGroups(db, id), []),
          changesIn(session.book.stock_entries),
          session.open$,
          session.workspace$,
        ]).pipe(
          switchMap(async ([groups, , open, workspace]) => {
            const entries = await session.book.stock_entries.find(groups.map(({ doc_id }) => doc_id));
            const nameOf = namesIn(workspace, open?.business.id);
            const rows = groups.flatMap((group): LossRow[] => {
              const entry = entries.get(group.doc_id);
              if (entry?.kind !== 'loss') return [];
              const who = entry.responsible;
              return [
                {
                  id: group.doc_id,
                  day: group.day,
                  at: entry.occurred_at,
                  ...lostIn(group, id),
                  reason: entry.reason,
                  responsible: who === undefined ? undefined : (nameOf(who) ?? who),
                  note: entry.note,
                  photo: entry.photo?.path,
                  sync: entry.sync_state,
                },
              ];
            });
            return viewOf(rows);
          }),
        ),
      NOTHING,
    ),
});

/** Found through the days with losses. */
async function lossGroups(db: LedgerDatabase, id: string): Promise<StoredGroup[]> {
  const days = await daysOf(db, id, 'loss');
  const groups = await Promise.all(
    days.toReversed().map(async (day) => (await itemGroupsOn(db, id, day)).toReversed()),
  );
  return groups.flat().filter(({ postings }) => postings.some(({ item, cause }) => item === id && cause === 'loss'));
}

/** Lost quantity and its cost. */
function lostIn({ postings, rows }: StoredGroup, id: string): { qty: number; value: number } {
  const qty = postings.reduce((sum, one) => (one.item === id && one.cause === 'loss' ? sum - (one.qty ?? 0) : sum), 0);
  const value = rows.reduce((sum, row) => (row.item === id && row.account === ACCOUNTS.losses ? sum + row.amount : sum), 0); // prettier-ignore
  return { qty, value };
}

function viewOf(rows: readonly LossRow[]): LossesView {
  const sums = <K extends string>(keyOf: (row: LossRow) => K) => {
    const all = new Map<K, { qty: number; value: number }>();
    for (const row of rows) {
      const { qty, value } = all.get(keyOf(row)) ?? { qty: 0, value: 0 };
      all.set(keyOf(row), { qty: qty + row.qty, value: value + row.value });
    }
    return [...all].sort(([, a], [, b]) => b.value - a.value || b.qty - a.qty);
  };
  return {
    rows,
    total: rows.reduce((all, { qty, value }) => ({ qty: all.qty + qty, value: all.value + value }), NOTHING.total),
    by_reason: sums(({ reason }) => reason).map(([reason, sum]) => ({ reason, ...sum })),
    by_person: sums(({ responsible = '' }) => responsible).map(([name, sum]) => ({ name, ...sum })),
  };
}
