import { Trans, useLingui } from '@lingui/react/macro';
import type { SaleView } from '../../../contract/sales.ts';
import { SideBySide } from '../../../ui/ledger/side-by-side.tsx';
import { fieldWords } from '../../../ui/words/field-words.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import classes from '../shared/sale-sheet.module.css';

interface SaleHistoryProps {
  entries: SaleView['history'];
  currency: string;
}

/** What was changed of a sale since it was made, by whom and why; each version beside the one it became. [SAL-39, RTE-21] */
export function SaleHistory({ entries, currency }: SaleHistoryProps) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <ul className={classes.history} aria-label={t`What was changed`}>
      {entries.toReversed().map(({ at, by, changed, reason, fields = [] }) => {
        const when = whenWords(at);
        // A day and its instant, a customer and their name: people see one thing.
        const what = [...new Set(changed.map(fieldWords))].join(', ');
        return (
          <li key={`${at} ${changed.join()}`}>
            <b>{by ? t`Changed ${when} by ${by}` : t`Changed ${when}`}</b>
            <span>{reason ? `${what}: ${reason}` : what}</span>
            {fields.length > 0 && (
              <SideBySide
                fields={fields}
                currency={currency}
                mine={<Trans>Before</Trans>}
                theirs={<Trans>After</Trans>}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
