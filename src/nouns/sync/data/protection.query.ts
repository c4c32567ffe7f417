import { query } from '../../../data/query.ts';
import { of } from 'rxjs';
import type { Protection } from '../../../contract/sync.ts';
import { whenSignedIn } from '../../../data/live.ts';

const NONE: Protection = { journal: 'off', reason: 'unsupported', waiting_in_journal: 0 };

/** Whether records saved on this phone have a second copy, and when the book was restored from it. [SYN-20, SYN-21] */
export const protection = query({
  name: 'protection',
  whileArriving: 'whole',
  read: (deps) => whenSignedIn(deps, ({ book }) => book.journal?.protection$ ?? of(NONE), NONE),
});
