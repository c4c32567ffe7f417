import { defer } from 'rxjs';
import { invitePath } from '../../../../schemas/invite.schema.ts';
import { whenSignedIn } from '../../../data/live.ts';
import { query } from '../../../data/query.ts';

/** Keys under which a record with this id may be stored: documents of the workspace are stored by their paths. */
const namesOf = (id: string): string[] => [id, invitePath(id)];

/** Which of some ids are stored on this phone. [SHL-20] */
export const savedRecords = query({
  name: 'sync.saved',
  whileArriving: 'whole',
  read: (deps, { ids }) =>
    whenSignedIn<readonly string[]>(
      deps,
      ({ book }) =>
        defer(async () => {
          const found = await Promise.all(book.stores.map((store) => store.find(ids.flatMap(namesOf))));
          return ids.filter((id) => namesOf(id).some((name) => found.some((rows) => rows.has(name))));
        }),
      [],
    ),
});
