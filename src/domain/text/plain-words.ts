import { plainSigns } from './plain-signs.ts';

/**
 * Marks that people omit: accents, which belong to no particular script, vowels of Arabic and Hebrew, and Arabic
 * elongation. Vowel signs of Indian, Thai and other scripts are letters (मुर्गी is not मुर्गा), as are the marks of
 * kana, and the hamza.
 */
const LEFT_OUT =
  /(?![\u0653-\u0655\u3099\u309A])(?=[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}])[\p{Mn}\p{Me}]|\u0640/gu;
/** The hamza and madda of an alef, and the dot under the Devanagari letters of Persian words, which few people type. */
const SELDOM_TYPED = /(?<=\u0627)[\u0653-\u0655]+|(?<=[\u0915-\u0917\u091C\u092B])\u093C+/g;

/*
 * Letters replaced by plainer ones where a keyboard or habit lacks them, in lower case. Arabic: ya, kaf and ha of
 * Persian and Urdu, ta marbuta. Bengali and Malayalam: one sign for a letter and its virama, and the older two.
 */
const PLAINER = new Map(
  'ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ħ=h ŧ=t ı=i ȷ=j ĸ=k ŋ=n ɲ=n ƀ=b ɓ=b ƈ=c ɖ=d ɗ=d ǝ=e ə=e ɛ=e ƒ=f ɠ=g ɣ=g ɦ=h ɨ=i ɩ=i ɪ=i ƙ=k ɔ=o ƥ=p ʈ=t ƭ=t ʉ=u ʊ=u ʋ=v ƴ=y ƶ=z ς=σ ی=ي ى=ي ې=ي ک=ك ہ=ه ھ=ه ة=ه ۃ=ه ৎ=ত্ ൺ=ണ് ൻ=ന് ർ=ര് ൽ=ല് ൾ=ള് ൿ=ക്'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
const TO_PLAIN = new RegExp(`[${[...PLAINER.keys()].join('')}]`, 'gu');

/**
 * Words normalised for comparison: lower case without accents, hooks and ligatures, digits and signs of every script as
 * plain ones, single spaces, no invisible characters. Idempotent.
 */
export const plainWords = (words: string): string =>
  (/^[\x20-\x5F\x61-\x7E]*$/.test(words) ? words.toLowerCase() : unaccented(words)).replace(/\s+/g, ' ').trim();

/** Compose first, because a separate acute accent has two encodings, one of which would become a space. */
const unaccented = (words: string): string =>
  plainSigns(plainSigns(words.normalize()).normalize('NFKD'))
    .replace(LEFT_OUT, '')
    .replace(SELDOM_TYPED, '')
    .toLowerCase()
    .replace(TO_PLAIN, (letter) => PLAINER.get(letter)!)
    .normalize('NFC');
