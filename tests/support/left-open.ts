import { OPEN_COLLECTIONS } from 'rxdb';
import { afterAll } from 'vitest';

/*
 * RxDB opens at most 13 collections per process, and test files share a process: a book that a test broke on purpose
 * would otherwise stay open.
 */
afterAll(async () => {
  for (const database of new Set([...OPEN_COLLECTIONS].map((collection) => collection.database)))
    await database.close();
});
