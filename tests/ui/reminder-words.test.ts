import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { reminderWords } from '../../src/nouns/parties/shared/words/reminder-words.ts';

const speak = (locale: string) => i18n.loadAndActivate({ locale, messages: {} });
afterEach(() => speak('en'));
const REMINDER = { name: 'Musa', owed: 120_000, currency: 'UGX', oldest_due: '2026-10-05', business: { name: 'Nakato Poultry' } }; // prettier-ignore

test('[MNY-14, DEB-4, LOK-10] a reminder is in the language of who reads it, whatever the phone speaks', () => {
  speak('en');
  expect(reminderWords(REMINDER)).toBe(
    'Hello Musa, USh\u00A0120,000 is still open with us, the oldest of it since 5 Oct. When can you pay? Thank you. Nakato Poultry',
  );
  expect(reminderWords({ ...REMINDER, language: 'fr' })).toMatch(/^Bonjour Musa, .*USh\u00A0120,000.* 5 oct/);
  expect(reminderWords({ ...REMINDER, language: 'sw' })).toMatch(/Musa.*USh\u00A0120,000.* 5 Okt/);
  // Not due yet: the reminder must not say that the payment is late.
  expect(reminderWords(REMINDER, '2026-10-04')).toBe(
    'Hello Musa, USh\u00A0120,000 is to be paid to us by 5 Oct. Thank you. Nakato Poultry',
  );
  expect(reminderWords({ ...REMINDER, language: 'sw' }, '2026-10-04')).toMatch(/^Habari Musa, .*kufikia 5 Okt/);
  expect(reminderWords(REMINDER, '2026-10-05')).toMatch(/since 5 Oct/);
  speak('fr');
  expect(reminderWords({ ...REMINDER, oldest_due: undefined })).toMatch(/^Bonjour Musa/);
  expect(reminderWords({ ...REMINDER, language: 'en' })).toMatch(/^Hello Musa/);
  // For a language known only to a newer version, the phone's language is used.
  expect(reminderWords({ ...REMINDER, language: 'rw' })).toMatch(/^Bonjour Musa/);
});
