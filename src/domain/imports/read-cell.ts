import { currencyExponent } from '../money/currency.ts';

/* Numbers as people and other programs write them. What cannot be read is undefined. */

/** An amount, also below 0: "12,000", "12 000", "UGX 12.000", "1.234,50", "12000.00", "(500)". Units: minor units of the currency. */
export function readAmount(typed: string, currency: string): number | undefined {
  const exponent = currencyExponent(currency);
  const { negative, digits } = bareNumber(typed);
  const [, whole = '', part = ''] = /^(\d{1,13})(?:\.(\d*))?$/.exec(plainDecimal(digits, exponent === 0)) ?? [];
  // Programs write decimals also where there are none: only noughts may be left out.
  if (whole === '' || /[1-9]/.test(part.slice(exponent))) return undefined;
  const minor = Number(whole) * 10 ** exponent + Number(part.slice(0, exponent).padEnd(exponent, '0') || '0');
  return Number.isSafeInteger(minor) ? signed(minor, negative) : undefined;
}

/** A count with or without decimals, also below 0, and with the word of its unit behind it: "6.5", "1,200", "2,5", "10 bags". */
export function readCount(typed: string): number | undefined {
  const { negative, digits } = bareNumber(typed);
  const plain = plainDecimal(digits, false);
  return /^(\d{1,12}(\.\d*)?|\.\d+)$/.test(plain) ? signed(Number(plain), negative) : undefined;
}

/** Days to pay: "14", "Net 30", "30 days"; on receipt is at once. What is none is NaN, which no check lets pass. */
export function readTerms(typed: string): number {
  if (/receipt|reception|papo hapo|comptant/i.test(typed)) return 0;
  const [, days] = /^(?:net\s*|siku\s*)?(\d{1,4})(?:\s*(?:d|days?|siku|jours?|j))?$/i.exec(typed.trim()) ?? [];
  return days === undefined ? Number.NaN : Number(days);
}

/** Minus nought is nought. */
const signed = (number: number, negative: boolean): number => (negative && number !== 0 ? -number : number);

/** Without what stands around the digits: signs of money, units, brackets that mean below 0, spaces and apostrophes that part groups. */
function bareNumber(typed: string): { negative: boolean; digits: string } {
  const compact = typed.replace(/[\s'’_]/g, '');
  const negative = /^\(.*\)$|^\D*[-−–]\.?\d|\d[-−–]$/.test(compact);
  const digits = compact.replace(/^[^\d.,]*\p{L}\.(?=\d)|^[^\d.,]+/u, '').replace(/(?:\/[=-]|[^\d.,])[^\d]*$/, '');
  return { negative, digits };
}

/** Digits with a point, whichever sign parts the groups and which the decimals. `groupsOfThree`: a single point before three digits parts thousands. */
function plainDecimal(digits: string, groupsOfThree: boolean): string {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) {
    const [group, decimal] = comma > point ? ['.', ','] : [',', '.'];
    return digits.replaceAll(group, '').replace(decimal, '.');
  }
  // 1,234 and 12,34,567 are groups; 1,5 is not.
  if (comma >= 0) return /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  const isGrouped = /^\d{1,3}(\.\d{3}){2,}$/.test(digits) || (groupsOfThree && /^\d{1,3}\.\d{3}$/.test(digits));
  return isGrouped ? digits.replaceAll('.', '') : digits;
} // prettier-ignore
