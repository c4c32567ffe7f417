import type { RxCollection } from 'rxdb/plugins/core';
import { map, of, switchMap, type Observable } from 'rxjs';
import type { Deps } from './deps.ts';
import type { Session } from './session.ts';

/** Live rows of a collection that match a selector, as plain values. */
export const liveRows = <R>(collection: RxCollection, query: Parameters<RxCollection['find']>[0]): Observable<R[]> =>
  (collection.find(query).$ as Observable<{ toMutableJSON(): R }[]>).pipe(
    map((documents) => documents.map((document) => document.toMutableJSON())),
  );

/** The answer for whoever is signed in; `otherwise` while nobody is. */
export const whenSignedIn = <T>(
  { session$ }: Deps,
  answer: (session: Session) => Observable<T>,
  otherwise: T,
): Observable<T> => session$.pipe(switchMap((session) => (session ? answer(session) : of(otherwise))));

/** The answer for the open business; `otherwise` while none is open, or while it is locked here. [SYN-24] */
export const whenBusinessOpen = <T>(
  deps: Deps,
  answer: (session: Session, businessId: string) => Observable<T>,
  otherwise: T,
): Observable<T> =>
  whenSignedIn(
    deps,
    (session) => session.readableId$.pipe(switchMap((id) => (id === undefined ? of(otherwise) : answer(session, id)))),
    otherwise,
  );
