import { defer } from 'rxjs';
import { invitePath } from '../../../../schemas/invite.schema.ts';
import { whenSignedIn } from '../../../data/live.ts';
import { query } from '../../../data/query.ts';

/** By what a record with this id stands in the book: papers of the workspace stand by their paths. */
const namesOf = (id: string): string[] => [id, invitePath(id)];

/** Which of some records stand on this phone, by their ids. [SHL-20] */
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
