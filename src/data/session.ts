import { type RoleName } from '../../schemas/choices.ts';
import type { BehaviorSubject, Observable } from 'rxjs';
import type { Invite } from '../../schemas/invite.schema.ts';
import { type Business, type Member, type Settings, type User, workspacePath } from '../../schemas/workspace.schema.ts';
import type { KeptLedger } from '../books/keep/keep-ledger.ts';
import { hasRight } from '../domain/people/has-right.ts';
import type { Sync } from '../nouns/sync/data/sync.ts';
import type { Book, WorkspaceDoc } from '../store/book.ts';
import type { StoredSession } from '../store/device-store.ts';
import type { BusinessLock } from '../store/upkeep-store.ts';

/** All documents on this phone about the person, the businesses and their members. */
export interface Workspace {
  readonly user?: (User & WorkspaceDoc) | undefined;
  readonly businesses: readonly (Business & WorkspaceDoc)[];
  readonly settings: readonly (Settings & WorkspaceDoc)[];
  readonly members: readonly (Member & WorkspaceDoc)[];
  /** Invitations that this person created, and the one an attendant joined with. */
  readonly invites: readonly (Invite & WorkspaceDoc)[];
}

/** The open business with the person's own membership in it. */
export interface OpenBusiness {
  readonly business: Business & WorkspaceDoc;
  readonly settings: Settings & WorkspaceDoc;
  readonly member: Member & WorkspaceDoc;
  /** Where the person registered: two letters. [ACC-12] */
  readonly country?: string | undefined;
}

/** The chosen business as replication sees it. `role` is unknown until this phone has the membership. */
export interface Followed {
  readonly businessId: string;
  readonly role?: Member['role'] | undefined;
  /** True when it keeps flocks or makes products: a shop alone has no farm collections to fetch. */
  readonly hasFarm: boolean;
  /**
   * The invitation that an attendant joined with: it names the person to ask, as attendants see no other member.
   * [PPL-12]
   */
  readonly inviteId?: string | undefined;
  /** Other businesses of this person: only their names are followed, to switch between them. [BIZ-11] */
  readonly others?: readonly string[] | undefined;
}

/** A signed-in person with their database and their replication. */
export interface Session {
  /** True for a sample farm to try the app: it belongs to no user and is never sent. [RTE-3] */
  readonly isSample: boolean;
  readonly me$: BehaviorSubject<StoredSession>;
  readonly book: Book;
  readonly sync: Sync;
  readonly workspace$: Observable<Workspace>;
  /** Id of the business to open, even before its documents have arrived. */
  readonly businessId$: Observable<string | undefined>;
  /** The same, but undefined while it is locked on this phone: screens may read this business. [SYN-24] */
  readonly readableId$: Observable<string | undefined>;
  readonly followed$: Observable<Followed | undefined>;
  /** Undefined also while the business is locked: nothing of it is shown then. [SYN-24] */
  readonly open$: Observable<OpenBusiness | undefined>;
  readonly locks$: Observable<readonly BusinessLock[]>;
  /**
   * The books of the open business, kept while subscribed; undefined for attendants, whose phones fold no money.
   * [LED-52]
   */
  readonly ledger$: Observable<KeptLedger | undefined>;
  /** True when everything that the server has of the open business was read once. */
  readonly isFetched$: Observable<boolean>;
  /**
   * True when it is in the books, too, where any are kept: sums taken before that are wrong. Undefined until that is
   * known. [LED-59]
   */
  readonly isComplete$: Observable<boolean | undefined>;
}

/** Id of the business to open: the chosen one, else the first that the person's own document names. */
export const chosenBusiness = (me: StoredSession, user: User | undefined): string | undefined =>
  me.business_id ?? user?.default_business_uid ?? businessIdsOf(user)[0];

/**
 * The businesses that a person's own document names: own ones, then those they work in. These are hints, no rights.
 * [RUL-2]
 */
export const businessIdsOf = (user: User | undefined): string[] => [
  ...new Set(
    [...(user?.businesses ?? []), ...(user?.invites ?? []), user?.attendant_business_id].filter(
      (id) => id !== undefined,
    ),
  ),
];

/** The business with this id; undefined while one of its documents is missing on this phone. */
export function openBusiness(id: string | undefined, workspace: Workspace, uid: string): OpenBusiness | undefined {
  if (id === undefined) return undefined;
  const business = workspace.businesses.find((b) => b.id === id);
  const settings = workspace.settings.find((s) => s.business_id === id);
  const member = workspace.members.find((m) => m.path === workspacePath.member(id, uid));
  return business && settings && member ? { business, settings, member, country: workspace.user?.country } : undefined;
}

/** True when this person may do what a role allows; the owner may do everything. */
export const mayDo = ({ member }: OpenBusiness, role: RoleName): boolean =>
  member.status === 'active' && hasRight(member, role);
