import { i18n, type Messages } from '@lingui/core';
import dayjs from 'dayjs';
import { isLanguage, type Language } from '../domain/text/languages.ts';
import { messages as english } from '../locales/en/messages.po';

const KEY = 'flockbook.language';

/** What was chosen on this phone, else the first of the phone's own languages that the app knows. */
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
    // Storage is closed to this page: the phone's language it is.
    return undefined;
  }
}

/** Its words, and how it names months and days. Each is a file of its own: nobody loads what nobody reads. */
const FILES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
  sw: async () =>
    (await Promise.all([import('../locales/sw/messages.po'), import('dayjs/locale/sw')]))[0].messages,
  fr: async () =>
    (await Promise.all([import('../locales/fr/messages.po'), import('dayjs/locale/fr')]))[0].messages,
}; // prettier-ignore

/** The catalogues that come with the first of their screens, as `lingui.config.js` names them. */
const APART = import.meta.glob<{ messages: Messages }>([
  '../locales/*/*.po',
  '!../locales/*/{messages,public,site,letters}.po',
]);
/** Those that were asked for: another language brings theirs along. */
const opened = new Set<string>();
const wordsApart = async (language: string, name: string): Promise<Messages> =>
  (await APART[`../locales/${language}/${name}.po`]?.())?.messages ?? {};

/** Words of screens, before the first of them is shown. Rejects when they are not on this phone and cannot be fetched. */
export async function loadWords(...names: string[]): Promise<void> {
  for (const name of names) opened.add(name);
  const { messages, locale } = i18n;
  // Put beside the others without a word to React: no screen that stands there has changed, and no toast is due again.
  Object.assign(messages, ...(await Promise.all(names.map((name) => wordsApart(locale, name)))));
  // Another language was chosen meanwhile.
  if (i18n.locale !== locale) await loadWords(...names);
}

/** Every word that is in use, in a language. */
async function wordsOf(language: Language): Promise<Messages> {
  const [own, ...apart] = await Promise.all([
    language === 'en' ? english : FILES[language](),
    ...[...opened].map((feature) => wordsApart(language, feature)),
  ]);
  return Object.assign({}, own, ...apart) as Messages;
}

/** Speak a language from now on. When its words are not on this phone and cannot be fetched, it goes on as it spoke, at first in English. */
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

/** Whether what this phone speaks was only proposed. */
let isProposal = false;

/** Speak what a country proposes, unless somebody chose a language on this phone. [ACC-12] */
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
    // It holds until the app is closed.
  }
  await speak(language);
}
