import { deepEqual } from 'rxdb/plugins/core';
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
import {
  type Business,
  type Member,
  type RoleName,
  type Settings,
  type User,
  workspacePath,
} from '../../schemas/workspace.schema.ts';
import { hasRight } from '../domain/people/has-right.ts';
import { localDay } from '../domain/time/local-day.ts';
import { tellTimeIn } from '../domain/time/zone.ts';
import { whoWorksWhere, type Book, type Exclusive, type WorkspaceDoc } from '../store/book.ts';
import type { StoredSession } from '../store/device-store.ts';
import { nothingWhenClosed } from '../books/read/balances.ts';
import { isFetched } from '../books/read/is-fetched.ts';
import { keepLedger, type KeepOptions, type KeptLedger } from '../books/keep/keep-ledger.ts';
import { isWhole } from '../books/keep/dexie-ledger.ts';
import { liveTable } from '../store/live-table.ts';
import type { Sync } from '../nouns/sync/data/sync.ts';
import type { BusinessLock } from '../store/upkeep-store.ts';

/** Everything known here about the person, the businesses and who works in them. */
export interface Workspace {
  readonly user?: (User & WorkspaceDoc) | undefined;
  readonly businesses: readonly (Business & WorkspaceDoc)[];
  readonly settings: readonly (Settings & WorkspaceDoc)[];
  readonly members: readonly (Member & WorkspaceDoc)[];
  /** Those that this person made, and the one an attendant came with. */
  readonly invites: readonly (Invite & WorkspaceDoc)[];
}

/** The business that is open, with the person's own membership in it. */
export interface OpenBusiness {
  readonly business: Business & WorkspaceDoc;
  readonly settings: Settings & WorkspaceDoc;
  readonly member: Member & WorkspaceDoc;
  /** Where the person registered: two letters. [ACC-12] */
  readonly country?: string | undefined;
}

/** The chosen business as replication sees it. `role` is unknown until the membership has been seen here. */
export interface Followed {
  readonly businessId: string;
  readonly role?: Member['role'] | undefined;
  /** Whether it keeps flocks or makes products: a shop alone has nothing of a farm to fetch. */
  readonly hasFarm: boolean;
  /** The invitation that an attendant came with: it says whom to ask, as attendants see no other member. [PPL-12] */
  readonly inviteId?: string | undefined;
  /** Other businesses of this person: only their names are followed, to switch between them. [BIZ-11] */
  readonly others?: readonly string[] | undefined;
}

/** A signed-in person with their database and the exchange with the server. */
export interface Session {
  /** A farm to look around in: of nobody, and never sent. [RTE-3] */
  readonly isSample: boolean;
  readonly me$: BehaviorSubject<StoredSession>;
  readonly book: Book;
  readonly sync: Sync;
  readonly workspace$: Observable<Workspace>;
  /** Id of the business to open, even before its documents have arrived. */
  readonly businessId$: Observable<string | undefined>;
  /** The same, but undefined while it is locked here: what screens may read. [SYN-24] */
  readonly readableId$: Observable<string | undefined>;
  readonly followed$: Observable<Followed | undefined>;
  /** Undefined also while the business is locked: nothing of it is shown then. [SYN-24] */
  readonly open$: Observable<OpenBusiness | undefined>;
  readonly locks$: Observable<readonly BusinessLock[]>;
  /** The books of the open business, kept while somebody looks; undefined for attendants, who fold no money. [LED-52] */
  readonly ledger$: Observable<KeptLedger | undefined>;
  /** Whether everything that the server has of the open business was read once. */
  readonly isFetched$: Observable<boolean>;
  /** Whether it is in the books, too, where any are kept: what is summed up before that is not true. Undefined until that is known. [LED-59] */
  readonly isComplete$: Observable<boolean | undefined>;
}

/** What a session needs beside the book. */
export interface SessionDeps {
  readonly isSample?: boolean | undefined;
  readonly syncOf: (followed$: Session['followed$']) => Sync;
  readonly now: () => Date;
  /** Emits at once, and when the time turned out to be another. */
  readonly timeTold$?: Observable<number> | undefined;
  /** Over all tabs of this device one keeps the books of a business. */
  readonly keepAlone: (businessId: string) => Exclusive;
}

export function startSession(
  me: StoredSession,
  book: Book,
  { isSample = false, syncOf, now, timeTold$ = of(0), keepAlone }: SessionDeps,
): Session {
  const me$ = new BehaviorSubject(me);
  const documents$ = whoWorksWhere(book.workspace.collection).$;
  const workspace$ = (documents$ as Observable<{ toMutableJSON(): WorkspaceDoc }[]>).pipe(
    map((documents) =>
      workspaceOf(
        documents.map((d) => d.toMutableJSON()),
        book.uid,
      ),
    ),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const businessId$ = combineLatest([me$, workspace$]).pipe(map(([own, { user }]) => chosenBusiness(own, user)));
  const locks$ = book.upkeep.locks$.pipe(shareReplay({ bufferSize: 1, refCount: true }));
  const followed$ = combineLatest([businessId$, workspace$]).pipe(
    map(([id, workspace]) => (id === undefined ? undefined : followed(id, workspace, book.uid))),
    distinctUntilChanged(deepEqual),
  );
  const readableId$ = combineLatest([businessId$, locks$, workspace$, timeTold$]).pipe(
    map(([id, locks, { settings }, off]) =>
      isLocked(id, locks) ? {} : { id, off, zone: settings.find(({ business_id }) => business_id === id)?.time_zone },
    ),
    distinctUntilChanged(deepEqual),
    // Whoever asks for days is answered anew once they begin elsewhere, or it is another day. [SET-4, DOC-18]
    map(({ id, zone }) => {
      tellTimeIn(zone);
      return id;
    }),
  );
  const open$ = combineLatest([readableId$, workspace$]).pipe(
    map(([id, workspace]) => openBusiness(id, workspace, book.uid)),
  );
  const isFetchedOf = (id: string) => (isSample ? of(true) : isFetched(book, { open$, followed$ }, id));
  const isKnown$ = workspace$.pipe(map(({ user }) => isSample || user !== undefined));
  const isFetched$ = readableId$.pipe(switchMap((id) => (id === undefined ? isKnown$ : isFetchedOf(id))));
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
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const isComplete$ = ledger$.pipe(
    switchMap((ledger) =>
      (ledger ? liveTable(() => isWhole(ledger.db).catch(nothingWhenClosed)) : isFetched$).pipe(startWith(undefined)),
    ),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
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

/** Id of the business that is to be open: the chosen one, else the first that the person's own document names. */
export const chosenBusiness = (me: StoredSession, user: User | undefined): string | undefined =>
  me.business_id ?? user?.default_business_uid ?? businessIdsOf(user)[0];

/** The businesses that a person's own document names: own ones, then those they work in. Hints, no rights. [RUL-2] */
export const businessIdsOf = (user: User | undefined): string[] => [
  ...new Set(
    [...(user?.businesses ?? []), ...(user?.invites ?? []), user?.attendant_business_id].filter(
      (id) => id !== undefined,
    ),
  ),
];

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

/** The business with this id as far as its documents are here; undefined while one of them is missing. */
export function openBusiness(id: string | undefined, workspace: Workspace, uid: string): OpenBusiness | undefined {
  if (id === undefined) return undefined;
  const business = workspace.businesses.find((b) => b.id === id);
  const settings = workspace.settings.find((s) => s.business_id === id);
  const member = workspace.members.find((m) => m.path === workspacePath.member(id, uid));
  return business && settings && member ? { business, settings, member, country: workspace.user?.country } : undefined;
}

/** Whether this person may do what a role stands for; the owner may do everything. */
export const mayDo = ({ member }: OpenBusiness, role: RoleName): boolean =>
  member.status === 'active' && hasRight(member, role);
