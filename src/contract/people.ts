import type { EditError, Nothing, SyncState } from './pieces.ts';
import type { InviteDraft, InviteError, Rights } from '../domain/people/check-invite.ts';
import type { InviteState } from '../domain/people/invite-state.ts';

/** A person who works in the business. */
export interface PersonView {
  user_id: string;
  name: string;
  email: string;
  joined_at: string;
  sync: SyncState;
}

/** An invitation as shown to the owner. [PPL-7] */
export interface InviteView {
  id: string;
  kind: 'admin' | 'attendant';
  name: string;
  email: string;
  roles: Rights;
  farm_ids: readonly string[];
  state: InviteState;
  ends_at: string;
  sync: SyncState;
}

/** All people in the open business, under the specification's names; empty for attendants. [PPL-5] */
export interface PeopleView {
  owner?: PersonView | undefined;
  admin_users: readonly { user: PersonView; roles: Rights }[];
  attendants: readonly { user: PersonView; farm_ids: readonly string[] }[];
  invites: readonly InviteView[];
  /** Open flocks, from which an attendant's flocks are chosen. */
  flocks: readonly { id: string; name: string; house_name: string }[];
  /** Whether this person is the owner. */
  may_manage: boolean;
}

/** Contents of the page of an invitation. [PPL-8] */
export type InvitationView =
  | { state: 'signed-out' | 'asking' | 'offline' }
  /** Wrong e-mail or incomplete link: the server does not tell which. */
  | { state: 'not-for-you'; email: string }
  | {
      state: 'open' | 'expired' | 'revoked' | 'used' | 'joined';
      /** E-mail of the signed-in person. */
      email: string;
      kind: 'admin' | 'attendant';
      business_id: string;
      business_name: string;
      inviter_name: string;
      roles: Rights;
      all_flocks: boolean;
      ends_at: string;
    };

/** A notification for this person. [NTF-1] */
export interface Notice {
  path: string;
  title: string;
  body: string;
  opened: boolean;
  created_at: string;
  kind?: string | undefined;
  /** Path in the app that it links to. */
  link?: string | undefined;
}

/** Queries about members, invitations and notifications. */
export interface PeopleQueries {
  /** The latest 20, newest first. [NTF-2] */
  'notifications.latest': { input: Nothing; output: readonly Notice[] };
  people: { input: Nothing; output: PeopleView };
  'people.invitation': { input: { id: string }; output: InvitationView };
}

/** Commands on members, invitations and notifications. */
export interface PeopleCommands {
  'people.invite': { input: InviteDraft; value: { id: string }; error: InviteError };
  'people.revoke': { input: { id: string }; value: null; error: EditError };
  'people.change': {
    input: { uid: string; roles?: Rights | undefined; farm_ids?: readonly string[] | undefined };
    value: null;
    error: EditError;
  };
  'people.remove': { input: { uid: string }; value: null; error: EditError };
  /** InviteClosed: it was used, revoked, has expired, or is for another e-mail; the page then shows which. */
  'people.accept': {
    input: { id: string };
    value: { business_id: string };
    error: { type: 'NoConnection' } | { type: 'InviteClosed' };
  };
  /** Mark a notification as seen by this person. [NTF-3] */
  'notifications.open': { input: { path: string }; value: null; error: never };
}
