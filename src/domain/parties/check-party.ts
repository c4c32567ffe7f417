import { isDay } from '../time/is-day.ts';
import { MAX_TERMS_DAYS } from '../../../schemas/bounds.ts';
import type { Customer } from '../../../schemas/customer.schema.ts';
import { mostMoney } from '../money/most-money.ts';
import { toE164, type PhoneError } from '../phones/phone-number.ts';
import { ok, refuse, type Result } from '../result.ts';

/** Whether a party buys from the business (a customer) or sells to it (a supplier). */
export type Side = 'buys' | 'sells';

/** What is known of a party beside name and phone. What is undefined is not known, or no more. Units: minor units, days. [CUS-1, VEN-1] */
export interface PartyDetails {
  readonly location?: string | undefined;
  readonly terms_days?: number | undefined;
  /** What was owed when the book began; below 0 it was paid ahead. */
  readonly opening_balance?: number | undefined;
  readonly opening_on?: string | undefined;
  readonly note?: string | undefined;
  /** As it is printed on what goes to the tax office. */
  readonly tax_id?: string | undefined;
  /** Of a customer alone: words to find them by. */
  readonly tags?: readonly string[] | undefined;
  /** Of a customer alone: where reminders go, and in which language. */
  readonly whatsapp?: string | undefined;
  readonly language?: Customer['language'];
  readonly type?: Customer['type'];
  readonly credit_limit?: number | undefined;
  /** Of a supplier alone: what they bring, in few words each, and the number or till to pay to. */
  readonly supplies?: readonly string[] | undefined;
  readonly mobile_money?: string | undefined;
}

export interface PartyDraft {
  readonly id: string;
  readonly name: string;
  /** As typed; it is stored with its country. */
  readonly phone?: string | undefined;
  /** Absent where only name and phone are asked for: the rest stays as it is. */
  readonly details?: PartyDetails | undefined;
}

export type PartyError =
  | { type: 'NameMissing' }
  | PhoneError
  | { type: 'TermsOutOfRange' }
  | { type: 'AmountWrong'; field: 'credit_limit' | 'opening_balance' }
  | { type: 'OpeningDayMissing' }
  | { type: 'OpeningInFuture' }
  | { type: 'WhatsappWrong' };

/** What a party is checked against: the business's currency and day, the country of who writes it down, and the phone that is already stored. */
export interface PartyContext {
  readonly currency: string;
  /** By which a phone is read where several countries have the currency: two letters. [ACC-12] */
  readonly country?: string | undefined;
  readonly today: string;
  /** From before phones had a country: it may stay as it is. */
  readonly storedPhone?: string | undefined;
}

/** A party needs a name of 1 to 80 characters; a phone, when given, is stored with its country. [CUS-2, CUS-4, VEN-1] */
export function checkParty(side: Side, draft: PartyDraft, context: PartyContext): Result<PartyDraft, PartyError> {
  const { currency, country, storedPhone } = context;
  const name = draft.name.trim().replace(/\s+/g, ' ');
  if (name.length < 1 || name.length > 80) return refuse({ type: 'NameMissing' });
  const typed = draft.phone?.trim() ?? '';
  const phone = typed === '' || typed === storedPhone ? ok(typed) : toE164(typed, currency, country);
  if (!phone.ok) return phone;
  const who = { id: draft.id, name, ...(phone.value && { phone: phone.value }) };
  if (!draft.details) return ok(who);
  const own = side === 'buys' ? customerDetails(draft.details, context) : ok(supplierDetails(draft.details));
  if (!own.ok) return own;
  const common = commonDetails(draft.details, context);
  return common.ok ? ok({ ...who, details: { ...common.value, ...own.value } }) : common;
}

/** Days to pay, and what was owed before the book began with its day. */
function commonDetails(details: PartyDetails, { today, currency }: PartyContext): Result<PartyDetails, PartyError> {
  const { terms_days, opening_balance, opening_on } = details;
  if (terms_days !== undefined && !isWhole(terms_days, 0, MAX_TERMS_DAYS)) return refuse({ type: 'TermsOutOfRange' });
  if (opening_balance !== undefined && !isWhole(opening_balance, -mostMoney(currency), mostMoney(currency)))
    return refuse({ type: 'AmountWrong', field: 'opening_balance' });
  const opens = opening_balance !== undefined && opening_balance !== 0;
  if (opens && !isDay(opening_on ?? '')) return refuse({ type: 'OpeningDayMissing' });
  if (opens && opening_on! > today) return refuse({ type: 'OpeningInFuture' });
  const [location, note] = [details.location?.trim().slice(0, 120), details.note?.trim().slice(0, 500)];
  const tax_id = details.tax_id?.trim().slice(0, 40);
  return ok({
    ...(location && { location }),
    ...(terms_days !== undefined && { terms_days }),
    ...(opens && { opening_balance, opening_on }),
    ...(note && { note }),
    ...(tax_id && { tax_id }),
  });
}

function customerDetails(details: PartyDetails, context: PartyContext): Result<PartyDetails, PartyError> {
  const { type, credit_limit, language } = details;
  const tags = shortWords(details.tags, { most: 10, length: 30 });
  const whatsapp = details.whatsapp?.trim() ? toE164(details.whatsapp, context.currency, context.country) : undefined;
  if (whatsapp && !whatsapp.ok) return refuse({ type: 'WhatsappWrong' });
  if (credit_limit !== undefined && !isWhole(credit_limit, 0, mostMoney(context.currency)))
    return refuse({ type: 'AmountWrong', field: 'credit_limit' });
  return ok({
    ...(whatsapp && { whatsapp: whatsapp.value }),
    ...(type && { type }),
    ...(credit_limit !== undefined && { credit_limit }),
    ...(language && { language }),
    ...(tags.length > 0 && { tags }),
  });
}

const MAX_TILL_LENGTH = 40;

function supplierDetails(details: PartyDetails): PartyDetails {
  const mobile_money = details.mobile_money?.trim().slice(0, MAX_TILL_LENGTH);
  const supplies = shortWords(details.supplies, { most: 20, length: 40 });
  return { ...(supplies.length > 0 && { supplies }), ...(mobile_money && { mobile_money }) };
}

/** Each word once, as many and as long as are stored. */
const shortWords = (words: readonly string[] = [], { most, length }: { most: number; length: number }): string[] =>
  [...new Set(words.map((word) => word.trim().slice(0, length)).filter(Boolean))].slice(0, most);

/** "Feed, chicks; trays" as its words. [CUS-1, VEN-1] */
export const wordsTyped = (typed: string): string[] =>
  typed
    .split(/[,;/]/)
    .map((word) => word.trim())
    .filter(Boolean);

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
