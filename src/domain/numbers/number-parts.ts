import { plainSigns } from '../text/plain-signs.ts';

/** A number as it stands in a text, and all that stands around it: nothing of the text is left out. */
export interface NumberParts {
  /** Digits with the signs between them; a fraction as "2 1/2". */
  readonly body: string;
  /** A minus in front or behind, or brackets around. */
  readonly negative: boolean;
  /** Words and signs, in small letters, without spaces around: a currency, a unit, a side. */
  readonly before: string;
  readonly after: string;
}

/** What stands behind a price that is even: "500/=", "500/-", "500.-". It is no minus. */
const EVEN = /^(?:\/[=-]|[.,]-|=)/;
/** Excel shortens long numbers so: whatever it was, it is gone. */
const SHORTENED = /\de[+-]?\d/i;
const BODY = /^(?:(?:\d+ +)?\d+\/\d+(?![\d/])|\d[\d.,' ]*\d|\d|[.,]\d+)(?:[.,](?![\d-]))?/;

/** The one number of a text with what stands around it; undefined when it has none, or more than one. */
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
