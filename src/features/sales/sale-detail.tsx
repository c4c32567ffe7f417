import { Trans, useLingui } from '@lingui/react/macro';
import type { SaleRow, SaleView } from '../../contract/sales.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { lineAmount } from '../../domain/sales/sale-totals.ts';
import { SyncMark, useMarkWords } from '../../ui/sync/sync-mark.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { quantityWords } from '../../ui/numbers/quantity-words.ts';
import { whenWords } from '../../ui/words/date-words.ts';
import { SaleActions } from './sale-actions.tsx';
import { SaleHistory } from './sale-history.tsx';
import { SalePapers } from './sale-papers.tsx';
import { SalePaying } from './sale-paying.tsx';
import { SaleProgress } from './sale-progress.tsx';
import { SaleSums } from './sale-sums.tsx';
import { CameBack, Voided } from './sale-undone.tsx';
import classes from './sale-sheet.module.css';

interface SaleDetailProps {
  row: SaleRow;
  /** What else is known of it; a moment later. */
  view: SaleView | null | undefined;
  currency: string;
  onVoid: () => void;
}

/** A sale as it stands: its lines, what is paid and owed, where the record is, and what can be done with it. [SAL-46] */
export function SaleDetail({ row, view, currency, onVoid }: SaleDetailProps) {
  const { t } = useLingui();
  const where = useMarkWords()[row.sync];
  const returns = view?.returns ?? [];
  return (
    <>
      <p className={classes.who}>
        <b>{row.customer_name ?? t`Walk-in`}</b>
        <span>{whenWords(row.occurred_at)}</span>
        {view?.of_sale_no && (
          <span>
            <Trans>Came back from sale {view.of_sale_no}</Trans>
          </span>
        )}
      </p>
      {view?.void && <Voided voided={view.void} />}
      <ul className={classes.lines}>
        {row.lines.map((line) => (
          <li key={line.line_id}>
            <span>
              {line.description}
              <small>
                {quantityWords(line.qty, line.unit, line.factor, line.weight_g)} ×{' '}
                {formatAmount(line.unit_price, currency)}
              </small>
              {line.override_reason && (
                <small>
                  <Trans>Sold before the medicine allowed it: {line.override_reason}</Trans>
                </small>
              )}
              {line.restock === 'loss' && line.item_kind !== 'other' && (
                <small>
                  <Trans>Not back in the stock</Trans>
                </small>
              )}
            </span>
            <Money amount={amountOf(line)} currency={currency} />
          </li>
        ))}
      </ul>
      <SaleSums row={row} view={view ?? undefined} currency={currency} />
      {returns.length > 0 && <CameBack returns={returns} currency={currency} />}
      <div className={classes.where} data-state={row.sync}>
        <SyncMark state={row.sync} />
        <p>
          <b aria-hidden>{where}</b>
          {row.sync === 'pending' && <Trans>Saved here. It is sent as soon as there is a connection.</Trans>}
          {row.sync === 'synced' && <Trans>The server has it; your other phones can see it.</Trans>}
          {row.sync === 'rejected' && (row.sync_error ?? <Trans>Not accepted. It stays on this phone.</Trans>)}
        </p>
      </div>
      {view && (row.no_sale === 'order' || view.sale.delivery) && <SaleProgress row={row} view={view} />}
      <SalePapers id={row.id} />
      <SalePaying row={row} />
      {view && <SaleHistory entries={view.history} currency={currency} />}
      {view && <SaleActions id={row.id} view={view} onVoid={onVoid} />}
    </>
  );
}

/** Of what came back: what it was sold for. */
const amountOf = (line: SaleRow['lines'][number]): number =>
  line.net === undefined ? lineAmount(line) - (line.discount ?? 0) : line.net + (line.tax ?? 0);
