import type { JsonObject } from '../json.ts';
import type { Account, Accounts } from './accounts.ts';
import { AuthError } from './auth-error.ts';
import { hashPassword } from './passwords.ts';

/** A string field of a request body, "" when absent. Errors: AuthError INVALID_ARGUMENT. */
export function text(body: JsonObject, name: string): string {
  const value = body[name] ?? '';
  if (typeof value !== 'string') throw new AuthError(`INVALID_ARGUMENT : ${name} must be a string`);
  return value;
}

/** The e-mail address in lower case, as accounts store it. Errors: AuthError MISSING_EMAIL, INVALID_EMAIL. */
export function checkEmail(email: string): string {
  if (email === '') throw new AuthError('MISSING_EMAIL');
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(email)) throw new AuthError('INVALID_EMAIL');
  return email.toLowerCase();
}

/** Errors: AuthError EMAIL_EXISTS when another account has the address. */
export function checkFree(accounts: Accounts, email: string): void {
  if (accounts.findByEmail(email)) throw new AuthError('EMAIL_EXISTS');
}

/**
 * Account changes for a new password: sign-ins before `now` are revoked. Errors: AuthError MISSING_PASSWORD,
 * WEAK_PASSWORD.
 */
export async function passwordFields(
  password: string,
  now: number,
): Promise<Pick<Account, 'passwordHash' | 'passwordUpdatedAt' | 'validSince'>> {
  if (password === '') throw new AuthError('MISSING_PASSWORD');
  if (password.length < 6) throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
  if (password.length > 4096) throw new AuthError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password is too long');
  return { passwordHash: await hashPassword(password), passwordUpdatedAt: now, validSince: now };
}

/** Account changes of a profile update: name and picture, set or removed. Errors: AuthError INVALID_ARGUMENT. */
export function profileFields(body: JsonObject): Partial<Pick<Account, 'displayName' | 'photoUrl'>> {
  const gone = Array.isArray(body['deleteAttribute']) ? (body['deleteAttribute'] as unknown[]) : [];
  return {
    ...profileField(body, 'displayName', gone.includes('DISPLAY_NAME'), 256),
    ...profileField(body, 'photoUrl', gone.includes('PHOTO_URL'), 2048),
  };
}

function profileField(body: JsonObject, name: string, gone: boolean, longest: number): { [name: string]: string } {
  if (gone) return { [name]: '' };
  // The SDK sends null to remove a value and omits values to keep.
  if (body[name] === undefined) return {};
  const value = text(body, name);
  if (value.length > longest) throw new AuthError(`INVALID_ARGUMENT : ${name} is too long`);
  return { [name]: value };
}
