import { Trans, useLingui } from '@lingui/react/macro';
import type { SaleRow } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { lineAmount } from '../../domain/sales/sale-totals.ts';
import { SyncMark, useMarkWords } from '../../ui/sync/sync-mark.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { quantityWords } from '../../ui/numbers/quantity-words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { dayWords, whenWords } from '../../ui/words/date-words.ts';
import { SalePapers } from './sale-papers.tsx';
import { SalePaying } from './sale-paying.tsx';
import { SaleEdits } from './sale-edits.tsx';
import classes from './sale-sheet.module.css';

interface SaleSheetProps {
  row: SaleRow | undefined;
  currency: string;
  onClose: () => void;
}

/** One sale: its lines, what is paid and owed, and where the record is. [SAL-7, SYN-15] */
export function SaleSheet({ row, currency, onClose }: SaleSheetProps) {
  return (
    <Sheet opened={row !== undefined} title={row && <Trans>Sale {row.sale_no}</Trans>} onClose={onClose}>
      {row && <SaleDetail row={row} currency={currency} />}
    </Sheet>
  );
}

function SaleDetail({ row, currency }: { row: SaleRow; currency: string }) {
  const { t } = useLingui();
  const where = useMarkWords()[row.sync];
  return (
    <>
      <p className={classes.who}>
        <b>{row.customer_name ?? t`Walk-in`}</b>
        <span>{whenWords(row.occurred_at)}</span>
      </p>
      <ul className={classes.lines}>
        {row.lines.map((line) => (
          <li key={line.line_id}>
            <span>
              {line.description}
              <small>
                {quantityWords(line.qty, line.unit, line.factor)} × {formatAmount(line.unit_price, currency)}
              </small>
            </span>
            <Money amount={lineAmount(line)} currency={currency} />
          </li>
        ))}
      </ul>
      <dl className={classes.sums}>
        <dt>
          <Trans>Total, {currency}</Trans>
        </dt>
        <dd className={classes.total}>
          <Money amount={row.total} currency={currency} total />
        </dd>
        <dt>
          <Trans>Paid</Trans>
        </dt>
        <dd>
          <Money amount={row.paid} currency={currency} />
        </dd>
        {row.balance < 0 && (
          <>
            <dt>
              <Trans>Paid too much</Trans>
            </dt>
            <dd>
              <Money amount={-row.balance} currency={currency} />
            </dd>
          </>
        )}
        {row.balance > 0 && (
          <>
            <dt>
              <Trans>Still owed</Trans>
            </dt>
            <dd>
              <Money amount={row.balance} currency={currency} />
            </dd>
            {row.due_date && (
              <>
                <dt>
                  <Trans>To be paid by</Trans>
                </dt>
                <dd>{dayWords(row.due_date)}</dd>
              </>
            )}
          </>
        )}
      </dl>
      <div className={classes.where} data-state={row.sync}>
        <SyncMark state={row.sync} />
        <p>
          <b aria-hidden>{where}</b>
          {row.sync === 'pending' && <Trans>Saved here. It is sent as soon as there is a connection.</Trans>}
          {row.sync === 'synced' && <Trans>The server has it; your other phones can see it.</Trans>}
          {row.sync === 'rejected' && (row.sync_error ?? <Trans>Not accepted. It stays on this phone.</Trans>)}
        </p>
      </div>
      <SalePapers id={row.id} />
      <SalePaying row={row} />
      <SaleEdits id={row.id} />
    </>
  );
}
