import { query } from '../../../data/query.ts';
import { dequal } from 'dequal/lite';
import { combineLatest, map } from 'rxjs';
import { differingFields } from '../../../domain/sync/differing-fields.ts';
import { type CollectionName, storeNamed } from '../../../store/book.ts';
import { keyOfRow } from '../../../store/journal.ts';
import { whenSignedIn } from '../../../data/live.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { LastChange, TwoVersions } from '../../../contract/sync.ts';
import type { Row } from '../../../store/row-store.ts';
import { replicatedFields } from '../../../store/save.ts';

type Changed = {
  readonly history?:
    | readonly { readonly by: string; readonly at: string; readonly reason?: string | undefined }[]
    | undefined;
} & Partial<Record<'voided_at' | 'voided_by' | 'void_reason', string>>;

/**
 * Conflicts between two phones: the local version, which was kept as a copy, beside the stored version of the other;
 * with the author, time and reason of each. [SYN-26]
 */
export const twoVersions = query({
  name: 'sync.versions',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn<readonly TwoVersions[]>(
      deps,
      ({ book, workspace$ }) => {
        const copies$ = liveTable(async () => {
          const copies = await book.upkeep.copies.toArray();
          return Promise.all(
            copies.map(async ({ key, collection, mine, error }) => {
              const store = storeNamed(book, collection as CollectionName);
              const row = keyOfRow(collection, mine);
              const theirs = (await store.find([row])).get(row);
              const fields = differingFields(replicatedFields(mine), theirs ? replicatedFields(theirs) : {});
              const base = mine.sync_base;
              // Fields that only the other side changed stay, whichever version is chosen.
              const asked = fields.filter((field) => !base || !dequal(base[field.name], field.mine));
              return { id: key, collection, at: error.at, fields: asked, mine, theirs };
            }),
          );
        });
        return combineLatest([copies$, workspace$]).pipe(
          map(([versions, { members }]) => {
            const names = new Map(members.map(({ user_id, name }) => [user_id, name]));
            return versions
              .filter(({ fields }) => fields.length > 0)
              .map(({ mine, theirs, ...rest }) => ({
                ...rest,
                mine: lastChange(mine, names),
                theirs: lastChange(theirs, names),
              }));
          }),
        );
      },
      [],
    ),
});

/** The void, or else the last entry of the history; undefined for a record never changed since its creation. */
function lastChange(row: Row | undefined, names: ReadonlyMap<string, string>): LastChange | undefined {
  const { voided_at, voided_by = '', void_reason, history } = (row ?? {}) as Changed;
  if (voided_at !== undefined) return { by: names.get(voided_by), at: voided_at, reason: void_reason };
  const last = history?.at(-1);
  return last && { by: names.get(last.by), at: last.at, reason: last.reason };
}
