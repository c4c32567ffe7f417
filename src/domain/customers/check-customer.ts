import { ok, refuse, type Result } from '../result.ts';

export interface CustomerDraft {
  readonly id: string;
  readonly name: string;
  readonly phone?: string | undefined;
}
export type CustomerError = { type: 'NameMissing' } | { type: 'PhoneWrong' };

/** A customer needs a name of 1 to 80 characters; a phone, when given, 7 to 15 digits. [CUS-2] */
export function checkCustomer(draft: CustomerDraft): Result<CustomerDraft, CustomerError> {
  const name = draft.name.trim();
  if (name.length < 1 || name.length > 80) return refuse({ type: 'NameMissing' });
  const phone = draft.phone?.trim();
  if (!phone) return ok({ id: draft.id, name });
  const digits = phone.replace(/[\s()+-]/g, '');
  if (!/^\d{7,15}$/.test(digits) || phone.length > 20) return refuse({ type: 'PhoneWrong' });
  return ok({ id: draft.id, name, phone });
}
