import { Dexie } from 'dexie';
import { Observable } from 'rxjs';

/** Dexie's keys for changed parts: `idb://database/table/index`, or `all` for everything. */
type Written = Readonly<Record<string, unknown>>;

/**
 * Emits when something was written to a database, by this tab or another. Dexie's own live queries restart at each
 * write while the last read still runs: with records arriving by the hundred they pile up and none ever answers. The
 * subscription holds only the name, because Dexie's event outlives a closed database.
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
