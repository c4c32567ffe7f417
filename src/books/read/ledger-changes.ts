import { Dexie } from 'dexie';
import { Observable } from 'rxjs';

/** How Dexie names what was written: `idb://database/table/index`, or `all` of everything. */
type Written = Readonly<Record<string, unknown>>;

/**
 * Something was written into a database, by this tab or another one. Dexie's own live queries begin again at each write, while the
 * last reading still runs: with records coming in by the hundred they pile up, and none of them ever answers. Who listens
 * holds its name alone: what Dexie tells outlasts a database that is closed.
 */
export const changesOf = ({ name }: Dexie): Observable<void> =>
  new Observable((observer) => {
    const own = `idb://${name}/`;
    const onWritten = (written: Written) => {
      if ('all' in written || Object.keys(written).some((part) => part.startsWith(own))) observer.next();
    };
    Dexie.on('storagemutated', onWritten);
    return () => Dexie.on.storagemutated.unsubscribe(onWritten);
  });
