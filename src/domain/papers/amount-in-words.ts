import { currencyExponent } from '../money/currency.ts';
import { groupingOf } from '../money/grouping.ts';

/** Singular and plural of currency names on paper; any other currency uses its ISO code. */
const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  UGX: ['Ugandan shilling', 'Ugandan shillings'],
  KES: ['Kenyan shilling', 'Kenyan shillings'],
  TZS: ['Tanzanian shilling', 'Tanzanian shillings'],
  RWF: ['Rwandan franc', 'Rwandan francs'],
  BIF: ['Burundian franc', 'Burundian francs'],
  NGN: ['naira', 'naira'],
  GHS: ['Ghanaian cedi', 'Ghanaian cedis'],
  ZMW: ['Zambian kwacha', 'Zambian kwacha'],
  MWK: ['Malawian kwacha', 'Malawian kwacha'],
  ETB: ['Ethiopian birr', 'Ethiopian birr'],
  XOF: ['CFA franc', 'CFA francs'],
  XAF: ['CFA franc', 'CFA francs'],
  ZAR: ['South African rand', 'South African rand'],
  INR: ['Indian rupee', 'Indian rupees'],
  PKR: ['Pakistani rupee', 'Pakistani rupees'],
  BDT: ['Bangladeshi taka', 'Bangladeshi taka'],
  NPR: ['Nepalese rupee', 'Nepalese rupees'],
  USD: ['US dollar', 'US dollars'],
  EUR: ['euro', 'euros'],
  GBP: ['pound sterling', 'pounds sterling'],
};

const SMALL = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
]; // prettier-ignore
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
type Scales = readonly (readonly [worth: number, word: string])[];
const SCALES: Scales = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
];
/** Scale words for amounts grouped as 12,34,567. [MNY-14] */
const LAKHS: Scales = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
];

/**
 * An amount written out in English for receipts, invoices and vouchers: "Seventy-seven thousand two hundred and
 * twenty-seven Ugandan shillings", "Twelve US dollars and 50/100", "Two lakh Indian rupees". Minor units are a
 * fraction, as on cheques. [INV-5, MNY-14] Units: minor units of `currency`, a safe integer; a negative amount begins
 * with "Minus".
 */
export function amountInWords(minorUnits: number, currency: string): string {
  const scale = 10 ** currencyExponent(currency);
  const whole = Math.floor(Math.abs(minorUnits) / scale);
  const part = Math.abs(minorUnits) % scale;
  const [one, many] = NAMES[currency] ?? [currency, currency];
  const words = `${minorUnits < 0 ? 'minus ' : ''}${numberInWords(whole, groupingOf(currency) === 'lakhs' ? LAKHS : SCALES)} ${whole === 1 ? one : many}`;
  const fraction = part === 0 ? '' : ` and ${String(part).padStart(String(scale).length - 1, '0')}/${scale}`;
  return words[0]!.toUpperCase() + words.slice(1) + fraction;
}

/** A whole number from 0 in English words. */
function numberInWords(n: number, scales: Scales): string {
  const words: string[] = [];
  let rest = n;
  for (const [worth, word] of scales) {
    if (rest < worth) continue;
    words.push(`${numberInWords(Math.floor(rest / worth), scales)} ${word}`);
    rest %= worth;
  }
  // "one thousand and five", but "one thousand two hundred and five".
  if (words.length > 0 && rest > 0 && rest < 100) words.push(`and ${belowThousand(rest)}`);
  else if (rest > 0 || words.length === 0) words.push(belowThousand(rest));
  return words.join(' ');
}

function belowThousand(n: number): string {
  if (n < 20) return SMALL[n]!;
  if (n < 100) return TENS[Math.floor(n / 10)]! + (n % 10 === 0 ? '' : `-${SMALL[n % 10]!}`);
  const hundreds = `${SMALL[Math.floor(n / 100)]!} hundred`;
  return n % 100 === 0 ? hundreds : `${hundreds} and ${belowThousand(n % 100)}`;
}
