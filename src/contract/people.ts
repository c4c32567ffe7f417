import type { EditError, Nothing, SyncState } from './pieces.ts';
import type { InviteDraft, InviteError, Rights } from '../domain/people/check-invite.ts';
import type { InviteState } from '../domain/people/invite-state.ts';

/** Somebody who works in the business. */
export interface PersonView {
  user_id: string;
  name: string;
  email: string;
  joined_at: string;
  sync: SyncState;
}

/** An invitation as the owner sees it. [PPL-7] */
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

/** Everybody in the open business, under the specification's names; attendants see nobody. [PPL-5] */
export interface PeopleView {
  owner?: PersonView | undefined;
  admin_users: readonly { user: PersonView; roles: Rights }[];
  attendants: readonly { user: PersonView; farm_ids: readonly string[] }[];
  invites: readonly InviteView[];
  /** Open flocks, among which an attendant's are chosen. */
  flocks: readonly { id: string; name: string; house_name: string }[];
  /** Whether this person is the owner. */
  may_manage: boolean;
}

/** What the page of an invitation shows. [PPL-8] */
export type InvitationView =
  | { state: 'signed-out' | 'asking' | 'offline' }
  /** Another e-mail, or a link that is not whole: the server does not tell which. */
  | { state: 'not-for-you'; email: string }
  | {
      state: 'open' | 'expired' | 'revoked' | 'used' | 'joined';
      /** Who is signed in. */
      email: string;
      kind: 'admin' | 'attendant';
      business_id: string;
      business_name: string;
      inviter_name: string;
      roles: Rights;
      all_flocks: boolean;
      ends_at: string;
    };

/** Something that this person should see. [NTF-1] */
export interface Notice {
  path: string;
  title: string;
  body: string;
  opened: boolean;
  created_at: string;
  kind?: string | undefined;
  /** Where it leads, a path of the app. */
  link?: string | undefined;
}

/** Questions about members, invitations and notices. */
export interface PeopleQueries {
  /** The latest 20, newest first. [NTF-2] */
  'notifications.latest': { input: Nothing; output: readonly Notice[] };
  people: { input: Nothing; output: PeopleView };
  'people.invitation': { input: { id: string }; output: InvitationView };
}

/** Commands on members, invitations and notices. */
export interface PeopleCommands {
  /** Everybody as a table for a spreadsheet. */
  'people.invite': { input: InviteDraft; value: { id: string }; error: InviteError };
  'people.revoke': { input: { id: string }; value: null; error: EditError };
  'people.change': {
    input: { uid: string; roles?: Rights | undefined; farm_ids?: readonly string[] | undefined };
    value: null;
    error: EditError;
  };
  'people.remove': { input: { uid: string }; value: null; error: EditError };
  'people.accept': {
    input: { id: string };
    value: { business_id: string };
    error: { type: 'NoConnection' } | { type: 'InviteClosed' };
  };
  /** This person has looked at it. [NTF-3] */
  'notifications.open': { input: { path: string }; value: null; error: never };
}
