import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { StockRow } from '../../contract/stock.ts';
import { amountWords, itemName, unitName } from '../../ui/words/stock-words.ts';
import { countedQuantity, isCounted, looseUnit, type Counted } from './counted.ts';
import classes from './stock.module.css';
import { NumberInput } from '../../ui/numbers/number-input.tsx';

interface CountLineProps {
  row: StockRow;
  typed: Counted;
  /** Its barcode was read: the cursor waits in it. */
  isNext: boolean;
  onType: (typed: Counted) => void;
}

/** One shelf: what the book says, what is there, and the difference before it is saved. [SHP-9] */
export function CountLine({ row, typed, isNext, onType }: CountLineProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void (isNext && field.current?.focus()), [isNext]);
  const { label, factor } = row.sell_units[0]!;
  const pack = { unit: label, factor };
  const name = itemName(row);
  const loose = looseUnit(factor, row.base_unit);
  const book = row.on_hand;
  const difference = book === undefined ? undefined : countedQuantity(typed, factor, row.base_unit) - book;
  const words = (qty: number) => amountWords(qty, row.base_unit, pack);
  const amount = words(Math.abs(difference ?? 0));
  return (
    <div className={classes.count}>
      <div className={classes.countHead}>
        <b>{name}</b>
        <span>{t`book: ${book === undefined ? '…' : words(book)}`}</span>
      </div>
      <div className={classes.countFields}>
        <NumberInput
          inputRef={field}
          aria-label={t`${name}, ${unitName(label)}`}
          placeholder={unitName(label)}
          value={typed.whole}
          onType={(text) => onType({ ...typed, whole: text })}
        />
        {loose !== undefined && (
          <NumberInput
            aria-label={t`${name}, ${unitName(loose)} beside`}
            placeholder={`+ ${unitName(loose)}`}
            value={typed.loose}
            onType={(text) => onType({ ...typed, loose: text })}
          />
        )}
        {difference !== undefined && isCounted(typed) && (
          <output data-tone={difference < 0 || Number.isNaN(difference) ? 'bad' : difference > 0 ? 'good' : undefined}>
            {Number.isNaN(difference)
              ? t`Not a number`
              : difference === 0
                ? t`As in the book`
                : difference < 0
                  ? t`${amount} missing`
                  : t`${amount} more`}
          </output>
        )}
      </div>
    </div>
  );
}
