import { useMemo } from 'react';
import { accountErrorWords, type AccountQuestion } from './account-words.ts';

/** The refusal as texts; the same object while the refusal is the same. */
export function useAccountError(error: { type: string } | undefined, asked: AccountQuestion) {
  return useMemo(() => (error ? accountErrorWords(error, asked) : undefined), [error, asked]);
}
