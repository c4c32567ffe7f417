import { ok, refuse, type Result } from '../result.ts';

/** Code of a country, and how many digits a number has there without it and without the leading 0: fewest and most. */
interface Dialling {
  readonly code: string;
  readonly digits: readonly [number, number];
}

/** By the currency of a business, where one country has it. Source: ITU-T E.164 national numbering plans. */
const DIALLING: Readonly<Record<string, Dialling>> = {
  UGX: { code: '256', digits: [9, 9] },
  KES: { code: '254', digits: [9, 9] },
  TZS: { code: '255', digits: [9, 9] },
  RWF: { code: '250', digits: [9, 9] },
  BIF: { code: '257', digits: [8, 8] },
  NGN: { code: '234', digits: [8, 10] },
  GHS: { code: '233', digits: [9, 9] },
  ZMW: { code: '260', digits: [9, 9] },
  MWK: { code: '265', digits: [7, 9] },
  ETB: { code: '251', digits: [9, 9] },
  ZAR: { code: '27', digits: [9, 9] },
  INR: { code: '91', digits: [10, 10] },
  PKR: { code: '92', digits: [9, 10] },
  BDT: { code: '880', digits: [8, 10] },
  NPR: { code: '977', digits: [8, 10] },
  USD: { code: '1', digits: [10, 10] },
  GBP: { code: '44', digits: [9, 10] },
};

/** What stands before the numbers of the country of a currency, `+256`; where several countries have it, what `dial` says. [ACC-12] */
export const phonePrefix = (currency: string, dial?: string): string | undefined => {
  const code = DIALLING[currency]?.code ?? dial;
  return code && `+${code}`;
};

export type PhoneError =
  /** `digits`: how many were typed; 0 when it is no number at all. */
  | { type: 'PhoneWrong'; digits: number }
  /** It could be of several countries. */
  | { type: 'PhoneNeedsCountry' };

/** Digits of a number in a country of which only its code is known: what E.164 leaves, and no number is shorter. */
const ANYWHERE: Dialling['digits'] = [6, 11];

/**
 * A typed phone number with its country, E.164. One without a country is of the country of the business's currency; where several countries
 * have that money, of the one whose code is `dial`. [CUS-4, ACC-12]
 */
export function toE164(typed: string, currency: string, dial?: string): Result<string, PhoneError> {
  const compact = typed
    .trim()
    .replace(/[-\s()./]/g, '')
    .replace(/^00/, '+');
  const digits = compact.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) return refuse({ type: 'PhoneWrong', digits: 0 });
  const wrong = refuse({ type: 'PhoneWrong', digits: digits.length } as const);
  if (compact.startsWith('+')) return /^[1-9]\d{6,14}$/.test(digits) ? ok(`+${digits}`) : wrong;
  if (digits.length < 7) return wrong;
  const country = DIALLING[currency] ?? (dial === undefined ? undefined : { code: dial, digits: ANYWHERE });
  if (!country) return digits.length > 15 ? wrong : refuse({ type: 'PhoneNeedsCountry' });
  const isHere = (national: string): boolean =>
    national.length >= country.digits[0] && national.length <= country.digits[1];
  const national = digits.replace(/^0/, '');
  if (isHere(national)) return ok(`+${country.code}${national}`);
  const rest = digits.slice(country.code.length);
  return digits.startsWith(country.code) && isHere(rest) ? ok(`+${digits}`) : wrong;
}

/** A number as people read it: `+256 772 000 118`. What has no country yet stays as it was typed. */
export function showPhone(phone: string): string {
  if (!/^\+\d{7,15}$/.test(phone)) return phone;
  const code = Object.values(DIALLING)
    .map((one) => one.code)
    .find((one) => phone.startsWith(one, 1));
  const rest = phone.slice(1 + (code?.length ?? 3));
  const groups = rest.match(/\d{3}(?!\d$)|\d+/g) ?? [rest];
  return `+${phone.slice(1, 1 + (code?.length ?? 3))} ${groups.join(' ')}`;
}

/** The same number, however it was typed, has the same key; '' when it is none. */
export function phoneKey(phone: string, currency: string): string {
  const known = toE164(phone, currency);
  return known.ok ? known.value : phone.replace(/\D/g, '');
}
