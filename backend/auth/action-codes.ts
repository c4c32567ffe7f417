import type { JsonObject } from '../json.ts';
import { checkEmail, checkFree, passwordFields, text } from './account-checks.ts';
import type { Account } from './accounts.ts';
import { actionLink, actionLetter, type LinkPlace } from './action-letter.ts';
import { AuthError } from './auth-error.ts';
import type { OobCode, OobKind } from './oob-codes.ts';
import { accountOfRecentToken, accountOfToken, type AuthParts } from './signed-in.ts';

/** Send an action code by mail. Errors: AuthError, e.g. TOO_MANY_ATTEMPTS_TRY_LATER. [BCK-16] */
export async function sendOobCode(auth: AuthParts, body: JsonObject, place: LinkPlace): Promise<JsonObject> {
  const answer = (email: string) => ({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });
  switch (body['requestType']) {
    case 'PASSWORD_RESET': {
      const email = checkEmail(text(body, 'email'));
      limitMails(auth, email);
      const account = auth.accounts.findByEmail(email);
      // An unknown address gets the same answer, so that callers cannot find out which addresses have accounts.
      if (account) await mailCode(auth, account, 'PASSWORD_RESET', body, place);
      return answer(email);
    }
    case 'VERIFY_EMAIL': {
      const account = await accountOfToken(auth, body);
      limitMails(auth, account.email);
      await mailCode(auth, account, 'VERIFY_EMAIL', body, place);
      return answer(account.email);
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const account = await accountOfRecentToken(auth, body);
      const newEmail = text(body, 'newEmail');
      if (newEmail === '') throw new AuthError('MISSING_NEW_EMAIL');
      checkFree(auth.accounts, checkEmail(newEmail));
      limitMails(auth, newEmail);
      await mailCode(auth, account, 'VERIFY_AND_CHANGE_EMAIL', body, place, newEmail.toLowerCase());
      return answer(account.email);
    }
    case undefined:
      throw new AuthError('MISSING_REQ_TYPE');
    default:
      throw new AuthError('OPERATION_NOT_ALLOWED');
  }
}

/** Return the purpose of a code, or set the new password when the request has one. Errors: AuthError. */
export async function resetPassword(auth: AuthParts, body: JsonObject): Promise<JsonObject> {
  const { code, account } = findCode(auth, text(body, 'oobCode'));
  const { kind: requestType, newEmail } = code;
  const answer = { kind: 'identitytoolkit#ResetPasswordResponse', email: account.email, requestType };
  if (body['newPassword'] === undefined) return newEmail === undefined ? answer : { ...answer, newEmail };
  if (requestType !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  const password = await passwordFields(text(body, 'newPassword'), Date.now());
  auth.attempts.succeeded(account.email);
  // Receiving the code by mail proves ownership of the address.
  await redeem(auth, code, { ...password, emailVerified: true });
  return answer;
}

/** Verify an address, or change to the new one, with a code. Errors: AuthError. */
export async function applyCode(auth: AuthParts, body: JsonObject): Promise<Account> {
  const { code } = findCode(auth, text(body, 'oobCode'));
  const { kind, newEmail } = code;
  if (kind === 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  if (kind === 'VERIFY_EMAIL' || newEmail === undefined) return redeem(auth, code, { emailVerified: true });
  checkFree(auth.accounts, newEmail);
  return redeem(auth, code, { email: newEmail, emailVerified: true, validSince: Date.now() });
}

/**
 * A code that is currently valid. Errors: AuthError MISSING_OOB_CODE, INVALID_OOB_CODE, EXPIRED_OOB_CODE,
 * USER_DISABLED.
 */
export function findCode(auth: AuthParts, given: string): { code: OobCode; account: Account } {
  if (given === '') throw new AuthError('MISSING_OOB_CODE');
  const code = auth.codes.find(given);
  if (code && code.expiresAt <= Date.now()) throw new AuthError('EXPIRED_OOB_CODE');
  const account = code && auth.accounts.get(code.uid);
  if (!code || account?.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  return { code, account };
}

/**
 * Consume the code and change the account in one step, so that of two requests with the same code only one succeeds.
 */
async function redeem({ accounts, codes }: AuthParts, code: OobCode, changes: Partial<Account>): Promise<Account> {
  const account = accounts.get(code.uid);
  const { used, onDisk } = codes.use(code);
  if (!used || !account) throw new AuthError('INVALID_OOB_CODE');
  const changed = { ...account, ...changes };
  await Promise.all([onDisk, accounts.save(changed)]);
  return changed;
}

async function mailCode(
  { codes, outbox }: AuthParts,
  { uid, email }: Account,
  kind: OobKind,
  body: JsonObject,
  place: LinkPlace,
  newEmail?: string,
): Promise<void> {
  const about = { kind, uid, email, ...(newEmail === undefined ? {} : { newEmail }) };
  const continueUrl = text(body, 'continueUrl');
  // Build the link once before the code is created, so that a refused continueUrl leaves no code behind.
  actionLink(place, kind, '', continueUrl);
  const link = actionLink(place, kind, await codes.create(about), continueUrl);
  await outbox.send(actionLetter(kind, newEmail ?? email, link));
}

function limitMails({ mails }: AuthParts, email: string): void {
  if (!mails.mayTry(email)) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
  mails.failed(email);
}
