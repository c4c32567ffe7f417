import { useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatAmount } from '../../../domain/money/currency.ts';
import { quantityWords } from '../../../ui/numbers/quantity-words.ts';
import type { LineForm, SaleForm } from './entry/sale-form.ts';
import { amountOf, priceOf, quantityOf } from './entry/sale-from-form.ts';
import { priceWords } from '../../../ui/words/stock-words.ts';
import classes from './entry/add-sale.module.css';

interface SaleLinesProps {
  form: SaleForm;
  currency: string;
  onEnter: (line_id: string) => void;
  onRemove: (line_id: string) => void;
}

/** The lines of the sale; the one being typed is highlighted. [SAL-2] */
export function SaleLines({ form, currency, onEnter, onRemove }: SaleLinesProps) {
  const { t } = useLingui();
  const words = (line: LineForm) => {
    const qty = quantityOf(line);
    const price = priceOf(line, currency);
    const counted = qty.ok ? quantityWords(qty.value, line.unit, line.factor) : t`how many?`;
    const kilograms = line.weight;
    const count = kilograms ? t`${counted}, ${kilograms} kg` : counted;
    const unit = kilograms === undefined ? line.unit : 'kg';
    return price.ok ? `${count} × ${priceWords(formatAmount(price.value, currency), unit)}` : t`${count} × price?`;
  };
  const list = useRef<HTMLUListElement>(null);
  const activeId = form.active?.line_id;
  useEffect(() => {
    if (activeId) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  if (form.lines.length === 0) return null;
  return (
    <ul ref={list} className={classes.lines} aria-label={t`Lines of this sale`}>
      {form.lines.map((line) => {
        const active = line.line_id === activeId;
        const amount = amountOf(line, currency);
        return (
          <li key={line.line_id} data-active={active || undefined}>
            <button type="button" aria-current={active || undefined} onClick={() => onEnter(line.line_id)}>
              <span>
                <b>{line.description}</b>
                <span>{words(line)}</span>
              </span>
              <b className={classes.lineAmount}>{amount === undefined ? '–' : formatAmount(amount, currency)}</b>
            </button>
            {active && (
              <button
                type="button"
                className={classes.remove}
                aria-label={t`Remove ${line.description}`}
                onClick={() => onRemove(line.line_id)}
              >
                <IconTrash aria-hidden />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
