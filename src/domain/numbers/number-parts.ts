import { plainSigns } from '../text/plain-signs.ts';

/** A number in a text, and everything around it: no part of the text is dropped. */
export interface NumberParts {
  /** Digits with their separators; a fraction as "2 1/2". */
  readonly body: string;
  /** A minus before or after it, or brackets around it. */
  readonly negative: boolean;
  /** Words and signs, in lower case and trimmed: a currency, a unit, a side. */
  readonly before: string;
  readonly after: string;
}

/** Marks after a round price: "500/=", "500/-", "500.-". They are not a minus sign. */
const EVEN = /^(?:\/[=-]|[.,]-|=)/;
/** Exponent form to which Excel shortens long numbers: the original number is lost. */
const SHORTENED = /\de[+-]?\d/i;
const BODY = /^(?:(?:\d+ +)?\d+\/\d+(?![\d/])|\d[\d.,' ]*\d|\d|[.,]\d+)(?:[.,](?![\d-]))?/;

/** The only number in a text, with everything around it; undefined when there is none or more than one. */
export function numberParts(text: string): NumberParts | undefined {
  let rest = withFractions(plainSigns(text)).replaceAll('_', ' ').trim();
  if (SHORTENED.test(rest)) return undefined;
  const inner = /^\((.*)\)$/.exec(rest)?.[1];
  rest = inner ?? rest;
  const take = (what: RegExp): string => {
    const taken = what.exec(rest)?.[0] ?? '';
    rest = rest.slice(taken.length).trimStart();
    return taken;
  };
  let minus = inner === undefined ? 0 : 1;
  const takeSign = () => void (minus += take(/^[+-]/) === '-' ? 1 : 0);
  takeSign();
  const before = take(/^[^\d.,+-]*(?:(?<=\p{L})\.)?/u);
  if (before !== '') takeSign();
  const body = take(BODY);
  take(EVEN);
  minus += take(/^-/) === '-' ? 1 : 0;
  if (body === '' || minus > 1 || /\d/.test(rest)) return undefined;
  return { body, negative: minus === 1, before: before.trim().toLowerCase(), after: rest.toLowerCase() };
}

/** "2½" is "2 1/2". */
const withFractions = (text: string): string =>
  text.replace(/[\u00BC-\u00BE\u2150-\u215E]/g, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')} `);
