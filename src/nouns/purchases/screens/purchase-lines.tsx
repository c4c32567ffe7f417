import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { lineAmount } from '../../../domain/purchases/purchase-money.ts';
import { amountWords } from '../../../ui/words/stock-words.ts';
import { LineEditor } from './line-editor.tsx';
import {
  baseOfLine,
  emptyLine,
  isEmptyLine,
  lineFromForm,
  nameOfLine,
  type Goods,
  type LineForm,
  type PurchaseForm,
} from './purchase-form.ts';
import type { ShopRefusal } from '../../stock/shared/shop-error-words.ts';
import classes from '../../stock/shared/shop-form.module.css';

interface PurchaseLinesProps {
  goods: Goods;
  category?: string | undefined;
  form: PurchaseForm;
  currency: string;
  refusal: ShopRefusal | undefined;
  onChange: (part: Partial<PurchaseForm>) => void;
}

/** The lines of a purchase: one expanded for typing, the others in a row each. */
export function PurchaseLines({ goods, category, form, currency, refusal, onChange }: PurchaseLinesProps) {
  const { t } = useLingui();
  const open = form.lines.find(({ line_id }) => line_id === form.open);
  const others = form.lines.filter((line) => line !== open);
  const remove = (id: string) => onChange({ lines: form.lines.filter(({ line_id }) => line_id !== id) });
  const add = () => {
    const line_id = newDocumentId();
    // An existing line without input serves as the next one.
    const kept = form.lines.filter((line) => !isEmptyLine(line));
    onChange({ lines: [...kept, emptyLine(line_id, goods)], open: line_id });
  };
  return (
    <>
      {others.length > 0 && (
        <ul className={classes.lines} aria-label={t`Lines of the purchase`}>
          {others.map((line) => (
            <li key={line.line_id} data-invalid={isOfLine(refusal, line.line_id) || undefined}>
              <button type="button" onClick={() => onChange({ open: line.line_id })}>
                <LineWords line={line} currency={currency} />
              </button>
              <button
                type="button"
                className={classes.remove}
                aria-label={t`Remove ${nameOf(line)}`}
                onClick={() => remove(line.line_id)}
              >
                <IconTrash aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <section className={classes.card} aria-label={t`Item that came`}>
          <LineEditor
            key={open.line_id}
            line={open}
            category={category}
            currency={currency}
            tax={form.tax}
            bought
            refusal={refusal && (isOfLine(refusal, open.line_id) || !('line_id' in refusal)) ? refusal : undefined}
            onChange={(changed) => onChange({ lines: form.lines.map((line) => (line === open ? changed : line)) })}
          />
        </section>
      )}
      {!(open && isEmptyLine(open)) && (
        <Button variant="default" h={48} leftSection={<IconPlus aria-hidden />} onClick={add}>
          <Trans>Another item</Trans>
        </Button>
      )}
    </>
  );
}

const isOfLine = (refusal: ShopRefusal | undefined, line_id: string): boolean =>
  refusal !== undefined && 'line_id' in refusal && refusal.line_id === line_id;

const nameOf = (line: LineForm): string => nameOfLine(line) || line.search;

function LineWords({ line, currency }: { line: LineForm; currency: string }) {
  const { qty, factor, unit, unit_cost, ...rest } = lineFromForm(line, currency);
  const base = baseOfLine(line);
  const isWhole = qty > 0 && unit_cost >= 0;
  return (
    <>
      <b>{nameOf(line)}</b>
      <small>
        {isWhole ? `${amountWords(qty, base, { unit, factor })} × ${formatAmount(unit_cost, currency)}` : '–'}
      </small>
      <strong>{isWhole && formatAmount(lineAmount({ ...rest, qty, factor, unit_cost }), currency)}</strong>
    </>
  );
}
