import * as v from 'valibot';
import { PARTY_TEXTS, SUPPLIER_TEXTS } from '../../../schemas/bounds.ts';
import type { PartyDetails, PartyDraft } from '../../domain/parties/check-party.ts';
import type { CommandInput } from '../port.ts';
import { id, language, list, maybe, number, shape, text, word } from './shape.ts';

/* The same for customers and suppliers. */

const textsOf = <const T extends object>(texts: T) =>
  v.entriesFromList(Object.keys(texts) as (keyof T & string)[], maybe(text));

const details = shape<PartyDetails>()({
  ...textsOf(PARTY_TEXTS),
  ...textsOf(SUPPLIER_TEXTS),
  terms_days: maybe(number),
  opening_balance: maybe(number),
  opening_on: maybe(text),
  note: maybe(text),
  tags: maybe(list(text)),
  whatsapp: maybe(text),
  language: maybe(language),
  type: maybe(word(['retail', 'wholesale', 'hotel', 'staff'])),
  credit_limit: maybe(number),
  supplies: maybe(list(text)),
});

export const partyDraft = shape<PartyDraft>()({ id, name: text, phone: maybe(text), details: maybe(details) });

/** `into` may be undefined, which undoes the merge, but not missing. */
export const partyMerge = shape<CommandInput<'customers.merge'>>()({ id, into: v.undefinedable(id) });

export const customerPromise = shape<CommandInput<'customers.promise'>>()({ id, promised_on: maybe(text) });
