import type { Customer } from '../../../../schemas/customer.schema.ts';
import type { CustomerDraft } from '../../../domain/customers/check-customer.ts';
import { withTyped } from './customer-fields.ts';

interface Maker {
  readonly business_id: string;
  readonly uid: string;
  readonly device_id: string;
  readonly at: string;
}

/** The document of a new customer. [CUS-1] */
export const newCustomer = (draft: CustomerDraft, { business_id, uid, device_id, at }: Maker): Customer =>
  withTyped<Customer>(
    {
      id: draft.id,
      doc_id: draft.id,
      business_id,
      created_at: at,
      created_by: uid,
      device_id,
      rev: 0,
      name: draft.name,
    },
    draft,
  );
