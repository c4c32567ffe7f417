import {
  checkPartyDetails,
  checkWho,
  type PartyContext,
  type PartyDetails,
  type PartyError,
} from '../people/check-party.ts';
import { ok, type Result } from '../result.ts';

/** What is known of a supplier beside name and phone. Units: minor units, days. [VEN-1] */
export interface SupplierDetails extends PartyDetails {
  /** What they bring, in few words each. */
  readonly supplies?: readonly string[] | undefined;
  /** Number or till to pay to. */
  readonly mobile_money?: string | undefined;
}

export interface SupplierDraft {
  readonly id: string;
  readonly name: string;
  /** As typed; it is stored with its country. */
  readonly phone?: string | undefined;
  /** Absent where only name and phone are asked for: the rest stays as it is. */
  readonly details?: SupplierDetails | undefined;
}

export type SupplierError = PartyError;

const [MOST_SUPPLIES, LONGEST_SUPPLY, LONGEST_TILL] = [20, 40, 40];

/** A supplier needs a name of 1 to 80 characters; a phone, when given, is stored with its country. [VEN-1] */
export function checkSupplier(draft: SupplierDraft, context: PartyContext): Result<SupplierDraft, SupplierError> {
  const who = checkWho(draft, context);
  if (!who.ok) return who;
  const details = draft.details && checkDetails(draft.details, context);
  if (details && !details.ok) return details;
  return ok({ id: draft.id, ...who.value, ...(details && { details: details.value }) });
}

function checkDetails(details: SupplierDetails, context: PartyContext): Result<SupplierDetails, SupplierError> {
  const common = checkPartyDetails(details, context);
  if (!common.ok) return common;
  const mobile_money = details.mobile_money?.trim().slice(0, LONGEST_TILL);
  const words = (details.supplies ?? []).map((word) => word.trim().slice(0, LONGEST_SUPPLY)).filter(Boolean);
  const supplies = [...new Set(words)].slice(0, MOST_SUPPLIES);
  return ok({
    ...common.value,
    ...(supplies.length > 0 && { supplies }),
    ...(mobile_money && { mobile_money }),
  });
}
