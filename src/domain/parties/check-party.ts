import { isDay } from '../time/is-day.ts';
import { MAX_TERMS_DAYS, PARTY_TEXTS, SUPPLIER_TEXTS } from '../../../schemas/bounds.ts';
import type { Customer } from '../../../schemas/customer.schema.ts';
import { maxMoney } from '../money/max-money.ts';
import { toE164, type PhoneError } from '../phones/phone-number.ts';
import { ok, refuse, type Result } from '../result.ts';

/** Whether a party buys from the business (a customer) or sells to it (a supplier). */
export type Side = 'buys' | 'sells';

/** Text fields of a party. */
export type PartyText = keyof typeof PARTY_TEXTS | keyof typeof SUPPLIER_TEXTS;

/**
 * Details of a party besides name and phone. Undefined means unknown or removed. Units: minor units, days.
 * [CUS-1, VEN-1]
 */
export interface PartyDetails extends Readonly<Partial<Record<PartyText, string | undefined>>> {
  readonly terms_days?: number | undefined;
  /** Opening balance when the book began; negative when paid in advance. */
  readonly opening_balance?: number | undefined;
  readonly opening_on?: string | undefined;
  readonly note?: string | undefined;
  /** For a customer only: tags to find them by. */
  readonly tags?: readonly string[] | undefined;
  /** For a customer only: recipient of reminders, and their language. */
  readonly whatsapp?: string | undefined;
  readonly language?: Customer['language'];
  readonly type?: Customer['type'];
  readonly credit_limit?: number | undefined;
  /** For a supplier only: goods supplied, in a few words each. */
  readonly supplies?: readonly string[] | undefined;
}

/** Maximum length of each. */
export const MAX_TEXT: Readonly<Record<PartyText, number>> = { ...PARTY_TEXTS, ...SUPPLIER_TEXTS };

const BOTH: readonly Side[] = ['buys', 'sells'];
const each = <T extends object>(of: T, sides: readonly Side[]) =>
  Object.fromEntries(Object.keys(of).map((name) => [name, sides])) as Record<keyof T, readonly Side[]>;

/** Sides that have each detail; a detail missing in this table is a compile error. */
const WHO_HAS: Readonly<Record<keyof PartyDetails, readonly Side[]>> = {
  ...each(PARTY_TEXTS, BOTH),
  ...each(SUPPLIER_TEXTS, ['sells']),
  terms_days: BOTH,
  opening_balance: BOTH,
  opening_on: BOTH,
  note: BOTH,
  tags: ['buys'],
  whatsapp: ['buys'],
  language: ['buys'],
  type: ['buys'],
  credit_limit: ['buys'],
  supplies: ['sells'],
};

/** Every detail of a party that a user can enter. */
export const PARTY_DETAILS = Object.keys(WHO_HAS) as readonly (keyof PartyDetails)[];
/** Details of customers, or of suppliers. */
export const detailsOf = (side: Side): readonly (keyof PartyDetails)[] =>
  PARTY_DETAILS.filter((name) => WHO_HAS[name].includes(side));

export interface PartyDraft {
  readonly id: string;
  readonly name: string;
  /** As entered; stored with its country code. */
  readonly phone?: string | undefined;
  /** Absent when only name and phone are edited: the rest stays unchanged. */
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

/** Context of a party check: the business's currency and day, the user's country, and the phone already stored. */
export interface PartyContext {
  readonly currency: string;
  /** Country for parsing phone numbers when several countries use the currency: two letters. [ACC-12] */
  readonly country?: string | undefined;
  readonly today: string;
  /** A phone stored before country codes were required; it may stay unchanged. */
  readonly storedPhone?: string | undefined;
}

/**
 * Check a party: a name of 1 to 80 characters; a phone, when given, is stored with its country. [CUS-2, CUS-4, VEN-1]
 */
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

/** Check payment terms, and the opening balance with its day. */
function commonDetails(details: PartyDetails, { today, currency }: PartyContext): Result<PartyDetails, PartyError> {
  const { terms_days, opening_balance, opening_on } = details;
  if (terms_days !== undefined && !isWhole(terms_days, 0, MAX_TERMS_DAYS)) return refuse({ type: 'TermsOutOfRange' });
  if (opening_balance !== undefined && !isWhole(opening_balance, -maxMoney(currency), maxMoney(currency)))
    return refuse({ type: 'AmountWrong', field: 'opening_balance' });
  const opens = opening_balance !== undefined && opening_balance !== 0;
  if (opens && !isDay(opening_on ?? '')) return refuse({ type: 'OpeningDayMissing' });
  if (opens && opening_on! > today) return refuse({ type: 'OpeningInFuture' });
  const note = details.note?.trim().slice(0, 500);
  return ok({
    ...textsIn(details, PARTY_TEXTS),
    ...(terms_days !== undefined && { terms_days }),
    ...(opens && { opening_balance, opening_on }),
    ...(note && { note }),
  });
}

/** The non-empty text fields, trimmed and cut to their maximum length. */
const textsIn = (details: PartyDetails, bounds: Readonly<Partial<Record<PartyText, number>>>): PartyDetails =>
  Object.fromEntries(
    (Object.entries(bounds) as [PartyText, number][]).flatMap(([name, max]) => {
      const said = details[name]?.trim().slice(0, max);
      return said ? [[name, said]] : [];
    }),
  );

function customerDetails(details: PartyDetails, context: PartyContext): Result<PartyDetails, PartyError> {
  const { type, credit_limit, language } = details;
  const tags = shortWords(details.tags, { most: 10, length: 30 });
  const whatsapp = details.whatsapp?.trim() ? toE164(details.whatsapp, context.currency, context.country) : undefined;
  if (whatsapp && !whatsapp.ok) return refuse({ type: 'WhatsappWrong' });
  if (credit_limit !== undefined && !isWhole(credit_limit, 0, maxMoney(context.currency)))
    return refuse({ type: 'AmountWrong', field: 'credit_limit' });
  return ok({
    ...(whatsapp && { whatsapp: whatsapp.value }),
    ...(type && { type }),
    ...(credit_limit !== undefined && { credit_limit }),
    ...(language && { language }),
    ...(tags.length > 0 && { tags }),
  });
}

function supplierDetails(details: PartyDetails): PartyDetails {
  const supplies = shortWords(details.supplies, { most: 20, length: 40 });
  return { ...(supplies.length > 0 && { supplies }), ...textsIn(details, SUPPLIER_TEXTS) };
}

/** Words without duplicates, limited in number and length. */
const shortWords = (words: readonly string[] = [], { most, length }: { most: number; length: number }): string[] =>
  [...new Set(words.map((word) => word.trim().slice(0, length)).filter(Boolean))].slice(0, most);

/** Split "Feed, chicks; trays" into words. [CUS-1, VEN-1] */
export const wordsTyped = (typed: string): string[] =>
  typed
    .split(/[,;/]/)
    .map((word) => word.trim())
    .filter(Boolean);

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;
