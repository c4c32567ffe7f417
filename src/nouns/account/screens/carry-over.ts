import { i18n } from '@lingui/core';
import type { AccountAnswers } from './account-form.tsx';

let kept: { answers: AccountAnswers; locale: string } | undefined;

/*
 * Another language begins every screen anew. What is typed here goes along over that one moment, in memory alone. [ACC-12, LOK-14]
 */

/** These are the answers now. */
export const carryOver = (answers: AccountAnswers): void => {
  kept = { answers, locale: i18n.locale };
};

/** What was typed in the language before this one; undefined when the form is only opened. */
export const carriedOver = (): AccountAnswers | undefined =>
  kept && kept.locale !== i18n.locale ? kept.answers : undefined;

/** The form goes away: unless another language takes it, nothing stays of it. */
export const dropUnlessSpeaking = (): void => {
  if (kept?.locale === i18n.locale) kept = undefined;
};
