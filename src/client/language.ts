import { i18n, type Messages } from '@lingui/core';
import dayjs from 'dayjs';
import { isLanguage, type Language } from '../domain/text/languages.ts';
import { messages as english } from '../locales/en/messages.po';

const KEY = 'flockbook.language';

/** The language chosen on this phone, else the first of the phone's own languages that the app knows. */
export const chosenLanguage = (spoken: readonly string[] = navigator.languages): Language =>
  readChoice() ?? ownLanguage(spoken);

/** The first of the phone's own languages that the app knows. */
const ownLanguage = (spoken: readonly string[] = navigator.languages): Language =>
  spoken.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';

function readChoice(): Language | undefined {
  try {
    const chosen = localStorage.getItem(KEY);
    return isLanguage(chosen) ? chosen : undefined;
  } catch {
    // Storage is blocked for this page: use the phone's language.
    return undefined;
  }
}

/** Messages of each language with its names of months and days. Each is a file of its own, loaded only when used. */
const FILES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
  sw: async () =>
    (await Promise.all([import('../locales/sw/messages.po'), import('dayjs/locale/sw')]))[0].messages,
  fr: async () =>
    (await Promise.all([import('../locales/fr/messages.po'), import('dayjs/locale/fr')]))[0].messages,
}; // prettier-ignore

/** Catalogues that are loaded with the first of their screens, as `lingui.config.js` names them. */
const APART = import.meta.glob<{ messages: Messages }>([
  '../locales/*/*.po',
  '!../locales/*/{messages,public,site,letters}.po',
]);
/** Names of the catalogues that were loaded: a change of language loads them too. */
const opened = new Set<string>();
const wordsApart = async (language: string, name: string): Promise<Messages> =>
  (await APART[`../locales/${language}/${name}.po`]?.())?.messages ?? {};

/**
 * Load the messages of screens before the first of them is shown. Rejects when they are not on this phone and cannot be
 * fetched.
 */
export async function loadWords(...names: string[]): Promise<void> {
  for (const name of names) opened.add(name);
  const { messages, locale } = i18n;
  // Add to the messages without notifying React: no screen on display has changed, and no toast must show again.
  Object.assign(messages, ...(await Promise.all(names.map((name) => wordsApart(locale, name)))));
  // Another language was chosen meanwhile.
  if (i18n.locale !== locale) await loadWords(...names);
}

/** All messages in use, in one language. */
async function wordsOf(language: Language): Promise<Messages> {
  const [own, ...apart] = await Promise.all([
    language === 'en' ? english : FILES[language](),
    ...[...opened].map((feature) => wordsApart(language, feature)),
  ]);
  return Object.assign({}, own, ...apart) as Messages;
}

/**
 * Switch to a language. When its messages are not on this phone and cannot be fetched, the current language stays, at
 * first English.
 */
export async function speak(language: Language): Promise<void> {
  let words: Messages;
  try {
    words = await wordsOf(language);
  } catch (fault) {
    console.warn(`the words of ${language} are not on this phone`, fault);
    if (language !== 'en' && !i18n.locale) await speak('en');
    return;
  }
  document.documentElement.lang = language;
  dayjs.locale(language);
  i18n.loadAndActivate({ locale: language, messages: words });
}

/** True when the language of this phone was only proposed. */
let isProposal = false;

/** Use the language that a country proposes, unless a user chose one on this phone. [ACC-12] */
export async function proposeLanguage(language: Language | undefined): Promise<void> {
  if (readChoice() !== undefined && !isProposal) return;
  const proposed = language ?? ownLanguage();
  if (proposed === i18n.locale) return;
  await chooseLanguage(proposed);
  isProposal = true;
}

/** Choose the language of this phone. */
export async function chooseLanguage(language: Language): Promise<void> {
  isProposal = false;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice holds until the app is closed.
  }
  await speak(language);
}
