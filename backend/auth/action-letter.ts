import type { Letter } from '../mail/letter.ts';
import { AuthError } from './auth-error.ts';
import type { OobKind } from './oob-codes.ts';

/** Base of the links: this backend's origin as the requester reached it, and the API key of the requester's app. */
export interface LinkPlace {
  readonly origin: string;
  readonly apiKey: string;
}

/** The `mode` parameter of a link, as the SDK's ActionCodeURL parses it. */
export const actionModes = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
} as const satisfies Record<OobKind, string>;

const words: Readonly<Record<OobKind, { subject: string; text: string }>> = {
  PASSWORD_RESET: { subject: 'Reset your password', text: 'Follow this link to choose a new password:' },
  VERIFY_EMAIL: { subject: 'Confirm your e-mail address', text: 'Follow this link to confirm your e-mail address:' },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address',
    text: 'Follow this link to sign in with this address from now on:',
  },
};

/** The link to the page that redeems a code. Errors: AuthError INVALID_CONTINUE_URI, UNAUTHORIZED_DOMAIN. */
export function actionLink({ origin, apiKey }: LinkPlace, kind: OobKind, code: string, continueUrl: string): string {
  const query = new URLSearchParams({ mode: actionModes[kind], oobCode: code, apiKey, lang: 'en' });
  if (continueUrl !== '') {
    if (!URL.canParse(continueUrl)) throw new AuthError('INVALID_CONTINUE_URI');
    if (!isOwnPage(continueUrl)) throw new AuthError('UNAUTHORIZED_DOMAIN : DOMAIN_NOT_WHITELISTED');
    query.set('continueUrl', continueUrl);
  }
  return `${origin}/__auth/action?${query.toString()}`;
}

/** The mail with a link. */
export function actionLetter(kind: OobKind, email: string, link: string): Omit<Letter, 'id' | 'at'> {
  const { subject, text } = words[kind];
  const body = `${text}\n\n${link}\n\nIt works once, within an hour. If you did not ask for it, do nothing.`;
  return { source: 'auth', to: [email], cc: [], bcc: [], from: '', subject, text: body, html: '' };
}

/** True when an address is a page of this machine; links never continue to other hosts. */
export function isOwnPage(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
