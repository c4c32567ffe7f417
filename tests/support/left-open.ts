import { OPEN_COLLECTIONS } from 'rxdb';
import { afterAll } from 'vitest';

/* RxDB opens 13 collections in a process at most, and files share one: a book that a test broke on purpose stays open otherwise. */
afterAll(async () => {
  for (const database of new Set([...OPEN_COLLECTIONS].map((collection) => collection.database)))
    await database.close();
});
