import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMoneyWord } from '../../../src/domain/money/money-signs.ts';
import { meantBy } from '../../../src/domain/numbers/meant-by.ts';
import { LANGUAGES, type Language } from '../../../src/domain/text/languages.ts';
import { runs } from '../../support/runs.ts';

const NONE = 'none';
/** The meaning of a typed text: a number, two possible numbers, or none. */
function read(text: string, decimals: number, language: Language = 'en', currency?: string) {
  const isKnown = (words: string) => (currency ? isMoneyWord(words, currency) : words === '');
  const meant = meantBy(text, { decimals, language, isKnown });
  const shown = (value: number) => value / 10 ** decimals;
  return meant.is === 'one' ? shown(meant.value) : meant.is === 'either' ? [shown(meant.point), shown(meant.comma)] : NONE;
} // prettier-ignore

test.each([
  // Money with and without minor units.
  ['12,50', 2, 12.5],
  ['12,50', 0, NONE],
  ['1200,5', 2, 1_200.5],
  ['1200,5', 0, NONE],
  ['1.200,50', 2, 1_200.5],
  ['1,200.50', 2, 1_200.5],
  ['15.000', 2, [15, 15_000]],
  ['15.000', 0, 15_000],
  ['15.000', 3, 15],
  ['1.234.567', 2, 1_234_567],
  ['12,500', 2, 12_500],
  ['0,500', 3, 0.5],
  ['12,34,567', 2, 1_234_567],
  ["12'000", 2, 12_000],
  ['12 000', 2, 12_000],
  // Halves.
  ['1/2', 3, 0.5],
  ['2 1/2', 3, 2.5],
  ['2½', 3, 2.5],
  ['1¼', 3, 1.25],
  ['½', 0, NONE],
  ['1/3', 3, NONE],
  ['5/11', 3, NONE],
  ['5/11/2026', 3, NONE],
  ['12 2', 3, NONE],
  // Digits of any script.
  ['١٢٥٠', 0, 1_250],
  ['٢٫٥', 3, 2.5],
  ['१२,५०,०००', 2, 1_250_000],
  ['১২৫০', 2, 1_250],
  ['１２５０', 2, 1_250],
  // Negative numbers, in all notations.
  ['-5', 0, -5],
  ['−5', 0, -5],
  ['–5', 0, -5],
  ['5-', 0, -5],
  ['(5)', 0, -5],
  ['(-5)', 0, NONE],
  ['- 5', 0, -5],
  // Unreadable text is not a number.
  ['1e5', 0, NONE],
  ['2.56772E+11', 0, NONE],
  ['12k', 0, NONE],
  ['12 kg', 3, NONE],
  ['1,2,3', 3, NONE],
  ['1.2.3', 3, NONE],
  ['1,23', 0, NONE],
  ['#12', 0, NONE],
  ['12%', 0, NONE],
  ['', 0, NONE],
  ['.', 2, NONE],
  ['1.2345', 3, NONE],
  ['99999999999999', 0, NONE],
] as const)('[LOK-11, MNY-1] %s with %i decimals is %s', (text, decimals, value) => {
  expect(read(text, decimals)).toEqual(value);
});

test('[LOK-11] where a comma stands before the decimals, thousands are parted by a space or a point', () => {
  expect(['1,250', '12,5', '1 250,5', '1.250'].map((text) => read(text, 3, 'fr'))).toEqual([1.25, 12.5, 1_250.5, 1.25]);
  expect(['12,50', '1,250', '1.250', '1 250,50'].map((text) => read(text, 2, 'fr'))).toEqual([12.5, [1_250, 1.25], [1.25, 1_250], 1_250.5]); // prettier-ignore
  expect(['1,250', '1.250', '1 250'].map((text) => read(text, 0, 'fr'))).toEqual([1_250, 1_250, 1_250]);
});

test.each([
  ['UGX', 'UGX 12,000', 12_000],
  ['UGX', 'USh12,000/=', 12_000],
  ['UGX', 'Sh. 12,000/-', 12_000],
  ['KES', 'KSh 1,250.50', 1_250.5],
  ['KES', 'Ksh.1,250.50', 1_250.5],
  ['KES', '-KSh 5', -5],
  ['XOF', '12 000 F CFA', 12_000],
  ['INR', '₹1,20,000/-', 120_000],
  ['NGN', '₦500.-', 500],
  ['KES', '$5', NONE],
  ['KES', 'USD 5', NONE],
  ['KES', 'TSh 5', NONE],
  ['KES', '5 bags', NONE],
])('[MNY-14, LOK-11] in %s, “%s” is %s: words of this money only stand beside it', (currency, text, value) => {
  const decimals = ['UGX', 'XOF'].includes(currency) ? 0 : 2;
  expect(read(text, decimals, 'en', currency)).toBe(value);
});

/** The ways to write a number for readers of a language: thousands separator and decimal separator. */
const WAYS: Readonly<Record<Language, readonly (readonly [group: string, decimal: string])[]>> = {
  en: [[',', '.'], ['', '.'], [' ', '.'], ['.', ','], ["'", '.'], ['', ',']],
  sw: [[',', '.'], ['', '.'], [' ', '.'], ['.', ','], ["'", '.'], ['', ',']],
  fr: [[' ', ','], ['', ','], ['.', ','], ['', '.'], ["'", '.'], [',', '.'], [' ', '.']],
}; // prettier-ignore

/** The meaning of a text in one notation, read by the simplest possible rule. */
function byWay(text: string, [group, decimal]: readonly [string, string], decimals: number): number | undefined {
  const [whole = '', part = '', ...more] = text.split(decimal);
  const groups = group === '' ? [whole] : whole.split(group);
  const isParted = groups.length === 1 || (/^[1-9]\d{0,2}$/.test(groups[0]!) && groups.slice(1).every((three) => /^\d{3}$/.test(three))) || (group === ',' && /^[1-9]\d?(,\d\d)+,\d{3}$/.test(whole)); // prettier-ignore
  if (more.length > 0 || !isParted || !/^\d*$/.test(groups.join('') + part) || whole + part === '') return undefined;
  return /[1-9]/.test(part.slice(decimals)) ? undefined : Number(`${groups.join('') || '0'}.${part || '0'}`);
}

test('[LOK-11, MNY-1] no text gives a number that nobody who reads that language could mean by it', () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9,. ']{1,12}$/),
      fc.constantFrom(0, 2, 3),
      fc.constantFrom(...(Object.keys(LANGUAGES) as Language[])),
      (text, decimals, language) => {
        const got = read(text, decimals, language);
        const plain = text.trim().replace(/(?<=\d)[.,]$/, '');
        const ways = new Set<unknown>(WAYS[language].map((way) => byWay(plain, way, decimals)));
        const unmeant = [got].flat().filter((value) => value !== NONE && !ways.has(value));
        expect(unmeant).toEqual([]);
      },
    ),
    { numRuns: runs(1_000, 50_000) },
  ));

test('[LOK-11] every number is read back, by each way that its language has for it', () =>
  fc.assert(
    fc.property(
      fc.nat(999_999_999),
      fc.constantFrom(0, 2, 3),
      fc.constantFrom(...(Object.keys(LANGUAGES) as Language[])),
      fc.nat(5),
      (minor, decimals, language, at) => {
        const [group, decimal] = WAYS[language][at]!;
        const value = minor / 10 ** decimals;
        const [whole = '', part] = value.toFixed(decimals).split('.');
        const text = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + (part === undefined ? '' : decimal + part);
        // A single comma before three digits separates thousands where the decimal separator is a point.
        fc.pre(language === 'fr' || !/^\d+,\d{3}$/.test(text) || decimal !== ',');
        expect([read(text, decimals, language)].flat()).toContain(value);
      },
    ),
    { numRuns: runs(1_000, 50_000) },
  ));
