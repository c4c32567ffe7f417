import { joiningPath } from '../../../../schemas/joining.schema.ts';
import { workspacePath } from '../../../../schemas/workspace.schema.ts';
import { welcomeMail } from '../../../domain/mail/welcome-mail.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';
import { saveAsPending } from '../../../store/save.ts';
import type { Session } from '../../../data/session.ts';

/** Data stored with a new person's document. */
export interface Joining {
  /** User id of their inviter. [ACC-9] */
  readonly referrer?: string | undefined;
  /** The country they chose, ISO 3166-1; any other value is left out. [ACC-12] */
  readonly country?: string | undefined;
  /** The origin to which their welcome mail links; without it no mail is sent. [ACC-10] */
  readonly welcomesFrom?: string | undefined;
}

/**
 * Save the person's own document if this device has none; `joining` holds further data of a registration. [ACC-2] Also
 * called when the server has none, which repairs a registration that was interrupted between the account and its
 * document.
 */
export function ensureUserDocument(
  { book, me$ }: Session,
  { now, newId }: { now: () => Date; newId: () => string },
  joining?: Joining,
): Promise<void> {
  const me = me$.value;
  const path = workspacePath.user(me.uid);
  return book.exclusive(async () => {
    if ((await book.workspace.find([path])).has(path)) return;
    const created_at = now().toISOString();
    const referral_id = newId().slice(3); // 9 characters, from offset 3 of a generated id [ACC-5]
    const user = {
      path,
      doc_kind: 'users',
      user_id: me.uid,
      first_name: nameOf(me),
      email: me.email,
      referral_id,
      businesses: [],
      invites: [],
      created_at,
      rev: 0,
    };
    const documents = joining ? besideUser(user, joining, created_at) : [user];
    const changes = documents.map((after) => ({ after: after as unknown as WorkspaceDoc }));
    await saveAsPending(book, book.workspace, changes);
  });
}

/**
 * The person's document, their code and the referral are sent in one commit, as the rules require; the mail is sent
 * alone, so that its refusal blocks nothing else. [RUL-12]
 */
function besideUser(
  user: { user_id: string; email: string; referral_id: string },
  { referrer, country, welcomesFrom }: Joining,
  created_at: string,
): object[] {
  const { user_id, email, referral_id } = user;
  const together = { sync_batch: user_id, rev: 0 };
  const code = { path: joiningPath.referralCode(referral_id), doc_kind: 'referral_codes', code: referral_id, user_id };
  const referral = referrer && {
    path: joiningPath.referral(referrer, user_id),
    doc_kind: 'referrals',
    created_at,
    referred: user_id,
    redeemed: false,
    subscribed: false,
  };
  return [
    {
      ...user,
      ...(referrer && { referred_by: referrer }),
      ...(/^[A-Z]{2}$/.test(country ?? '') && { country }),
      ...together,
    },
    { ...code, ...together },
    ...(referral ? [{ ...referral, ...together }] : []),
    ...(welcomesFrom
      ? [
          {
            path: joiningPath.welcomeMail(user_id),
            doc_kind: 'mail',
            to: [email],
            bcc: [],
            message: welcomeMail(welcomesFrom),
            rev: 0,
          },
        ]
      : []),
  ];
}

/** The name that others see: the given name, or the part before the @. 1 to 60 characters. */
export const nameOf = ({ first_name, email }: { first_name: string; email: string }): string =>
  (first_name.trim() || email.split('@')[0] || '?').slice(0, 60);
