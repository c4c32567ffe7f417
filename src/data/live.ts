import type { RxCollection } from 'rxdb/plugins/core';
import { map, merge, of, ReplaySubject, share, startWith, switchMap, timer, type Observable } from 'rxjs';
import type { Deps } from './deps.ts';
import { readIndex } from '../store/read-index.ts';
import type { RowStore } from '../store/row-store.ts';
import type { Session } from './session.ts';
import { readInTurn } from './read-in-turn.ts';

/** Live rows of a collection that match a selector, as plain values. */
export const liveRows = <R>(collection: RxCollection, query: Parameters<RxCollection['find']>[0]): Observable<R[]> =>
  (collection.find(query).$ as Observable<{ toMutableJSON(): R }[]>).pipe(
    map((documents) => documents.map((document) => document.toMutableJSON())),
  );

/** Emit now, and whenever a record of these collections has changed. */
export const changesIn = (...stores: readonly Pick<RowStore, 'collection'>[]): Observable<unknown> =>
  merge(...stores.map(({ collection }) => collection.$)).pipe(startWith(undefined));

/** A day later than every day. */
const LAST_DAY = '9999-12-31';

/** Result of a read, now and after every change in the collection. */
const readAgain = <R>({ $ }: RxCollection, read: () => Promise<R[]>): Observable<R[]> =>
  $.pipe(startWith(undefined), readInTurn(read));

/** Keep a result this long after the last subscriber: a search queries again with each letter. Units: ms. */
const KEPT_MS = 3_000;
const things = new WeakMap<RxCollection, Map<string, Observable<unknown[]>>>();

/**
 * All things of a business, live and as plain values, read once for all subscribers in one IndexedDB request; RxDB
 * would build a document of each row first, which takes long for ten thousand rows. Use it for views that stay
 * subscribed: its first answer may be a tenth of a second old.
 */
export function liveThings<R>({ collection }: RowStore<R>, businessId: string): Observable<R[]> {
  const known = things.get(collection) ?? new Map<string, Observable<unknown[]>>();
  things.set(collection, known);
  const live =
    known.get(businessId) ??
    readAgain(collection, () =>
      readIndex<R>(collection, ['business_id'], { from: [businessId], to: [businessId] }),
    ).pipe(share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(KEPT_MS) }));
  known.set(businessId, live);
  return live as Observable<R[]>;
}

/** Facts of a business from a day on, live; one IndexedDB request each time, as for things. */
export const liveFacts = <R>({ collection }: RowStore<R>, businessId: string, since: string): Observable<R[]> =>
  readAgain(collection, () =>
    readIndex<R>(collection, ['business_id', 'day'], { from: [businessId, since], to: [businessId, LAST_DAY] }),
  );

/** The answer for the signed-in user; `otherwise` while no user is signed in. */
export const whenSignedIn = <T>(
  { session$ }: Deps,
  answer: (session: Session) => Observable<T>,
  otherwise: T,
): Observable<T> => session$.pipe(switchMap((session) => (session ? answer(session) : of(otherwise))));

/** The answer for the open business; `otherwise` while none is open, or while it is locked on this phone. [SYN-24] */
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
