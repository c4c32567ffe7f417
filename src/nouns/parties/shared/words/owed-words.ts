import { t } from '@lingui/core/macro';
import type { ExpenseCategory } from '../../../../domain/expenses/check-expense.ts';
import type { OwedKind } from '../../../../domain/payments/check-payment-out.ts';
import { categoryWords } from '../../../../ui/words/category-words.ts';
import { dayWords, today } from '../../../../ui/words/date-words.ts';

interface Owed {
  id: string;
  kind: OwedKind | 'sale' | 'opening' | 'run' | 'money';
  number?: string | undefined;
  category?: ExpenseCategory | undefined;
}

/** Name of an owed document: "Rent K7M-V0042", "Purchase K7M-0007", "Chicks, House 2". [DEB-1, DEB-5] */
export function owedWords({ kind, number = '', category }: Owed): string {
  switch (kind) {
    case 'sale':
      return t`Sale ${number}`.trim();
    case 'expense':
      return `${category ? categoryWords()[category] : t`Expense`} ${number}`.trim();
    case 'purchase':
      return t`Purchase ${number}`.trim();
    case 'raw_material':
      return t`Feed and materials ${number}`.trim();
    case 'farm':
      return t`Chicks, ${number}`;
    case 'opening':
      return t`From before the book`;
    case 'money':
      return t`Money they gave us`;
    case 'run':
      return t`Costs of making products`;
  }
}

/** Path of its payments; undefined where only the supplier's account can be paid. */
export function owedPath({ kind, id }: Owed): string | undefined {
  if (kind === 'sale') return `/sales/payment/history/${id}`;
  if (kind === 'expense') return `/expenses/payment/history/${id}`;
  if (kind === 'purchase') return `/purchases/payment/history/${id}`;
  if (kind === 'raw_material') return `/farm/raw_material/payment/history/${id}`;
  return kind === 'farm' ? `/farm/payment/${id}` : undefined;
}

/** Path of its payment form. */
export const payPath = (owed: Owed): string | undefined => owedPath(owed)?.replace('/history/', '/');

/** The due date, past or future; without an agreed day the date since which it is owed. */
export function dueWords({ due, agreed = due > today() }: { due: string; agreed?: boolean | undefined }): string {
  if (!agreed) return t`since ${dayWords(due)}`;
  return due < today() ? t`was due ${dayWords(due)}` : t`due ${dayWords(due)}`;
}
