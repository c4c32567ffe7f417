import type { Vendor } from '../../../../schemas/vendor.schema.ts';
import type { SupplierDraft } from '../../../domain/suppliers/check-supplier.ts';

/** Fields of a supplier that a person types. */
export const TYPED_FIELDS = [
  'name',
  'phones',
  'location',
  'supplies',
  'mobile_money',
  'terms_days',
  'opening_balance',
  'opening_on',
  'note',
] as const satisfies readonly (keyof Vendor)[];

type Typed = Pick<Vendor, (typeof TYPED_FIELDS)[number]>;

/** The supplier after a draft: without details only name and first phone are other, and other phones always stay. [VEN-1] */
export function withTyped<V extends Typed>(before: V, { name, phone, details }: SupplierDraft): V {
  const after = { ...before };
  for (const field of details ? TYPED_FIELDS : (['name', 'phones'] as const)) delete (after as Partial<Typed>)[field];
  const phones = [...(phone ? [phone] : []), ...(before.phones ?? []).slice(1)];
  return { ...after, name, ...(phones.length > 0 && { phones }), ...details };
}

interface Maker {
  readonly business_id: string;
  readonly uid: string;
  readonly device_id: string;
  readonly at: string;
}

/** The document of a new supplier. [VEN-1] */
export const newSupplier = (draft: SupplierDraft, { business_id, uid, device_id, at }: Maker): Vendor =>
  withTyped<Vendor>(
    {
      id: draft.id,
      vendor_uid: draft.id,
      business_id,
      created_at: at,
      created_by: uid,
      device_id,
      rev: 0,
      name: draft.name,
    },
    draft,
  );
