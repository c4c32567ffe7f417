import type { Customer } from '../../../../schemas/customer.schema.ts';
import type { CustomerDraft } from '../../../domain/customers/check-customer.ts';

/** Fields of a customer that a person types. */
export const TYPED_FIELDS = [
  'name',
  'phones',
  'whatsapp',
  'location',
  'type',
  'terms_days',
  'credit_limit',
  'language',
  'opening_balance',
  'opening_on',
  'note',
] as const satisfies readonly (keyof Customer)[];

type Typed = Pick<Customer, (typeof TYPED_FIELDS)[number]>;

/** The customer after a draft: without details only name and first phone are other, and other phones always stay. [CUS-1] */
export function withTyped<C extends Typed>(before: C, { name, phone, details }: CustomerDraft): C {
  const after = { ...before };
  for (const field of details ? TYPED_FIELDS : (['name', 'phones'] as const)) delete (after as Partial<Typed>)[field];
  const phones = [...(phone ? [phone] : []), ...(before.phones ?? []).slice(1)];
  return { ...after, name, ...(phones.length > 0 && { phones }), ...details };
}
