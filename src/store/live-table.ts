import { liveQuery } from 'dexie';
import { Observable } from 'rxjs';

/** Live result of a read of Dexie tables. */
export const liveTable = <T>(read: () => Promise<T>): Observable<T> =>
  new Observable((observer) => {
    const subscription = liveQuery(read).subscribe(observer);
    return () => subscription.unsubscribe();
  });
