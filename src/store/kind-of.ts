import { collections } from '../../schemas/collections.ts';
import { checkDocument, type AnyKind } from '../../schemas/document-kind.ts';
import { invite } from '../../schemas/invite.schema.ts';
import { mailRequest, referral, referralCode } from '../../schemas/joining.schema.ts';
import { lateRecord } from '../../schemas/late-record.schema.ts';
import { notification } from '../../schemas/notification.schema.ts';
import { publicDoc } from '../../schemas/public-doc.schema.ts';
import { planRequest, subscription } from '../../schemas/subscription.schema.ts';
import { business, member, settings, user } from '../../schemas/workspace.schema.ts';
import type { CollectionName } from './book.ts';

const workspaceKinds: Record<string, AnyKind> = {
  users: user,
  businesses: business,
  settings,
  members: member,
  late: lateRecord,
  invites: invite,
  referral_codes: referralCode,
  referrals: referral,
  mail: mailRequest,
  notifications: notification,
  public_docs: publicDoc,
  subscriptions: subscription,
  plan_requests: planRequest,
};

/** The kind whose schema a document must satisfy, by its collection and Firestore path. */
export const kindOf = (store: CollectionName, path: string): AnyKind =>
  store === 'workspace' ? workspaceKinds[docKind(path)]! : collections[store].kind;

/** Check a row, whose fields of this device alone do not count, against the kind of its document. */
export const checkRow = (store: CollectionName, row: object): ReturnType<typeof checkDocument> =>
  checkDocument(kindOf(store, String((row as { path?: unknown }).path)), row);

/** The last collection of a Firestore path. */
export const docKind = (path: string): string => path.split('/').at(-2)!;
