import * as v from 'valibot';
import { EXPENSE_CATEGORIES } from '../../../schemas/choices.ts';
import type { ExpenseDraft } from '../../domain/expenses/check-expense.ts';
import type { CommandInput } from '../port.ts';
import { paidToSupplier } from './purchases.ts';
import { flag, id, maybe, number, shape, text, word } from './shape.ts';

export const expenseDraft = shape<ExpenseDraft>()({
  id,
  category: maybe(word(EXPENSE_CATEGORIES)),
  amount: number,
  tax_rate: maybe(number),
  payee: maybe(text),
  vendor: maybe(v.looseObject({ id, name: text })),
  borne_by: maybe(v.union([v.literal('flocks'), v.looseObject({ farm_id: id })])),
  pay: paidToSupplier,
  due_date: maybe(text),
  occurred_at: maybe(text),
  note: maybe(text),
  photo: maybe(v.looseObject({ path: text })),
  monthly: maybe(flag),
});

export const expenseEdit = shape<CommandInput<'expenses.edit'>>()({
  draft: expenseDraft,
  seen: expenseDraft,
  reason: maybe(text),
});
