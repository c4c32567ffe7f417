import { t } from '@lingui/core/macro';
import type { AuthError } from '../../../contract/account.ts';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';

/** What was asked of the provider. */
export type AccountQuestion = 'sign-in' | 'registration' | 'reset';

/** What a refusal says: the popup's title and text, and the sentence that helps, which stays beside the form. */
export interface AccountRefusal {
  title: string;
  text: string;
  advice?: string | undefined;
}

/** What the provider's own code says where it cannot be asked; a phone that never had a signal has not even that code. */
const NOT_REACHED = {
  title: 'auth/network-request-failed',
  text: 'Firebase: Error (auth/network-request-failed).',
} as const;

/** A refusal of sign-in, registration or reset: the provider's code and message, word for word, and what helps. [ACC-3, ACC-8] */
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
