import type { PartyView } from '../../../contract/parties.ts';
import {
  MAX_TEXT,
  wordsTyped,
  type PartyDetails,
  type PartyDraft,
  type PartyText,
  type Side,
} from '../../../domain/parties/check-party.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import { ifTyped, typedWhole } from '../../../ui/numbers/typed-number.ts';

/** The form of a customer or supplier as typed text; each kind shows its own fields. */
export interface PartyFormText extends Record<PartyText, string> {
  name: string;
  phone: string;
  terms: string;
  /** The opening balance of the book, its debtor, and its day. */
  opening: string;
  opening_by: 'them' | 'us';
  opening_on: string;
  note: string;
  tags: string;
  whatsapp: string;
  type: PartyDetails['type'] | '';
  limit: string;
  /** Language of messages to them; '' for that of this phone. */
  language: NonNullable<PartyDetails['language']> | '';
  supplies: string;
}

/** Fields that are plain text in the document and in the form. */
const textsOf = (of: Readonly<Partial<Record<PartyText, string | undefined>>>): Record<PartyText, string> => {
  const names = Object.keys(MAX_TEXT) as PartyText[];
  return Object.fromEntries(names.map((name) => [name, of[name] ?? ''])) as Record<PartyText, string>;
};

/** The usual debtor of a positive balance. */
const OWING = { buys: 'them', sells: 'us' } as const;
const AHEAD = { buys: 'us', sells: 'them' } as const;

/** Initial content of the form: empty for a new party. */
export function textOf(side: Side, party: PartyView | undefined, currency: string, today: string): PartyFormText {
  const { name = '', phone = '', details = {} } = party ?? {};
  const { opening_balance, terms_days, credit_limit } = details;
  const money = (amount: number | undefined) => (amount === undefined ? '' : formatAmount(Math.abs(amount), currency));
  return {
    name,
    phone,
    ...textsOf(details),
    terms: terms_days === undefined ? '' : String(terms_days),
    opening: money(opening_balance),
    opening_by: opening_balance !== undefined && opening_balance < 0 ? AHEAD[side] : OWING[side],
    opening_on: details.opening_on ?? today,
    note: details.note ?? '',
    tags: details.tags?.join(', ') ?? '',
    whatsapp: details.whatsapp ?? '',
    type: details.type ?? '',
    limit: money(credit_limit),
    language: details.language ?? '',
    supplies: details.supplies?.join(', ') ?? '',
  };
}

/** The party in the form; an unreadable number becomes one that fails every check. Units: minor units. */
export function draftOf(side: Side, id: string, form: PartyFormText, currency: string): PartyDraft {
  const amount = (text: string) => ifTyped(text, (typed) => typedMoney(typed, currency));
  const opening = amount(form.opening);
  return {
    id,
    name: form.name,
    phone: form.phone,
    details: {
      ...textsOf(form),
      terms_days: ifTyped(form.terms, typedWhole),
      opening_balance: opening === undefined ? undefined : form.opening_by === AHEAD[side] ? 0 - opening : opening,
      opening_on: form.opening_on || undefined,
      note: form.note,
      tags: wordsTyped(form.tags),
      whatsapp: form.whatsapp,
      type: form.type || undefined,
      credit_limit: amount(form.limit),
      language: form.language || undefined,
      supplies: wordsTyped(form.supplies),
    },
  };
}
