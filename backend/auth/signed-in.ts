import type { JsonObject } from '../json.ts';
import type { Account, Accounts } from './accounts.ts';
import { text } from './account-checks.ts';
import type { Attempts } from './attempts.ts';
import { AuthError } from './auth-error.ts';
import type { OobCodes } from './oob-codes.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Tokens } from './tokens.ts';

/** All parts that the auth endpoints need. */
export interface AuthParts {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly codes: OobCodes;
  /** Wrong passwords, counted per address. */
  readonly attempts: Attempts;
  /** Requested mails, counted per address. */
  readonly mails: Attempts;
  readonly outbox: Outbox;
}

/** Time after sign-in during which changing the password or address and deleting the account are allowed. */
const recentMs = 5 * 60_000;

/** Start a session. Returns the tokens in the format of Identity Toolkit. */
export async function signIn({ accounts, tokens }: AuthParts, account: Account): Promise<JsonObject> {
  // Never before validSince: a sign-in in the same millisecond as a password change would be revoked from the start.
  const now = Math.max(Date.now(), account.validSince);
  await accounts.save({ ...account, lastLoginAt: now });
  const [idToken, refreshToken] = await Promise.all([
    tokens.issue(account, now),
    accounts.startSession(account.uid, now),
  ]);
  return { localId: account.uid, idToken, refreshToken, expiresIn: '3600' };
}

/**
 * The account of the ID token in a request. Errors: AuthError MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED,
 * USER_NOT_FOUND, USER_DISABLED.
 */
export async function accountOfToken(auth: AuthParts, body: JsonObject): Promise<Account> {
  return (await readToken(auth, body)).account;
}

/**
 * Like `accountOfToken`, for operations that require a recent sign-in. Errors: also AuthError
 * CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function accountOfRecentToken(auth: AuthParts, body: JsonObject): Promise<Account> {
  const { account, signedInAt } = await readToken(auth, body);
  if (Date.now() - signedInAt > recentMs) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  return account;
}

async function readToken(
  { accounts, tokens }: AuthParts,
  body: JsonObject,
): Promise<{ account: Account; signedInAt: number }> {
  const idToken = text(body, 'idToken');
  if (idToken === '') throw new AuthError('MISSING_ID_TOKEN');
  const claims = await tokens.verify(idToken).catch((error: unknown) => {
    throw new AuthError(/expired/.test(String(error)) ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
  });
  const account = accounts.get(claims.sub);
  if (!account) throw new AuthError('USER_NOT_FOUND');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  if (claims.auth_time < Math.floor(account.validSince / 1000)) throw new AuthError('TOKEN_EXPIRED');
  return { account, signedInAt: claims.auth_time * 1000 };
}
