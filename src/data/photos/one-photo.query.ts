import { concat, defer, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs';
import { businessOfPhoto } from '../../domain/photos/photo-path.ts';
import type { Deps } from '../deps.ts';
import { whenBusinessOpen } from '../live.ts';
import { liveTable } from '../live-table.ts';
import type { PhotoView } from '../port.ts';
import type { Session } from '../session.ts';
import type { KeptPhoto, PhotoStore } from './photo-store.ts';

const GONE: PhotoView = { state: 'gone' };

/** A picture of a record: from this phone, else from the server, and kept here then. [SYN-32] */
export const onePhoto = (deps: Deps, { path }: { path: string }): Observable<PhotoView> =>
  whenBusinessOpen<PhotoView>(
    deps,
    (session, businessId) => {
      const { photos } = session.book;
      if (!photos || businessOfPhoto(path) !== businessId) return of(GONE);
      return liveTable(() => photos.photos.get(path)).pipe(
        switchMap((known) => (known ? kept(photos, known) : fromTheServer(deps, session, photos, path, businessId))),
      );
    },
    GONE,
  );

const kept = (photos: PhotoStore, { path, state }: KeptPhoto): Observable<PhotoView> =>
  defer(async (): Promise<PhotoView> => {
    const bytes = await photos.bytesOf(path);
    if (!bytes) return GONE;
    const picture = new Blob([bytes], { type: 'image/jpeg' });
    return { state: 'here', picture, sent: state === 'sent' || state === 'fetched' };
  });

/** Asked for whenever there is a signal; keeping it makes the query above see it. */
const fromTheServer = (
  deps: Deps,
  session: Session,
  photos: PhotoStore,
  path: string,
  business_id: string,
): Observable<PhotoView> =>
  session.sync.link$.pipe(
    map(({ connection }) => connection),
    distinctUntilChanged(),
    switchMap((connection) => {
      if (connection === 'offline') return of<PhotoView>({ state: 'offline' });
      if (connection === 'starting') return of<PhotoView>({ state: 'fetching' });
      const ask = async (): Promise<PhotoView> => {
        try {
          const bytes = await (await deps.photoDoor()).get(path);
          if (bytes === 'gone') return GONE;
          if (bytes === 'unreachable') return { state: 'offline' };
          const at = deps.now().toISOString();
          await photos.keep({ path, business_id, state: 'fetched', size: bytes.byteLength, at }, bytes);
          return { state: 'fetching' };
        } catch (fault) {
          console.warn('photo not fetched', fault);
          return { state: 'offline' };
        }
      };
      return concat(of<PhotoView>({ state: 'fetching' }), defer(ask));
    }),
  );
