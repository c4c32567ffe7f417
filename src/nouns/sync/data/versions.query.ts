import { query } from '../../../data/query.ts';
import { deepEqual } from 'rxdb/plugins/core';
import { map } from 'rxjs';
import { differingFields } from '../../../domain/sync/differing-fields.ts';
import { type CollectionName, storeNamed } from '../../../store/book.ts';
import { keyOfRow } from '../../../store/journal.ts';
import { whenSignedIn } from '../../../data/live.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { TwoVersions } from '../../../contract/sync.ts';
import { replicatedFields } from '../../../store/save.ts';

/** What was changed on two phones at once: mine, which was kept, beside theirs, which stands. [SYN-26] */
export const twoVersions = query({
  name: 'sync.versions',
  whileArriving: 'whole',
  read: (deps) =>
    whenSignedIn<readonly TwoVersions[]>(
      deps,
      ({ book }) =>
        liveTable(async () => {
          const copies = await book.upkeep.copies.toArray();
          return Promise.all(
            copies.map(async ({ key, collection, mine, error }) => {
              const store = storeNamed(book, collection as CollectionName);
              const row = keyOfRow(collection, mine);
              const theirs = (await store.find([row])).get(row);
              const fields = differingFields(replicatedFields(mine), theirs ? replicatedFields(theirs) : {});
              const base = mine.sync_base;
              // What only they changed stands whichever is kept.
              const asked = fields.filter((field) => !base || !deepEqual(base[field.name], field.mine));
              return { id: key, collection, at: error.at, fields: asked };
            }),
          );
        }).pipe(map((versions) => versions.filter(({ fields }) => fields.length > 0))),
      [],
    ),
});
