import { MAX_TERMS_DAYS } from '../../../schemas/bounds.ts';
import { toE164, type PhoneError } from '../phones/phone-number.ts';
import { mostMoney } from '../money/most-money.ts';
import { ok, refuse, type Result } from '../result.ts';

/** What is known of a customer and of a supplier alike. What is undefined is not known, or no more. Units: minor units, days. */
export interface PartyDetails {
  readonly location?: string | undefined;
  readonly terms_days?: number | undefined;
  /** What was owed when the book began; below 0 it was paid ahead. */
  readonly opening_balance?: number | undefined;
  readonly opening_on?: string | undefined;
  readonly note?: string | undefined;
}

export type PartyError =
  | { type: 'NameMissing' }
  | PhoneError
  | { type: 'TermsOutOfRange' }
  | { type: 'AmountWrong'; field: 'credit_limit' | 'opening_balance' }
  | { type: 'OpeningDayMissing' }
  | { type: 'OpeningInFuture' };

/** What somebody is checked against: the business's currency and day, the country of who writes it down, and the phone that is already stored. */
export interface PartyContext {
  readonly currency: string;
  /** By which a phone is read where several countries have the currency: two letters. [ACC-12] */
  readonly country?: string | undefined;
  readonly today: string;
  /** From before phones had a country: it may stay as it is. */
  readonly storedPhone?: string | undefined;
}

/** A name of 1 to 80 characters; a phone, when given, is stored with its country. [CUS-2, CUS-4, VEN-1] */
export function checkWho(
  draft: { readonly name: string; readonly phone?: string | undefined },
  { currency, country, storedPhone }: PartyContext,
): Result<{ name: string; phone?: string }, PartyError> {
  const name = draft.name.trim().replace(/\s+/g, ' ');
  if (name.length < 1 || name.length > 80) return refuse({ type: 'NameMissing' });
  const typed = draft.phone?.trim() ?? '';
  const phone = typed === '' || typed === storedPhone ? ok(typed) : toE164(typed, currency, country);
  if (!phone.ok) return phone;
  return ok({ name, ...(phone.value && { phone: phone.value }) });
}

/** Days to pay, and what was owed before the book began with its day. */
export function checkPartyDetails(
  details: PartyDetails,
  { today, currency }: PartyContext,
): Result<PartyDetails, PartyError> {
  const { terms_days, opening_balance, opening_on } = details;
  if (terms_days !== undefined && !isWhole(terms_days, 0, MAX_TERMS_DAYS)) return refuse({ type: 'TermsOutOfRange' });
  if (opening_balance !== undefined && !isWhole(opening_balance, -mostMoney(currency), mostMoney(currency)))
    return refuse({ type: 'AmountWrong', field: 'opening_balance' });
  const opens = opening_balance !== undefined && opening_balance !== 0;
  if (opens && !/^\d{4}-\d{2}-\d{2}$/.test(opening_on ?? '')) return refuse({ type: 'OpeningDayMissing' });
  if (opens && opening_on! > today) return refuse({ type: 'OpeningInFuture' });
  const [location, note] = [details.location?.trim().slice(0, 120), details.note?.trim().slice(0, 500)];
  return ok({
    ...(location && { location }),
    ...(terms_days !== undefined && { terms_days }),
    ...(opens && { opening_balance, opening_on }),
    ...(note && { note }),
  });
}

export const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
