import type { Book } from '../../store/book.ts';
import type { LinkStatus } from '../../nouns/sync/data/sync.ts';

type Tell = (change: Partial<LinkStatus>) => void;
const KEY = 'last_sent_at';

/** Pass every change on to `tell`, and report the last sending time of this phone also after a restart. [SYN-13] */
export function withLastSent({ upkeep: { counters } }: Book, tell: Tell): Tell {
  let isSent = false;
  counters.get(KEY).then(
    (kept) => kept && !isSent && tell({ last_sent_at: new Date(kept.value).toISOString() }),
    // A book that is closed, or too full to be read, is reported elsewhere.
    () => undefined,
  );
  return (change) => {
    tell(change);
    if (change.last_sent_at === undefined) return;
    isSent = true;
    // On a full phone the next start reports an older time: nothing in the book depends on it.
    counters.put({ key: KEY, value: Date.parse(change.last_sent_at) }).catch(() => undefined);
  };
}
