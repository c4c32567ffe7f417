import type { Expense } from '../../../schemas/expense.schema.ts';
import { ACCOUNTS } from './posting.ts';
import { settledBy, type Writer } from './writer.ts';

/** Money spent: of the business, of one flock, or spread over all flocks at the month's end. [LED-42, LED-13] */
export function postExpense(expense: Expense, write: Writer): void {
  write.at(expense.day, expense.occurred_at);
  const { amount, category, farm_id: farm, vendor_id: party } = expense;
  const keys = { party, target: expense.id };
  const cause = expense.spread ? 'spread' : farm === undefined ? undefined : 'expense';
  write.money('amount', ACCOUNTS.expenses, amount, { category, farm, cause });
  write.money('owed', ACCOUNTS.payables, -amount, { ...keys, due: expense.due_date ?? expense.day });
  const first = expense.initial_payment;
  if (!first) return;
  const paid = settledBy(first.method, 'supplier');
  write.money('paid.for', ACCOUNTS.payables, first.amount, keys);
  write.money('paid', paid.account, -first.amount, { method: paid.method, party });
}
