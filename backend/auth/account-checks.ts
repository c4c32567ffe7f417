import type { JsonObject } from '../json.ts';
import type { Account, Accounts } from './accounts.ts';
import { AuthError } from './auth-error.ts';
import { hashPassword } from './passwords.ts';

/** A text of a request, "" when it is absent. Errors: AuthError INVALID_ARGUMENT. */
export function text(body: JsonObject, name: string): string {
  const value = body[name] ?? '';
  if (typeof value !== 'string') throw new AuthError(`INVALID_ARGUMENT : ${name} must be a string`);
  return value;
}

/** An e-mail address in small letters, as accounts keep it. Errors: AuthError MISSING_EMAIL, INVALID_EMAIL. */
export function checkEmail(email: string): string {
  if (email === '') throw new AuthError('MISSING_EMAIL');
  if (email.length > 254 || !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(email)) throw new AuthError('INVALID_EMAIL');
  return email.toLowerCase();
}

/** Errors: AuthError EMAIL_EXISTS when another account has the address. */
export function checkFree(accounts: Accounts, email: string): void {
  if (accounts.findByEmail(email)) throw new AuthError('EMAIL_EXISTS');
}

/** What a new password changes: sign-ins before `now` end. Errors: AuthError MISSING_PASSWORD, WEAK_PASSWORD. */
export async function passwordFields(
  password: string,
  now: number,
): Promise<Pick<Account, 'passwordHash' | 'passwordUpdatedAt' | 'validSince'>> {
  if (password === '') throw new AuthError('MISSING_PASSWORD');
  if (password.length < 6) throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
  if (password.length > 4096) throw new AuthError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password is too long');
  return { passwordHash: await hashPassword(password), passwordUpdatedAt: now, validSince: now };
}

/** What a profile update changes: name and picture, set or taken away. Errors: AuthError INVALID_ARGUMENT. */
export function profileFields(body: JsonObject): Partial<Pick<Account, 'displayName' | 'photoUrl'>> {
  const gone = Array.isArray(body['deleteAttribute']) ? (body['deleteAttribute'] as unknown[]) : [];
  return {
    ...profileField(body, 'displayName', gone.includes('DISPLAY_NAME'), 256),
    ...profileField(body, 'photoUrl', gone.includes('PHOTO_URL'), 2048),
  };
}

function profileField(body: JsonObject, name: string, gone: boolean, longest: number): { [name: string]: string } {
  if (gone) return { [name]: '' };
  // The SDK says null for "take it away" and leaves out what is to stay.
  if (body[name] === undefined) return {};
  const value = text(body, name);
  if (value.length > longest) throw new AuthError(`INVALID_ARGUMENT : ${name} is too long`);
  return { [name]: value };
}
