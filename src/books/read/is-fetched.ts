import { combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import { workspacePath } from '../../../schemas/workspace.schema.ts';
import type { Book } from '../../store/book.ts';
import { pulledPaths } from '../../data/followed-collections.ts';
import { liveTable } from '../../store/live-table.ts';
import type { Session } from '../../data/session.ts';

/**
 * True once everything of this business has been read, or when it exists only on this phone; false while another
 * business is open. [LED-59]
 */
export const isFetched = (
  book: Book,
  { open$, followed$ }: Pick<Session, 'open$' | 'followed$'>,
  businessId: string,
): Observable<boolean> =>
  combineLatest([open$, followed$]).pipe(
    map(([open, followed]) => {
      if (open?.business.id !== businessId || followed?.businessId !== businessId) return false;
      return open.business.rev === 0 || [workspacePath.business(businessId), ...pulledPaths(followed, book.uid)];
    }),
    distinctUntilChanged((a, b) => String(a) === String(b)),
    switchMap((paths) => (typeof paths === 'boolean' ? of(paths) : areRead(book, paths))),
    distinctUntilChanged(),
  );

/** The checkpoint of the business itself records that it was founded on this phone. */
const areRead = ({ upkeep }: Book, paths: string[]): Observable<boolean> =>
  liveTable(async () => {
    const [founded, ...read] = await upkeep.checkpoints.bulkGet(paths);
    return founded?.whole === true || read.every((one) => one?.whole === true);
  });
