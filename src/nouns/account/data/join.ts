import { isReferralCode } from '../../../domain/account/referral-code.ts';
import type { Deps } from '../../../data/deps.ts';
import type { Session } from '../../../data/session.ts';
import type { Accounts } from './accounts.ts';
import { ensureUserDocument } from './user-document.ts';

/**
 * Finish a registration: create the person's own document, with their inviter and country. [ACC-2, ACC-9, ACC-12]
 * Without an answer about the code it stays unfinished, as `referred_by` can only be written with the document itself;
 * the server is asked again as soon as replication finds that it has none.
 */
export async function join(session: Session, deps: Pick<Deps, 'device' | 'now' | 'newId' | 'accounts'>): Promise<void> {
  const joining = await deps.device.get('joining');
  if (joining?.email !== session.me$.value.email.toLowerCase()) return ensureUserDocument(session, deps);
  try {
    const accounts = await deps.accounts();
    const referrer = await inviter(accounts, joining.referral_id, session.book.uid);
    await ensureUserDocument(session, deps, {
      referrer,
      country: joining.country,
      welcomesFrom: joining.invited === true ? undefined : accounts.welcomesFrom,
    });
  } catch (fault) {
    return console.warn('registration not finished yet', fault);
  }
  await deps.device.remove('joining');
}

/** An unknown or malformed code, or the user's own, counts as none. [RTE-13] */
async function inviter(accounts: Accounts, code: string | undefined, uid: string): Promise<string | undefined> {
  if (code === undefined || !isReferralCode(code)) return undefined;
  const found = await accounts.inviterOf(code);
  return found === null || found === uid ? undefined : found;
}
