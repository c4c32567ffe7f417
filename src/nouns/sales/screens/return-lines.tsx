import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { SaleToReturn } from '../../../contract/sales.ts';
import { splitQuantity } from '../../../domain/money/units.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { FieldError } from '../../../ui/feedback/error-note.tsx';
import { NumberField } from '../../../ui/numbers/number-field.tsx';
import { quantityWords } from '../../../ui/numbers/quantity-words.ts';
import { backLine, type ReturnAct, type ReturnForm } from './return-form.ts';
import { unitsWords } from './entry/unit-words.ts';
import classes from './entry/add-sale.module.css';

interface ReturnLinesProps {
  form: ReturnForm;
  sale: SaleToReturn;
  error: { line_id: string; words: string } | undefined;
  act: (act: ReturnAct) => void;
  onEnter: () => void;
}

/** Each line of the sale: returned quantity, and whether it can be sold again. [SAL-33] */
export function ReturnLines({ form, sale, error, act, onEnter }: ReturnLinesProps) {
  const { t } = useLingui();
  return (
    <ul className={classes.returnLines} aria-label={t`What came back`}>
      {sale.sale.lines.map(({ line_id, description, unit, factor, item_kind }) => {
        const typed = backLine(form, line_id);
        const left = sale.left[line_id] ?? 0;
        const { whole, loose } = splitQuantity(left, factor);
        const here = error?.line_id === line_id ? error : undefined;
        const field = (name: 'whole' | 'loose', label: string, below: string) => (
          <NumberField
            label={label}
            unit={below}
            value={typed[name]}
            active={form.active?.line_id === line_id && form.active.field === name}
            invalid={here !== undefined}
            describedBy={here && `back-${line_id}`}
            onFocus={() => act({ do: 'enter', line_id, field: name })}
            onType={(text) => act({ do: 'type', text })}
            onEnter={onEnter}
          />
        );
        return (
          <li key={line_id}>
            <p className={classes.name}>
              <b>{description}</b>
              <small>
                {left === 0 ? (
                  <Trans>All came back before</Trans>
                ) : (
                  <Trans>{quantityWords(left, unit, factor)} with the customer</Trans>
                )}
              </small>
            </p>
            {left > 0 && (
              <>
                <div className={classes.count} data-loose={factor > 1 || undefined}>
                  {field('whole', t`${description}: how many ${unitsWords(unit)} came back`, unitsWords(unit))}
                  {factor > 1 && field('loose', t`${description}: loose pieces that came back`, t`loose`)}
                  <Button
                    variant="default"
                    h={64}
                    aria-label={t`All of ${description} came back`}
                    onClick={() =>
                      act({
                        do: 'all',
                        line_id,
                        whole: whole > 0 ? String(whole) : '',
                        loose: loose > 0 ? String(loose) : '',
                      })
                    }
                  >
                    <Trans>All</Trans>
                  </Button>
                </div>
                {here && <FieldError id={`back-${line_id}`}>{here.words}</FieldError>}
                {item_kind !== 'other' && (
                  <ChoiceChips
                    label={t`What becomes of it: ${description}`}
                    options={[
                      { value: 'yes', label: t`Back in the stock` },
                      { value: 'loss', label: t`Spoiled or lost` },
                    ]}
                    value={typed.restock}
                    onChange={(restock) => act({ do: 'restock', line_id, restock })}
                  />
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
