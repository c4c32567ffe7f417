import { i18n, setupI18n, type MessageDescriptor } from '@lingui/core';
import dayjs from 'dayjs';

/*
 * Tests find elements by English text, in whichever language the phone is: the English version of each text of the app
 * is recorded, and while a test searches, the page contains English. This is never visible, as nothing is painted
 * meanwhile.
 */

/** Translated texts and their English versions: several where one translation has several sources, the newest first. */
const said = new Map<string, string[]>();
/** Cache of converted texts; cleared when a new text is rendered. */
let read = new Map<string, { english: string; more: boolean }>();
/** Index of the alternative in use, and whether a text on the page has further ones. */
let reading = 0;
let hasMore = false;
/** Whether the page currently contains English, and whether tests use English names on a phone in another language. */
let isEnglish = false;
let isAsked = false;

/** Set whether tests name elements in English, or in the phone's language. */
export function nameInEnglish(asked: boolean): void {
  isAsked = asked;
}

/** True when the names used by tests differ from the text on the page. */
export const isForeign = (): boolean => isAsked && i18n.locale !== 'en';

/** `last`: an additional English version, used only where no other one fits. */
function remember(there: string, english: string, last = reading > 0): void {
  const all = said.get(there) ?? [];
  if (last ? all.includes(english) : all[0] === english) return;
  said.set(there, last ? [...all, english] : [english, ...all.filter((one) => one !== english)]);
  read = new Map();
  // Within a sentence it may begin in lower case.
  if (there !== there.toLowerCase()) remember(there.toLowerCase(), english.toLowerCase(), true);
}

/** Run an action with each reading of ambiguous texts, until one is sufficient. */
function eachReading(isEnough: () => boolean): void {
  reading = 0;
  do hasMore = false;
  while (!isEnough() && hasMore && ++reading);
  reading = 0;
}

/** Keep typed text unchanged, even where it contains a word of the app. */
export function keepAsTyped(text: string): void {
  if (isForeign() && text !== '') remember(text, text, true);
}

const TAG = /<\/?\d+\/?>/;
/** The parts of a text between the elements embedded in it. */
const piecesOf = (text: string): string[] => text.split(TAG).map((piece) => piece.trim());

const plain = setupI18n({ locale: 'en', messages: { en: {} } });
type Say = (id: MessageDescriptor | string, values?: Record<string, unknown>, options?: object) => string;
const sayPlain = plain._.bind(plain) as Say;
const valuesInEnglish = (values: Record<string, unknown> | undefined) =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? englishOf(value) : value])); // prettier-ignore

const say = i18n._.bind(i18n) as Say;
const sayAndRemember: Say = (id, values, options) => {
  const there = say(id, values, options);
  if (!isForeign()) return there;
  const pieces = piecesOf(there);
  eachReading(() => {
    const english =
      typeof id === 'string'
        ? sayPlain(id, valuesInEnglish(values), options)
        : sayPlain({ ...id, values: valuesInEnglish(id.values ?? values) });
    for (const [at, piece] of piecesOf(english).entries()) if (pieces[at]) remember(pieces[at], piece);
    return false;
  });
  return there;
};
Object.assign(i18n, { _: sayAndRemember, t: sayAndRemember });

dayjs.extend((_, Day) => {
  const format = Reflect.get(Day.prototype, 'format');
  Day.prototype.format = function (this: dayjs.Dayjs, form?: string) {
    const there = format.call(this, form);
    if (isForeign()) remember(there, format.call(this.locale('en'), form));
    return there;
  };
});

/** The English version of a text: recorded directly, or composed of recorded texts and user input. */
function englishOf(text: string): string {
  const key = `${reading}${text}`;
  const known = read.get(key);
  if (known) {
    hasMore ||= known.more;
    return known.english;
  }
  const parts = text.match(/[\p{L}\p{M}]+|\d+|\s+|./gsu) ?? [];
  let english = '';
  let more = false;
  for (let at = 0; at < parts.length;) {
    let end = parts.length;
    while (end > at && !said.has(parts.slice(at, end).join(''))) end--;
    if (end > at) {
      const all = said.get(parts.slice(at, end).join(''))!;
      more ||= all.length > reading + 1;
      english += all[Math.min(reading, all.length - 1)];
      at = end;
    } else english += parts[at++];
  }
  hasMore ||= more;
  read.set(key, { english, more });
  return english;
}

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
];
const WITH_WORDS = ATTRIBUTES.map((name) => `[${name}]`).join();

/** Replace the page's texts by English; returns a function that restores the phone's language. */
function putEnglish(): () => void {
  const back: (() => void)[] = [];
  const title = document.title;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const words = node.data;
    const english = englishOf(words);
    if (english === words) continue;
    node.data = english;
    back.push(() => (node.data = words));
  }
  for (const element of document.body.querySelectorAll(WITH_WORDS))
    for (const name of ATTRIBUTES) {
      const words = element.getAttribute(name);
      const english = words && englishOf(words);
      if (!words || !english || english === words) continue;
      element.setAttribute(name, english);
      back.push(() => element.setAttribute(name, words));
    }
  document.title = englishOf(title);
  return () => {
    for (const put of back) put();
    document.title = title;
  };
}

/**
 * Run a search as if the page were in English; repeat it while a text has other readings and the result is not
 * sufficient.
 */
export function readInEnglish<T>(look: () => T, isEnough: (found: T) => boolean = () => true): T {
  if (!isForeign() || isEnglish) return look();
  let found!: T;
  eachReading(() => {
    const putBack = putEnglish();
    isEnglish = true;
    try {
      found = look();
      return isEnough(found);
    } finally {
      putBack();
      isEnglish = false;
    }
  });
  return found;
}
