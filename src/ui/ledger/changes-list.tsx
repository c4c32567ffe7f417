import { Trans, useLingui } from '@lingui/react/macro';
import type { Change } from '../../domain/corrections/change.ts';
import { whenWords } from '../words/date-words.ts';
import { fieldWords } from '../words/field-words.ts';
import classes from './side-by-side.module.css';
import { SideBySide } from './side-by-side.tsx';

export interface ChangesProps {
  entries: readonly Change[];
  currency: string;
  /** Text of a value that only its noun can translate; undefined for other values. */
  wordsOf?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/**
 * Changes of a record since it was made, by whom and why; each version beside the one that replaced it.
 * [SAL-39, DOC-9, DOC-20]
 */
export function ChangesList({ entries, currency, wordsOf }: ChangesProps) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <ul className={classes.changes} aria-label={t`What was changed`}>
      {entries.toReversed().map(({ at, by, changed, reason, fields = [] }) => {
        const when = whenWords(at);
        // A day and its instant, or a customer and their name, are shown as one field.
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
