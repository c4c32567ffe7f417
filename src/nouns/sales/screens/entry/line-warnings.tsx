import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SellableItem } from '../../../../contract/sales.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { lineWarnings, type LineWarning } from '../../../../domain/sales/sale-warnings.ts';
import { lineTax } from '../../../../domain/tax/taxes.ts';
import { quantityWords } from '../../../../ui/numbers/quantity-words.ts';
import { knownOfLine } from './known-of-line.ts';
import type { LineForm } from './sale-form.ts';
import { priceOf, quantityOf } from './sale-from-form.ts';
import classes from './add-sale.module.css';

interface LineWarningsProps {
  line: LineForm | undefined;
  items: readonly SellableItem[];
  currency: string;
}

/** Warnings about the line being typed: they do not block saving. [MSG-7, MSG-8, SAL-38] */
export function LineWarnings({ line, items, currency }: LineWarningsProps) {
  const known = line && knownOfLine(line, items);
  if (!line || !known) return null;
  const qty = quantityOf(line);
  const price = priceOf(line, currency);
  const warnings = lineWarnings({
    qty: qty.ok ? qty.value : 0,
    factor: line.factor,
    price: price.ok ? price.value : undefined,
    tax: lineTax(line.tax?.rate, line.tax?.inside === true),
    known,
  });
  if (warnings.length === 0) return null;
  return (
    <div className={classes.warnings} role="status">
      {warnings.map((warning) => (
        <p key={warning.type}>
          <IconAlertTriangle size={18} aria-hidden />
          <Words warning={warning} line={line} currency={currency} />
        </p>
      ))}
    </div>
  );
}

function Words({ warning, line, currency }: { warning: LineWarning; line: LineForm; currency: string }) {
  switch (warning.type) {
    case 'MoreThanStock': {
      const { on_hand } = warning;
      if (line.item_kind === 'bird')
        return <Plural value={Math.max(0, on_hand)} one="Only # bird in the book." other="Only # birds in the book." />;
      const there = `${on_hand < 0 ? '−' : ''}${quantityWords(Math.abs(on_hand), line.unit, line.factor)}`;
      return <Trans>The book says {there}. Sell anyway?</Trans>;
    }
    case 'UnusualPrice':
      return <Trans>Usual price is {formatAmount(warning.usual, currency)}.</Trans>;
    case 'BelowCost':
      return <Trans>It cost {formatAmount(warning.cost, currency)}.</Trans>;
  }
}
