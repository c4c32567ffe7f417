import { i18n } from '@lingui/core';
import type { AccountAnswers } from './account-form.tsx';

let kept: { answers: AccountAnswers; locale: string } | undefined;

/*
 * A change of language remounts every screen. The typed answers are carried over that moment, in memory only.
 * [ACC-12, LOK-14]
 */

/** Keep the current answers. */
export const carryOver = (answers: AccountAnswers): void => {
  kept = { answers, locale: i18n.locale };
};

/** Answers typed before the change of language; undefined when the form is opened normally. */
export const carriedOver = (): AccountAnswers | undefined =>
  kept && kept.locale !== i18n.locale ? kept.answers : undefined;

/** Called when the form unmounts: discard the answers unless the language is changing. */
export const dropUnlessSpeaking = (): void => {
  if (kept?.locale === i18n.locale) kept = undefined;
};
