import { useLingui } from '@lingui/react/macro';
import type { ExpenseCategory } from '../../domain/expenses/check-expense.ts';
import { categoryWords } from '../../ui/words/category-words.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import classes from './expense-entry.module.css';

/** What the money was for: the first of three taps. [EXP-2, EXP-3] */
export function CategoryTiles({ onChoose }: { onChoose: (category: ExpenseCategory) => void }) {
  const { t } = useLingui();
  const words = categoryWords();
  return (
    <div className={classes.tiles} role="group" aria-label={t`What was it for?`}>
      {(Object.keys(words) as ExpenseCategory[]).map((category) => {
        const Sign = CATEGORY_ICONS[category];
        return (
          <button key={category} type="button" onClick={() => onChoose(category)}>
            <Sign size={28} stroke={1.75} aria-hidden />
            {words[category]}
          </button>
        );
      })}
    </div>
  );
}
