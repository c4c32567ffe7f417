import type { JsonObject } from '../json.ts';
import { AuthError } from './auth-error.ts';
import type { AuthParts } from './signed-in.ts';

/** Exchange a refresh token for a new ID token, in the response format of securetoken. Errors: AuthError. */
export async function refreshIdToken({ accounts, tokens }: AuthParts, form: URLSearchParams): Promise<JsonObject> {
  if (form.get('grant_type') !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
  const refreshToken = form.get('refresh_token');
  if (!refreshToken) throw new AuthError('MISSING_REFRESH_TOKEN');
  const session = accounts.findSession(refreshToken);
  if (!session) throw new AuthError('INVALID_REFRESH_TOKEN');
  const account = accounts.get(session.uid);
  if (!account) throw new AuthError('USER_NOT_FOUND');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  if (session.signedInAt < account.validSince) throw new AuthError('TOKEN_EXPIRED');
  const idToken = await tokens.issue(account, session.signedInAt);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: '3600',
    token_type: 'Bearer',
    user_id: account.uid,
  };
}
