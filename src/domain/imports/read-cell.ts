import { currencyExponent } from '../money/currency.ts';
import { isMoneyWord } from '../money/money-signs.ts';
import { numberParts } from '../numbers/number-parts.ts';
import type { DecimalSign } from '../numbers/read-digits.ts';
import { meaningOf, signed, usualSign, type Meaning, type Written } from '../numbers/read-number.ts';
import type { Language } from '../text/languages.ts';
import { plainWords } from '../text/plain-words.ts';

/*
 * Numbers as people and other programs write them in tables. No part of a cell is ignored: anything not understood
 * makes it invalid.
 */

/** Number notation of a table. */
export interface NumberStyle {
  /** Language of the user. */
  readonly language: Language;
  /** The decimal sign; absent until the user specifies it. */
  readonly sign?: DecimalSign | undefined;
}

/** The number of a cell as written, before its meaning is decided. */
interface CellNumber extends Written {
  readonly negative: boolean;
}

/**
 * Sign of a credit in a column of debts: negative for customers, positive (an amount we owe) for suppliers. Absent in
 * columns without a side.
 */
export type Credit = 1 | -1;

export interface AmountColumn {
  readonly currency: string;
  readonly credit?: Credit | undefined;
}

/** Number of decimals of a count. */
const COUNT_DECIMALS = 3;

/**
 * An amount as written: with currency words, a minus in any form, "Cr", "advance", "50k". Units: minor units of the
 * currency.
 */
export function amountIn(typed: string, { currency, credit }: AmountColumn): CellNumber | undefined {
  const parts = numberParts(typed);
  if (!parts) return undefined;
  const [before, side = 0] = withoutSide(parts.before, credit);
  const [after, otherSide = 0] = withoutSide(parts.after, credit);
  const [rest, more] = withoutScale(after);
  const sides = [side, otherSide, parts.negative ? -1 : 0].filter((one) => one !== 0);
  if (sides.length > 1 || !isMoneyWord(before, currency) || !isMoneyWord(rest, currency)) return undefined;
  return { body: parts.body, decimals: currencyExponent(currency) + more, negative: sides[0] === -1 };
}

/** A count with the unit word after it, "10 bags". Units: thousandths. */
export function countIn(typed: string): (CellNumber & { readonly unit: string }) | undefined {
  const parts = numberParts(typed);
  if (!parts || parts.before !== '') return undefined;
  return { body: parts.body, decimals: COUNT_DECIMALS, negative: parts.negative, unit: plainWords(parts.after.replace(/\.$/, '')) };
} // prettier-ignore

/** Meaning of a number in a table. Units: as written. */
export function meantIn(number: CellNumber | undefined, { language, sign }: NumberStyle): Meaning {
  if (!number) return { is: 'none' };
  return signed(meaningOf(number, sign ?? usualSign(number.body, language)), number.negative);
}

/** Meaning of an amount in a table. Units: minor units of the currency. */
export const readAmount = (typed: string, column: AmountColumn, style: NumberStyle): Meaning =>
  meantIn(amountIn(typed, column), style);

/** Words that state the side of a debt; without accents. */
const SIDES: readonly (readonly [RegExp, side: 'credit' | 'debit' | 'owed' | 'ahead'])[] = [
  [/(?:^|\s)(?:paid ahead|in advance|advance|pre-?paid|overpaid|paye d.?avance|avance|acompte|malipo ya awali|kianzio)\.?$/, 'ahead'],
  [/(?:^|\s)(?:owes|owed|owing|due|outstanding|doit|du|anadaiwa|tunadaiwa|deni)\.?$/, 'owed'],
  [/(?:^|\s)(?:cr|credit|crediteur)\.?$/, 'credit'],
  [/(?:^|\s)(?:dr|db|debit|debiteur)\.?$/, 'debit'],
]; // prettier-ignore

function withoutSide(words: string, credit: Credit | undefined): readonly [rest: string, side?: 1 | -1] {
  if (credit === undefined || words === '') return [words];
  const plain = plainWords(words);
  for (const [form, side] of SIDES) {
    if (!form.test(plain)) continue;
    const rest = plain.replace(form, '').trim();
    if (side === 'ahead') return [rest, -1];
    if (side === 'owed') return [rest, 1];
    return [rest, side === 'credit' ? credit : credit === 1 ? -1 : 1];
  }
  return [words];
}

/** Abbreviations for thousands and more, as written in lists. */
const SCALES: readonly (readonly [RegExp, decimals: number])[] = [
  [/^k(?![\p{L}])/u, 3],
  [/^(?:m|mn|mil|million|millions|milioni)(?![\p{L}])/u, 6],
  [/^(?:lakh|lakhs|lac|lacs|laki)(?![\p{L}])/u, 5],
  [/^(?:crore|crores)(?![\p{L}])/u, 7],
];

function withoutScale(words: string): readonly [rest: string, decimals: number] {
  for (const [form, decimals] of SCALES) if (form.test(words)) return [words.replace(form, '').trim(), decimals];
  return [words, 0];
}

/** Payment terms in days: "14", "Net 30", "30 days"; "on receipt" is 0. NaN when invalid, which every check refuses. */
export function readTerms(typed: string): number {
  if (/receipt|reception|papo hapo|comptant/i.test(typed)) return 0;
  const [, days] = /^(?:net\s*|siku\s*)?(\d{1,4})(?:\s*(?:d|days?|siku|jours?|j))?$/i.exec(typed.trim()) ?? [];
  return days === undefined ? Number.NaN : Number(days);
}
