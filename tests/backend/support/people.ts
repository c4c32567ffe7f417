import { post, type Answer } from './rest.ts';

/** POST to an accounts method of Identity Toolkit. */
export function accounts(url: string, method: string, body: object): Promise<Answer> {
  return post(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, body);
}

export interface SignedIn {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** A new account, signed in. */
export async function signUp(url: string, email: string, password = 'secret1'): Promise<SignedIn> {
  const { status, json } = await accounts(url, 'signUp', { email, password, returnSecureToken: true });
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json as SignedIn;
}

/** Exchange a refresh token. */
export function refresh(url: string, refreshToken: string): Promise<Answer> {
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return post(`${url}/securetoken.googleapis.com/v1/token?key=local`, form.toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
}

/** The error code in a refusal of the account endpoints. */
export function messageOf({ json }: Answer): string {
  return (json as { error: { message: string } }).error.message;
}

export function bearer({ idToken }: { idToken: string }): Record<string, string> {
  return { Authorization: `Bearer ${idToken}` };
}
