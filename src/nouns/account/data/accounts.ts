import type { Result } from '../../../domain/result.ts';
import type { AuthError } from '../../../contract/account.ts';

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
}

/** The identity provider as commands need it. Passwords only pass through. [ACC-4] */
export interface Accounts {
  signIn(email: string, password: string): Promise<Result<SignedIn, AuthError>>;
  register(email: string, password: string, firstName: string): Promise<Result<SignedIn, AuthError>>;
  /** Send a mail with a link that sets a new password. [ACC-8] */
  sendReset(email: string): Promise<Result<null, AuthError>>;
  /** Throw the cached token away and fetch a new one; the sign-in stays, also when there is no answer. [OFF-3] */
  renewToken(): Promise<Result<null, AuthError>>;
  signOut(): Promise<void>;
  /** Whose code this is; null when nobody's. Only who is signed in may ask. [RTE-13] Errors: no answer from the server. */
  inviterOf(code: string): Promise<string | null>;
  /** The origin to which a welcome mail leads; absent where none may be sent. [ACC-10] */
  readonly welcomesFrom?: string | undefined;
}
