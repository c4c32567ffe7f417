import type { Customer } from '../../../schemas/customer.schema.ts';
import {
  checkPartyDetails,
  checkWho,
  isWhole,
  type PartyContext,
  type PartyDetails,
  type PartyError,
} from '../people/check-party.ts';
import { toE164 } from '../phones/phone-number.ts';
import { mostMoney } from '../money/most-money.ts';
import { ok, refuse, type Result } from '../result.ts';

/** What is known of a customer beside name and phone. Units: minor units, days. */
export interface CustomerDetails extends PartyDetails {
  readonly whatsapp?: string | undefined;
  readonly type?: Customer['type'];
  readonly credit_limit?: number | undefined;
  /** Of what is written to them. */
  readonly language?: Customer['language'];
}

export interface CustomerDraft {
  readonly id: string;
  readonly name: string;
  /** As typed; it is stored with its country. */
  readonly phone?: string | undefined;
  /** Absent where only name and phone are asked for: the rest stays as it is. */
  readonly details?: CustomerDetails | undefined;
}

export type CustomerError = PartyError | { type: 'WhatsappWrong' };

/** A customer needs a name of 1 to 80 characters; a phone, when given, is stored with its country. [CUS-2, CUS-4] */
export function checkCustomer(draft: CustomerDraft, context: PartyContext): Result<CustomerDraft, CustomerError> {
  const who = checkWho(draft, context);
  if (!who.ok) return who;
  const details = draft.details && checkDetails(draft.details, context);
  if (details && !details.ok) return details;
  return ok({ id: draft.id, ...who.value, ...(details && { details: details.value }) });
}

function checkDetails(details: CustomerDetails, context: PartyContext): Result<CustomerDetails, CustomerError> {
  const { type, credit_limit, language } = details;
  const whatsapp = details.whatsapp?.trim() ? toE164(details.whatsapp, context.currency, context.country) : undefined;
  if (whatsapp && !whatsapp.ok) return refuse({ type: 'WhatsappWrong' });
  if (credit_limit !== undefined && !isWhole(credit_limit, 0, mostMoney(context.currency)))
    return refuse({ type: 'AmountWrong', field: 'credit_limit' });
  const common = checkPartyDetails(details, context);
  if (!common.ok) return common;
  return ok({
    ...common.value,
    ...(whatsapp && { whatsapp: whatsapp.value }),
    ...(type && { type }),
    ...(credit_limit !== undefined && { credit_limit }),
    ...(language && { language }),
  });
}
