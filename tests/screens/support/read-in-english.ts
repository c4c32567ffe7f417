import { i18n, setupI18n, type MessageDescriptor } from '@lingui/core';
import dayjs from 'dayjs';

/*
 * Tests name what they look for in English, in whatever language the phone speaks: beside each text that the app says stands what it is
 * in English, and while a test looks, English stands on the page. A person never sees it: nothing is drawn meanwhile.
 */

/** What was said in the phone's language, and what it is in English: several where one word stands for several, the newest first. */
const said = new Map<string, string[]>();
/** What texts were read as; void when something new is said. */
let read = new Map<string, { english: string; more: boolean }>();
/** Which of several is read, and whether a text on the page has more of them. */
let reading = 0;
let hasMore = false;
/** Whether the page speaks English now, and whether tests name English words to a phone that speaks otherwise. */
let isEnglish = false;
let isAsked = false;

/** From now on tests name what they look for in English, or in the phone's own words. */
export function nameInEnglish(asked: boolean): void {
  isAsked = asked;
}

/** Whether what tests name is not what stands on the page. */
export const isForeign = (): boolean => isAsked && i18n.locale !== 'en';

/** `last`: it was said so too, and is read so where nothing else will do. */
function remember(there: string, english: string, last = reading > 0): void {
  const all = said.get(there) ?? [];
  if (last ? all.includes(english) : all[0] === english) return;
  said.set(there, last ? [...all, english] : [english, ...all.filter((one) => one !== english)]);
  read = new Map();
  // Within a sentence it may begin small.
  if (there !== there.toLowerCase()) remember(there.toLowerCase(), english.toLowerCase(), true);
}

/** Do something with each reading of what is ambiguous, until it says that it is enough. */
function eachReading(isEnough: () => boolean): void {
  reading = 0;
  do hasMore = false;
  while (!isEnough() && hasMore && ++reading);
  reading = 0;
}

/** What a person typed stays as it is, also where a word of it is one of the app's. */
export function keepAsTyped(text: string): void {
  if (isForeign() && text !== '') remember(text, text, true);
}

const TAG = /<\/?\d+\/?>/;
/** The pieces of a text between what stands in it as elements. */
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

/** A text of the app in English: said as it is, or put together of what was said and of what people typed. */
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

/** Put English on the page; gives what puts the phone's own words back. */
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

/** Look at the page as if it spoke English; again while a word may be another one and what was found is not enough. */
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
