import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchasedLine } from '../../../contract/purchases.ts';
import { amountWords, itemName, unitName } from '../../../ui/words/stock-words.ts';
import classes from '../../stock/shared/shop-form.module.css';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { asTyped } from '../../../ui/numbers/typed-number.ts';

interface SendBackLinesProps {
  lines: readonly PurchasedLine[];
  /** Quantity not returned yet, by line. Units: base units. */
  left: ReadonlyMap<string, number>;
  typed: Readonly<Record<string, string>>;
  error: { line_id: string; words: string } | undefined;
  onType: (part: Readonly<Record<string, string>>) => void;
}

/** Quantity to return of each line of the purchase. [PUR-8] */
export function SendBackLines({ lines, left, typed, error, onType }: SendBackLinesProps) {
  const { t } = useLingui();
  return (
    <ul className={classes.backLines} aria-label={t`What goes back`}>
      {lines.map((line) => {
        const { line_id, base_unit, unit, factor } = line;
        const name = itemName(line);
        const still = left.get(line_id) ?? 0;
        return (
          <li key={line_id}>
            <p>
              <b>{name}</b>
              <small>
                {still === 0 ? (
                  <Trans>All of it went back before.</Trans>
                ) : (
                  <Trans>{amountWords(still, base_unit, { unit, factor })} came</Trans>
                )}
              </small>
            </p>
            {still > 0 && (
              <div className={classes.count}>
                <NumberInput
                  aria-label={t`${name}: how many go back, ${unitName(unit)}`}
                  placeholder={unitName(unit)}
                  value={typed[line_id] ?? ''}
                  error={error?.line_id === line_id ? error.words : undefined}
                  onChange={(text) => onType({ [line_id]: text })}
                />
                <Button
                  variant="default"
                  h={48}
                  aria-label={t`All of ${name} goes back`}
                  onClick={() => onType({ [line_id]: asTyped(still, factor) })}
                >
                  <Trans>All</Trans>
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
