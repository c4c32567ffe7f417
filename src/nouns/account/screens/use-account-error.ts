import { useMemo } from 'react';
import { accountErrorWords, type AccountQuestion } from './account-words.ts';

/** The refusal in words, the same object as long as it is the same refusal. */
export function useAccountError(error: { type: string } | undefined, asked: AccountQuestion) {
  return useMemo(() => (error ? accountErrorWords(error, asked) : undefined), [error, asked]);
}
