import { dequal } from 'dequal/lite';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  Observable,
  of,
  shareReplay,
  startWith,
  switchMap,
} from 'rxjs';
import type { Invite } from '../../schemas/invite.schema.ts';
import { type Business, type Member, type Settings, type User, workspacePath } from '../../schemas/workspace.schema.ts';
import { isWhole } from '../books/keep/dexie-ledger.ts';
import { keepLedger, type KeepOptions, type KeptLedger } from '../books/keep/keep-ledger.ts';
import { nothingWhenClosed } from '../books/read/balances.ts';
import { isFetched } from '../books/read/is-fetched.ts';
import { localDay } from '../domain/time/local-day.ts';
import { tellTimeIn } from '../domain/time/zone.ts';
import type { Sync } from '../nouns/sync/data/sync.ts';
import { memberships, type Book, type Exclusive, type WorkspaceDoc } from '../store/book.ts';
import type { StoredSession } from '../store/device-store.ts';
import { liveTable } from '../store/live-table.ts';
import type { BusinessLock } from '../store/upkeep-store.ts';
import { businessIdsOf, chosenBusiness, openBusiness, type Followed, type Session, type Workspace } from './session.ts';

/** Dependencies of a session beside the book. */
export interface SessionDeps {
  readonly isSample?: boolean | undefined;
  readonly syncOf: (followed$: Session['followed$']) => Sync;
  readonly now: () => Date;
  /** Emits at once, and when the known time offset has changed. */
  readonly timeTold$?: Observable<number> | undefined;
  /** One tab of this device at a time keeps the books of a business. */
  readonly keepAlone: (businessId: string) => Exclusive;
}

/** Compute once for all subscribers while there are any: each screen asks a dozen times for the open business. */
const once = <T>() => shareReplay<T>({ bufferSize: 1, refCount: true });

export function startSession(
  me: StoredSession,
  book: Book,
  { isSample = false, syncOf, now, timeTold$ = of(0), keepAlone }: SessionDeps,
): Session {
  const me$ = new BehaviorSubject(me);
  const documents$ = memberships(book.workspace.collection).$;
  const workspace$ = (documents$ as Observable<{ toMutableJSON(): WorkspaceDoc }[]>).pipe(
    map((documents) =>
      workspaceOf(
        documents.map((d) => d.toMutableJSON()),
        book.uid,
      ),
    ),
    once(),
  );
  const businessId$ = combineLatest([me$, workspace$]).pipe(map(([own, { user }]) => chosenBusiness(own, user)));
  const locks$ = book.upkeep.locks$.pipe(once());
  const followed$ = combineLatest([businessId$, workspace$]).pipe(
    map(([id, workspace]) => (id === undefined ? undefined : followed(id, workspace, book.uid))),
    distinctUntilChanged(dequal),
    once(),
  );
  const readableId$ = combineLatest([businessId$, locks$, workspace$, timeTold$]).pipe(
    map(([id, locks, { settings }, off]) =>
      isLocked(id, locks) ? {} : { id, off, zone: settings.find(({ business_id }) => business_id === id)?.time_zone },
    ),
    distinctUntilChanged(dequal),
    // Queries by day are answered again when days begin at another time, or the day has changed. [SET-4, DOC-18]
    map(({ id, zone }) => {
      tellTimeIn(zone);
      return id;
    }),
    once(),
  );
  const open$ = combineLatest([readableId$, workspace$]).pipe(
    map(([id, workspace]) => openBusiness(id, workspace, book.uid)),
    once(),
  );
  const isFetchedOf = (id: string) => (isSample ? of(true) : isFetched(book, { open$, followed$ }, id));
  const isKnown$ = workspace$.pipe(map(({ user }) => isSample || user !== undefined));
  const isFetched$ = readableId$.pipe(
    switchMap((id) => (id === undefined ? isKnown$ : isFetchedOf(id))),
    once(),
  );
  const ledger$ = open$.pipe(
    map((open) => (open && open.member.role !== 'attendant' ? open.business.id : undefined)),
    distinctUntilChanged(),
    switchMap((id) =>
      id === undefined
        ? of(undefined)
        : kept({
            book,
            businessId: id,
            today: () => localDay(now()),
            alone: keepAlone(id),
            isFetched$: isFetchedOf(id),
          }),
    ),
    once(),
  );
  const isComplete$ = ledger$.pipe(
    switchMap((ledger) =>
      (ledger ? liveTable(() => isWhole(ledger.db).catch(nothingWhenClosed)) : isFetched$).pipe(startWith(undefined)),
    ),
    distinctUntilChanged(),
    once(),
  );
  const sync = syncOf(followed$);
  return { isSample, me$, book, workspace$, businessId$, readableId$, followed$, open$, locks$, ledger$, isFetched$, isComplete$, sync }; // prettier-ignore
}

const kept = (options: KeepOptions): Observable<KeptLedger> =>
  new Observable((observer) => {
    const ledger = keepLedger(options);
    observer.next(ledger.kept);
    return () => ledger.stop();
  });

function workspaceOf(rows: readonly WorkspaceDoc[], uid: string): Workspace {
  const ofKind = <K>(kind: WorkspaceDoc['doc_kind']) =>
    rows.filter((row) => row.doc_kind === kind) as unknown as (K & WorkspaceDoc)[];
  return {
    user: ofKind<User>('users').find((user) => user.user_id === uid),
    businesses: ofKind<Business>('businesses'),
    settings: ofKind<Settings>('settings'),
    members: ofKind<Member>('members'),
    invites: ofKind<Invite>('invites'),
  };
}

const isLocked = (id: string | undefined, locks: readonly BusinessLock[]): boolean =>
  locks.some(({ business_id }) => business_id === id);

function followed(businessId: string, { user, members, settings }: Workspace, uid: string): Followed {
  const chosen = settings.find(({ business_id }) => business_id === businessId);
  const own = members.find(({ path }) => path === workspacePath.member(businessId, uid));
  return {
    businessId,
    role: own?.role,
    inviteId: own?.role === 'attendant' ? own.invite_id : undefined,
    hasFarm: chosen?.farm_activities === true || chosen?.production === true,
    others: businessIdsOf(user).filter((id) => id !== businessId),
  };
}
