import type { Book } from '../../store/book.ts';
import type { LinkStatus } from '../../nouns/sync/data/sync.ts';

type Tell = (change: Partial<LinkStatus>) => void;
const KEY = 'last_sent_at';

/** Tells what it is told, and when this phone sent last also after it was closed. [SYN-13] */
export function withLastSent({ upkeep: { counters } }: Book, tell: Tell): Tell {
  let isSent = false;
  counters.get(KEY).then(
    (kept) => kept && !isSent && tell({ last_sent_at: new Date(kept.value).toISOString() }),
    // A book that is closed, or too full to be read, says so elsewhere.
    () => undefined,
  );
  return (change) => {
    tell(change);
    if (change.last_sent_at === undefined) return;
    isSent = true;
    // On a full phone the next start tells an older time: nothing of the book hangs on it.
    counters.put({ key: KEY, value: Date.parse(change.last_sent_at) }).catch(() => undefined);
  };
}
