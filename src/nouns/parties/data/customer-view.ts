import type { CustomerDoc } from '../../../store/book.ts';
import { isWithOwner } from '../../../store/edits.ts';
import { mayEdit } from '../../../data/rights.ts';
import type { CustomerView } from '../../../contract/parties.ts';
import type { OpenBusiness } from '../../../data/session.ts';

/** A stored customer as a form needs it. */
export function customerView(customer: CustomerDoc, open: OpenBusiness | undefined): CustomerView {
  const { id, name, phones, archived } = customer;
  const { whatsapp, location, type, terms_days, credit_limit, language, opening_balance, opening_on, note } = customer;
  return {
    id,
    name,
    phone: phones?.[0],
    details: { whatsapp, location, type, terms_days, credit_limit, language, opening_balance, opening_on, note },
    archived: archived === true,
    may_edit: open !== undefined && mayEdit(open, 'customers', customer) && !isWithOwner(customer),
  };
}
