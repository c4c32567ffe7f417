import { i18n, setupI18n, type I18n, type Messages } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isLanguage, type Language } from '../../../../domain/text/languages.ts';
import { moneyWords } from '../../../../domain/money/money-words.ts';
import { today } from '../../../../ui/words/date-words.ts';
import { messages as english } from '../../../../locales/en/letters.po';
import { messages as french } from '../../../../locales/fr/letters.po';
import { messages as swahili } from '../../../../locales/sw/letters.po';

/** Few sentences: all languages are on every phone, independent of its own. */
const TEXTS: Readonly<Record<Language, Messages>> = { en: english, sw: swahili, fr: french };
/** Locales for the days, where the letter has another language than the app: the browser knows all month names. */
const IN_DAYS: Readonly<Record<Language, string>> = { en: 'en-GB', sw: 'sw', fr: 'fr' };

interface Reminder {
  name: string;
  /** Units: minor units. */
  owed: number;
  currency: string;
  oldest_due?: string | undefined;
  business: { name: string; phone?: string | undefined };
  /** The customer's language; that of this phone when absent. */
  language?: string | undefined;
}

/**
 * A friendly text about a debt, ready for WhatsApp, in the reader's language; before the due day it does not call
 * anything overdue. [DEB-4, LOK-10]
 */
export function reminderWords(
  { name, owed, currency, oldest_due, business, language }: Reminder,
  now: string = today(),
): string {
  const spoken = [language, i18n.locale].find(isLanguage) ?? 'en';
  const letter = letterIn(spoken);
  const amount = moneyWords(owed, currency);
  const us = [business.name, business.phone].filter(Boolean).join(', ');
  if (oldest_due === undefined)
    return letter._(msg`Hello ${name}, ${amount} is still open with us. When can you pay? Thank you. ${us}`);
  const day = new Date(`${oldest_due}T12:00:00`).toLocaleDateString(IN_DAYS[spoken], {
    day: 'numeric',
    month: 'short',
  });
  if (oldest_due > now) return letter._(msg`Hello ${name}, ${amount} is to be paid to us by ${day}. Thank you. ${us}`);
  return letter._(msg`Hello ${name}, ${amount} is still open with us, the oldest of it since ${day}. When can you pay? Thank you. ${us}`); // prettier-ignore
}

const letters = new Map<Language, I18n>();
function letterIn(language: Language): I18n {
  const known = letters.get(language) ?? setupI18n({ locale: language, messages: { [language]: TEXTS[language] } });
  letters.set(language, known);
  return known;
}
