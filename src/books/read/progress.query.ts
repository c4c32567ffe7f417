import { query } from '../../data/query.ts';
import type { BooksState } from '../../contract/sync.ts';
import { whenSignedIn } from '../../data/live.ts';
import { booksState } from './books-state.ts';

/** State of the books of the open business; null when none are kept. [LED-47, LED-48, LED-59] */
export const ledgerProgress = query({
  name: 'ledger.progress',
  whileArriving: 'whole',
  read: (deps) => whenSignedIn<BooksState>(deps, booksState, null),
});
