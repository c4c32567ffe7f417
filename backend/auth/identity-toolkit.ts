import { randomBytes } from 'node:crypto';
import type { JsonObject } from '../json.ts';
import { checkEmail, checkFree, passwordFields, profileFields, text } from './account-checks.ts';
import type { Account, Accounts } from './accounts.ts';
import { applyCode, resetPassword, sendOobCode } from './action-codes.ts';
import type { LinkPlace } from './action-letter.ts';
import { AuthError } from './auth-error.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { accountOfRecentToken, accountOfToken, signIn, type AuthParts } from './signed-in.ts';

type Handler = (auth: AuthParts, body: JsonObject, place: LinkPlace) => Promise<JsonObject>;

/** Identity Toolkit methods for accounts, each from a request body to a response body. Errors: AuthError. [BCK-7] */
export const identityToolkit: Readonly<Record<string, Handler>> = {
  async signUp(auth, body) {
    const email = text(body, 'email');
    const password = text(body, 'password');
    if (email === '' && password === '') throw new AuthError('ADMIN_ONLY_OPERATION');
    const account = await createAccount(auth.accounts, email, password, text(body, 'displayName'));
    return { kind: 'identitytoolkit#SignupNewUserResponse', email: account.email, ...(await signIn(auth, account)) };
  },

  async signInWithPassword(auth, body) {
    const email = checkEmail(text(body, 'email'));
    const password = text(body, 'password');
    if (password === '') throw new AuthError('MISSING_PASSWORD');
    if (!auth.attempts.mayTry(email)) throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER');
    const account = auth.accounts.findByEmail(email);
    const right = await verifyPassword(password, account?.passwordHash ?? (await dummyHash));
    if (!account || !right) {
      auth.attempts.failed(email);
      throw new AuthError('INVALID_LOGIN_CREDENTIALS');
    }
    auth.attempts.succeeded(email);
    if (account.disabled) throw new AuthError('USER_DISABLED');
    const { displayName } = account;
    const kind = 'identitytoolkit#VerifyPasswordResponse';
    return { kind, registered: true, email: account.email, displayName, ...(await signIn(auth, account)) };
  },

  async lookup(auth, body) {
    const account = await accountOfToken(auth, body);
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [describeAccount(account)] };
  },

  async update(auth, body) {
    const kind = 'identitytoolkit#SetAccountInfoResponse';
    if (body['oobCode'] !== undefined) return { kind, ...describeAccount(await applyCode(auth, body)) };
    const [email, password] = [text(body, 'email'), text(body, 'password')];
    const isSensitive = email !== '' || password !== '';
    const { uid } = await (isSensitive ? accountOfRecentToken : accountOfToken)(auth, body);
    const now = Date.now();
    const changes = { ...profileFields(body), ...(password === '' ? {} : await passwordFields(password, now)) };
    // Password hashing is asynchronous: the account may have changed or been deleted meanwhile.
    const account = auth.accounts.get(uid);
    if (!account) throw new AuthError('USER_NOT_FOUND');
    const changed = { ...account, ...changes, ...emailFields(auth.accounts, account, email, now) };
    await auth.accounts.save(changed);
    const tokens = password !== '' || body['returnSecureToken'] === true ? await signIn(auth, changed) : {};
    return { kind, ...describeAccount(changed), ...tokens };
  },

  async delete(auth, body) {
    await auth.accounts.remove((await accountOfRecentToken(auth, body)).uid);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  },

  sendOobCode,
  resetPassword,
};

/** Create an account. Errors: AuthError INVALID_EMAIL, MISSING_PASSWORD, WEAK_PASSWORD, EMAIL_EXISTS. */
export async function createAccount(
  accounts: Accounts,
  email: string,
  password: string,
  displayName = '',
): Promise<Account> {
  checkFree(accounts, checkEmail(email));
  const now = Date.now();
  const account = {
    uid: randomUid(),
    email: email.toLowerCase(),
    displayName,
    photoUrl: '',
    emailVerified: false,
    disabled: false,
    createdAt: now,
    lastLoginAt: now,
    ...(await passwordFields(password, now)),
  };
  // Password hashing is asynchronous: another request may have taken the address meanwhile.
  checkFree(accounts, email);
  await accounts.save(account);
  return account;
}

/** Account changes for a new address: it is unverified, and sign-ins before `now` are revoked. */
function emailFields(accounts: Accounts, account: Account, given: string, now: number): Partial<Account> {
  if (given === '' || checkEmail(given) === account.email) return {};
  checkFree(accounts, given);
  return { email: checkEmail(given), emailVerified: false, validSince: now };
}

function describeAccount(account: Account): JsonObject {
  const { uid, email, displayName } = account;
  const photoUrl = account.photoUrl === '' ? {} : { photoUrl: account.photoUrl };
  return {
    localId: uid,
    email,
    displayName,
    ...photoUrl,
    emailVerified: account.emailVerified,
    passwordUpdatedAt: account.passwordUpdatedAt,
    providerUserInfo: [{ providerId: 'password', rawId: email, federatedId: email, email, displayName, ...photoUrl }],
    validSince: String(Math.floor(account.validSince / 1000)),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
  };
}

/** 28 letters and digits, as Firebase generates them. */
function randomUid(): string {
  return randomBytes(60)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 28);
}

/** Verified against when an address has no account, so that the response takes equally long. */
const dummyHash = hashPassword('no account has this password');
