import { t as tr } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { PurchasePage } from '../../../contract/purchases.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { Money } from '../../../ui/numbers/money.tsx';
import { useMarkWords } from '../../../ui/sync/sync-mark.tsx';
import { dayWords, whenWords } from '../../../ui/words/date-words.ts';
import { OwedTag } from '../shared/owed-tag.tsx';
import { purchasePath } from '../../stock/shared/shop-paths.ts';
import classes from '../../stock/shared/item-page.module.css';
import { Facts } from '../../../ui/facts.tsx';

/** Total, payments, and further data of a purchase. [PUR-5] */
export function PurchaseFacts({ page, currency }: { page: PurchasePage; currency: string }) {
  const { t } = useLingui();
  const marks = useMarkWords();
  const money = (amount: number) => formatAmount(amount, currency);
  const first = page.initial_payment;
  const isReturn = page.kind === 'return';
  const facts: [string, string | undefined][] = [
    [t`Paid`, isReturn ? undefined : money(page.paid)],
    [t`Sent back`, page.returned > 0 ? money(page.returned) : undefined],
    [t`Still to pay`, !isReturn && page.balance > 0 ? money(page.balance) : undefined],
    [t`To be paid by`, !isReturn && page.balance > 0 && page.due_date ? dayWords(page.due_date) : undefined],
    [
      isReturn ? t`Money they gave back` : t`Paid at once`,
      first && `${money(first.amount)}, ${methodWords(first.method)}`,
    ],
    [
      page.transport_method === undefined ? t`Transport, in the total` : t`Transport, paid to the driver`,
      page.transport_cost > 0 ? money(page.transport_cost) : undefined,
    ],
    [t`Other costs`, page.other_cost > 0 ? money(page.other_cost) : undefined],
    [t`Their invoice number`, page.supplier_invoice_no],
    [t`Note`, page.note],
    [t`Written by`, page.by],
  ];
  return (
    <section>
      <div className={classes.head}>
        <div>
          <p>
            <Trans>Total, {currency}</Trans>
          </p>
          <strong>
            <Money amount={page.total} currency={currency} total />
          </strong>
        </div>
        <div>
          <OwedTag row={page} currency={currency} />
        </div>
      </div>
      <Facts facts={facts} className={classes.facts}>
        {page.of && (
          <div>
            <dt>{t`Sent back from`}</dt>
            <dd>
              <Link to={purchasePath({ ...page, id: page.of.id })}>{page.of.purchase_no}</Link>
            </dd>
          </div>
        )}
        {page.returns.map((one) => (
          <div key={one.id}>
            <dt>{t`Sent back ${dayWords(one.day)}`}</dt>
            <dd>
              <Link to={purchasePath({ ...page, id: one.id })}>{one.purchase_no}</Link>, {money(one.total)}
            </dd>
          </div>
        ))}
        {page.history.map(({ at, by, reason }) => (
          <div key={at}>
            <dt>{t`Changed ${whenWords(at)}`}</dt>
            <dd>{[by, reason].filter(Boolean).join(': ')}</dd>
          </div>
        ))}
      </Facts>
      {page.voided && (
        <p className={classes.where} data-state="rejected">
          <Trans>Voided: it counts for nothing any more.</Trans> {page.void_reason}
        </p>
      )}
      {page.sync !== 'synced' && !page.voided && (
        <p className={classes.where} data-state={page.sync}>
          {marks[page.sync]}. {page.sync_error}
        </p>
      )}
    </section>
  );
}

/** Name of a way of payment. */
function methodWords(method: string): string {
  switch (method) {
    case 'cash':
      return tr`cash`;
    case 'mobile_money':
      return tr`mobile money`;
    case 'bank':
      return tr`bank`;
    case 'card':
      return tr`card`;
    case 'cheque':
      return tr`cheque`;
    default:
      return tr`let off or in kind`;
  }
}
