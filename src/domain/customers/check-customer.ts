import { MAX_MINOR_UNITS, MAX_TERMS_DAYS } from '../../../schemas/bounds.ts';
import type { Customer } from '../../../schemas/customer.schema.ts';
import { toE164, type PhoneError } from '../phones/phone-number.ts';
import { ok, refuse, type Result } from '../result.ts';

/** What is known of a customer beside name and phone. What is undefined is not known, or no more. Units: minor units, days. */
export interface CustomerDetails {
  readonly whatsapp?: string | undefined;
  readonly location?: string | undefined;
  readonly type?: Customer['type'];
  readonly terms_days?: number | undefined;
  readonly credit_limit?: number | undefined;
  /** What was owed when the book began; below 0 it was paid ahead. */
  readonly opening_balance?: number | undefined;
  readonly opening_on?: string | undefined;
  readonly note?: string | undefined;
}

export interface CustomerDraft {
  readonly id: string;
  readonly name: string;
  /** As typed; it is stored with its country. */
  readonly phone?: string | undefined;
  /** Absent where only name and phone are asked for: the rest stays as it is. */
  readonly details?: CustomerDetails | undefined;
}

export type CustomerError =
  | { type: 'NameMissing' }
  | PhoneError
  | { type: 'WhatsappWrong' }
  | { type: 'TermsOutOfRange' }
  | { type: 'AmountWrong'; field: 'credit_limit' | 'opening_balance' }
  | { type: 'OpeningDayMissing' }
  | { type: 'OpeningInFuture' };

/** What a customer is checked against: the business's currency, its day now, and the phone that is already stored. */
export interface CustomerContext {
  readonly currency: string;
  readonly today: string;
  /** From before phones had a country: it may stay as it is. */
  readonly storedPhone?: string | undefined;
}

/** A customer needs a name of 1 to 80 characters; a phone, when given, is stored with its country. [CUS-2, CUS-4] */
export function checkCustomer(draft: CustomerDraft, context: CustomerContext): Result<CustomerDraft, CustomerError> {
  const name = draft.name.trim().replace(/\s+/g, ' ');
  if (name.length < 1 || name.length > 80) return refuse({ type: 'NameMissing' });
  const typed = draft.phone?.trim() ?? '';
  const phone = typed === '' || typed === context.storedPhone ? ok(typed) : toE164(typed, context.currency);
  if (!phone.ok) return phone;
  const details = draft.details && checkDetails(draft.details, context);
  if (details && !details.ok) return details;
  return ok({
    id: draft.id,
    name,
    ...(phone.value && { phone: phone.value }),
    ...(details && { details: details.value }),
  });
}

function checkDetails(
  details: CustomerDetails,
  { currency, today }: CustomerContext,
): Result<CustomerDetails, CustomerError> {
  const { type, terms_days, credit_limit, opening_balance, opening_on } = details;
  const whatsapp = details.whatsapp?.trim() ? toE164(details.whatsapp, currency) : undefined;
  if (whatsapp && !whatsapp.ok) return refuse({ type: 'WhatsappWrong' });
  if (terms_days !== undefined && !isWhole(terms_days, 0, MAX_TERMS_DAYS)) return refuse({ type: 'TermsOutOfRange' });
  if (credit_limit !== undefined && !isWhole(credit_limit, 0, MAX_MINOR_UNITS))
    return refuse({ type: 'AmountWrong', field: 'credit_limit' });
  if (opening_balance !== undefined && !isWhole(opening_balance, -MAX_MINOR_UNITS, MAX_MINOR_UNITS))
    return refuse({ type: 'AmountWrong', field: 'opening_balance' });
  const opens = opening_balance !== undefined && opening_balance !== 0;
  if (opens && !/^\d{4}-\d{2}-\d{2}$/.test(opening_on ?? '')) return refuse({ type: 'OpeningDayMissing' });
  if (opens && opening_on! > today) return refuse({ type: 'OpeningInFuture' });
  const [location, note] = [details.location?.trim().slice(0, 120), details.note?.trim().slice(0, 500)];
  return ok({
    ...(whatsapp && { whatsapp: whatsapp.value }),
    ...(location && { location }),
    ...(type && { type }),
    ...(terms_days !== undefined && { terms_days }),
    ...(credit_limit !== undefined && { credit_limit }),
    ...(opens && { opening_balance, opening_on }),
    ...(note && { note }),
  });
}

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
