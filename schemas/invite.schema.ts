import { needs } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { documentId, instant, listOf, oneOf, optional, rights, text, userId, wholeNumber } from './fields.ts';

/** An invitation is open for at most this many days. [PPL-7] */
export const MAX_INVITE_DAYS = 14;

/**
 * invites/{id}: the owner's offer to one e-mail address, valid for `valid_days` from the time at which the server
 * accepted it, by the server's clock, so that no phone with a wrong date can open or close it. [PPL-7, RUL-18]
 */
export const invite = documentKind(
  'invites',
  {
    id: documentId(),
    business_id: documentId(),
    business_name: text({ max: 80 }), // the invited person cannot read the business yet
    kind: oneOf('admin', 'attendant'),
    roles: rights(), // empty for attendants
    farm_ids: optional(listOf(documentId(), { max: 50 })), // for attendants only; empty or absent = all flocks
    name: text({ max: 60 }), // as entered by the owner
    email: text({ max: 254 }), // in lower case, as stored by the identity provider
    invited_by: userId(),
    inviter_name: text({ max: 60 }),
    valid_days: wholeNumber(1, MAX_INVITE_DAYS),
    member_rev: optional(wholeNumber(1, 1_000_000)), // rev of the ended membership that is reopened
    status: oneOf('open', 'accepted', 'revoked'),
    accepted_by: optional(userId()),
    created_at: instant(),
    rev: wholeNumber(0, 1_000_000),
  },
  needs('accepted_by', { status: ['accepted'] }),
);

export type Invite = DocumentOf<typeof invite>;

/** Firestore path of an invitation. */
export const invitePath = (id: string): string => `invites/${id}`;
