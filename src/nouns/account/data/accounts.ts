import type { Result } from '../../../domain/result.ts';
import type { AuthError } from '../../../contract/account.ts';

export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly first_name: string;
}

/** The identity provider as commands need it. Passwords are only passed through. [ACC-4] */
export interface Accounts {
  signIn(email: string, password: string): Promise<Result<SignedIn, AuthError>>;
  register(email: string, password: string, firstName: string): Promise<Result<SignedIn, AuthError>>;
  /** Send a mail with a link that sets a new password. [ACC-8] */
  sendReset(email: string): Promise<Result<null, AuthError>>;
  /** Discard the cached token and fetch a new one; the sign-in stays, also when there is no answer. [OFF-3] */
  renewToken(): Promise<Result<null, AuthError>>;
  signOut(): Promise<void>;
  /**
   * User id of a referral code's owner; null when it has none. Only a signed-in user may ask. [RTE-13] Errors: no
   * answer from the server.
   */
  inviterOf(code: string): Promise<string | null>;
  /** The origin to which a welcome mail links; absent where none may be sent. [ACC-10] */
  readonly welcomesFrom?: string | undefined;
}
