import { useLingui } from '@lingui/react/macro';
import type { ExpensesView } from '../../../contract/expenses.ts';
import type { ExpenseCategory } from '../../../domain/expenses/check-expense.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { categoryWords } from '../../../ui/words/category-words.ts';
import classes from './expenses.module.css';

interface CategoryFilterProps {
  categories: ExpensesView['categories'];
  currency: string;
  value: ExpenseCategory | null;
  onChange: (category: ExpenseCategory | null) => void;
}

/** Expenses of these days by category, largest first; a press filters by one category. [RTE-38] */
export function CategoryFilter({ categories, currency, value, onChange }: CategoryFilterProps) {
  const { t } = useLingui();
  const words = categoryWords();
  const isPart = useIsPart();
  const shown = value !== null && !categories.some(({ category }) => category === value) ? [{ category: value, amount: 0 }, ...categories] : categories; // prettier-ignore
  if (shown.length < 2 && value === null) return null;
  return (
    <div className={classes.categories}>
      <ChoiceChips
        label={t`Category`}
        options={[
          { value: 'all', label: t`All` },
          ...shown.map(({ category, amount }) => ({
            value: category,
            label: (
              <>
                {words[category]} {!isPart && <b>{formatAmount(amount, currency)}</b>}
              </>
            ),
          })),
        ]}
        value={value ?? 'all'}
        onChange={(chosen) => onChange(chosen === 'all' ? null : chosen)}
      />
    </div>
  );
}
