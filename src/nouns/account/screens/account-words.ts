import { t } from '@lingui/core/macro';
import type { AuthError } from '../../../contract/account.ts';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';

/** The request that was sent to the provider. */
export type AccountQuestion = 'sign-in' | 'registration' | 'reset';

/** Texts of a refusal: the popup's title and text, and a helpful sentence, which stays beside the form. */
export interface AccountRefusal {
  title: string;
  text: string;
  advice?: string | undefined;
}

/**
 * Messages in the provider's terms for when it cannot be reached; a phone that never had a connection lacks even the
 * provider's code.
 */
const NOT_REACHED = {
  title: 'auth/network-request-failed',
  text: 'Firebase: Error (auth/network-request-failed).',
} as const;

/**
 * A refusal of sign-in, registration or reset: the provider's code and message, verbatim, with advice. [ACC-3, ACC-8]
 */
export function accountErrorWords(error: AuthError | { type: string }, asked: AccountQuestion): AccountRefusal {
  const known = error as AuthError;
  if (known.type === 'AuthRefused') return { title: known.code, text: known.message, advice: known.advice };
  if (known.type === 'NoConnection')
    return {
      ...NOT_REACHED,
      advice: {
        'sign-in': t`The first sign-in on a phone needs internet. Connect once, then it opens without.`,
        registration: t`Making an account needs internet once. Connect, then register again. Nothing you typed is lost.`,
        reset: t`A link can only be sent with internet. Connect, then try again.`,
      }[asked],
    };
  return { title: t`Not done`, text: notDoneWords(error) ?? t`Please try again.` };
}
