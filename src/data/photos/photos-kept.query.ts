import { of, type Observable } from 'rxjs';
import type { Deps } from '../deps.ts';
import { whenSignedIn } from '../live.ts';
import { liveTable } from '../live-table.ts';
import type { PhotosKept } from '../port.ts';

const NONE: PhotosKept = { waiting: 0, refused: 0, count: 0, size: 0, wifiOnly: false };

/** How many pictures this phone has, how many of them are not sent yet, and what they use. [SYN-32] */
export const photosKept = (deps: Deps): Observable<PhotosKept> =>
  whenSignedIn(
    deps,
    ({ book: { photos } }) =>
      photos
        ? liveTable(async (): Promise<PhotosKept> => {
            const all = await photos.photos.toArray();
            const inState = (wanted: string) => all.filter(({ state }) => state === wanted).length;
            return {
              waiting: inState('waiting'),
              refused: inState('refused'),
              count: all.length,
              size: all.reduce((sum, { size }) => sum + size, 0),
              wifiOnly: await photos.wifiOnly(),
            };
          })
        : of(NONE),
    NONE,
  );
