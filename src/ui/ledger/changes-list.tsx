import { Trans, useLingui } from '@lingui/react/macro';
import type { Change } from '../../domain/corrections/change.ts';
import { whenWords } from '../words/date-words.ts';
import { fieldWords } from '../words/field-words.ts';
import classes from './side-by-side.module.css';
import { SideBySide } from './side-by-side.tsx';

export interface ChangesProps {
  entries: readonly Change[];
  currency: string;
  /** What a value is called that only its noun knows; undefined of the others. */
  wordsOf?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** What was changed of a record since it was made, by whom and why; each version beside the one it became. [SAL-39, DOC-9, DOC-20] */
export function ChangesList({ entries, currency, wordsOf }: ChangesProps) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <ul className={classes.changes} aria-label={t`What was changed`}>
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
                wordsOf={wordsOf}
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
