import { useLingui } from '@lingui/react/macro';
import type { SaleView } from '../../client/port-types.ts';
import { fieldWords } from '../../ui/words/field-words.ts';
import { whenWords } from '../../ui/words/date-words.ts';
import classes from './sale-sheet.module.css';

/** What was changed of a sale since it was made, by whom and why. [SAL-39] */
export function SaleHistory({ entries }: { entries: SaleView['history'] }) {
  const { t } = useLingui();
  return (
    <ul className={classes.history} aria-label={t`What was changed`}>
      {entries.toReversed().map(({ at, by, changed, reason }) => {
        const when = whenWords(at);
        // A day and its instant, a customer and their name: people see one thing.
        const what = [...new Set(changed.map(fieldWords))].join(', ');
        return (
          <li key={`${at} ${changed.join()}`}>
            <b>{by ? t`Changed ${when} by ${by}` : t`Changed ${when}`}</b>
            <span>{reason ? `${what}: ${reason}` : what}</span>
          </li>
        );
      })}
    </ul>
  );
}
