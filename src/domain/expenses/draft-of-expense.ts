import type { Expense } from '../../../schemas/expense.schema.ts';
import { NO_PAYEE, type ExpenseDraft } from './check-expense.ts';

/** Draft from which a stored expense could have been saved. [RTE-42] */
export function draftOfExpense(expense: Expense, vendorName = ''): ExpenseDraft {
  const {
    id,
    category,
    amount,
    tax_rate,
    payee,
    vendor_id,
    farm_id,
    spread,
    due_date,
    occurred_at,
    note,
    recurring,
    photo,
  } = expense;
  return {
    id,
    category,
    amount,
    ...(tax_rate !== undefined && { tax_rate }),
    ...(payee !== undefined && payee !== NO_PAYEE && { payee }),
    ...(vendor_id !== undefined && { vendor: { id: vendor_id, name: vendorName } }),
    ...(spread ? { borne_by: 'flocks' } : farm_id !== undefined && { borne_by: { farm_id } }),
    pay: payOfExpense(expense),
    ...(due_date !== undefined && { due_date }),
    occurred_at,
    ...(note && { note }),
    ...(photo && { photo }),
    ...(recurring && { monthly: true }),
  };
}

/** First payment of the expense; a payment above the present total also counts as "all". */
export function payOfExpense({
  amount,
  initial_payment,
}: Pick<Expense, 'amount' | 'initial_payment'>): ExpenseDraft['pay'] {
  if (!initial_payment) return { kind: 'later' };
  const { amount: paid, method, reference } = initial_payment;
  const how = { method, ...(reference !== undefined && { reference }) };
  return paid >= amount ? { kind: 'all', ...how } : { kind: 'part', amount: paid, ...how };
}
