import { Trans, useLingui } from '@lingui/react/macro';
import type { SaleRow, SaleView } from '../../../contract/sales.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { saleMoney } from '../../../domain/sales/sale-money.ts';
import { lineAmount } from '../../../domain/sales/sale-totals.ts';
import { SyncMark, useMarkWords } from '../../../ui/sync/sync-mark.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import { quantityWords } from '../../../ui/numbers/quantity-words.ts';
import { whenWords, dayWords } from '../../../ui/words/date-words.ts';
import { Changes } from '../../../ui/ledger/changes.tsx';
import { SaleProgress } from './sale-progress.tsx';
import classes from '../shared/sale-sheet.module.css';
import {
  IconFileText,
  IconReceipt,
  IconShare2,
  IconArrowBackUp,
  IconBan,
  IconPencil,
  IconCash,
  IconHistory,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { useBusiness } from '../../../client/use-session.ts';
import { maySell } from '../shared/may-sell.ts';
import type { ReactNode } from 'react';
import { UnsavedChange } from '../../../ui/drafts/draft-note.tsx';

interface SaleDetailProps {
  row: SaleRow;
  /** Further data, available a moment later. */
  view: SaleView | null | undefined;
  currency: string;
  onVoid: () => void;
}

/** A sale: its lines, paid and open amounts, sync state, and actions. [SAL-46] */
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
      {view?.may_edit && <UnsavedChange of="sale" id={row.id} to={`/sales/edit/${row.id}`} />}
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
      {view && <Changes entries={view.history} currency={currency} />}
      {view && <SaleActions id={row.id} view={view} onVoid={onVoid} />}
    </>
  );
}

/** For a return: the amount for which it was sold. */
const amountOf = (line: SaleRow['lines'][number]): number =>
  line.net === undefined ? lineAmount(line) - (line.discount ?? 0) : line.net + (line.tax ?? 0);

/** Links to the receipt, the invoice, and the ways to send them. [RTE-17, RTE-20, SAL-46] */
function SalePapers({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <nav className={classes.papers} aria-label={t`On paper`}>
      <Link to={`/sales/receipt/${id}`}>
        <IconReceipt aria-hidden />
        <Trans>Receipt</Trans>
      </Link>
      <Link to={`/sales/invoice/${id}`}>
        <IconFileText aria-hidden />
        <Trans>Invoice</Trans>
      </Link>
      <Link to={`/sales/receipt/${id}?send`}>
        <IconShare2 aria-hidden />
        <Trans>Share</Trans>
      </Link>
    </nav>
  );
}

/** Actions on a sale beside its papers and payments: return goods, change it, void it. [SAL-46, RTE-21] */
function SaleActions({ id, view, onVoid }: { id: string; view: SaleView; onVoid: () => void }) {
  const common = { variant: 'default', h: 56, fullWidth: true } as const;
  return (
    <div className={classes.actions}>
      {view.may_return && (
        <Button
          {...common}
          component={Link}
          to={`/sales/add?return=${id}`}
          leftSection={<IconArrowBackUp aria-hidden />}
        >
          <Trans>Goods came back</Trans>
        </Button>
      )}
      {view.may_edit && (
        <Button {...common} component={Link} to={`/sales/edit/${id}`} leftSection={<IconPencil aria-hidden />}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {view.may_void && (
        <Button {...common} c="var(--fb-danger-text)" leftSection={<IconBan aria-hidden />} onClick={onVoid}>
          <Trans>Void</Trans>
        </Button>
      )}
    </div>
  );
}

/** Links to the payments of a sale: receive the open amount, and all its payments. [RTE-18, RTE-19] */
function SalePaying({ row }: { row: SaleRow }) {
  const business = useBusiness();
  const mayReceive = business !== undefined && maySell(business);
  if (row.no_sale !== undefined || row.sync === 'rejected') return null;
  return (
    <>
      {row.balance > 0 && mayReceive && (
        <Button
          component={Link}
          to={`/sales/payment/${row.id}`}
          fullWidth
          h={56}
          mt="md"
          leftSection={<IconCash aria-hidden />}
        >
          <Trans>Receive a payment</Trans>
        </Button>
      )}
      {(row.paid !== 0 || row.returned > 0) && (
        <Button
          component={Link}
          to={`/sales/payment/history/${row.id}`}
          variant="default"
          fullWidth
          h={56}
          mt="md"
          leftSection={<IconHistory aria-hidden />}
        >
          <Trans>Payments</Trans>
        </Button>
      )}
    </>
  );
}

/** Note that a sale was voided, with author and reason. [SAL-40] */
function Voided({ voided }: { voided: NonNullable<SaleView['void']> }) {
  const { at, by, reason } = voided;
  const when = whenWords(at);
  return (
    <div className={classes.voided}>
      <IconBan aria-hidden />
      <p>
        <b>
          {by ? (
            <Trans>
              Voided {when} by {by}
            </Trans>
          ) : (
            <Trans>Voided {when}</Trans>
          )}
        </b>
        {reason}
      </p>
    </div>
  );
}

/** Returned goods of a sale. [SAL-33] */
function CameBack({ returns, currency }: { returns: SaleView['returns']; currency: string }) {
  return (
    <ul className={classes.back}>
      {returns.map(({ id, sale_no, at, total }) => (
        <li key={id}>
          <IconArrowBackUp aria-hidden size={20} />
          <span>
            <Trans>Came back {whenWords(at)}</Trans>
            <small>{sale_no}</small>
          </span>
          <b>
            <Money amount={-total} currency={currency} />
          </b>
        </li>
      ))}
    </ul>
  );
}

interface SaleSumsProps {
  row: SaleRow;
  view: SaleView | undefined;
  currency: string;
}

/** Total, returned, paid and open amounts. [SAL-7, SAL-33] */
function SaleSums({ row, view, currency }: SaleSumsProps) {
  const isReturn = row.no_sale === 'return';
  const { order_discount = 0, delivery_fee = 0 } = view?.sale ?? {};
  const money = view && !isReturn ? saleMoney(view.sale).lines : [];
  const tax = sumOf(money, (one) => one.tax);
  const onTop = sumOf(
    money.filter((_, at) => view?.sale.lines[at]?.tax_inclusive !== true),
    (one) => one.tax,
  );
  const line = (words: ReactNode, amount: number) => (
    <>
      <dt>{words}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  );
  return (
    <dl className={classes.sums}>
      {order_discount > 0 && line(<Trans>Discount</Trans>, -order_discount)}
      {onTop > 0 && line(<Trans>Tax</Trans>, onTop)}
      {delivery_fee > 0 && line(<Trans>Delivery</Trans>, delivery_fee)}
      <dt>{isReturn ? <Trans>Worth, {currency}</Trans> : <Trans>Total, {currency}</Trans>}</dt>
      <dd className={classes.total}>
        <Money amount={row.total} currency={currency} total />
      </dd>
      {tax > onTop && line(<Trans>Tax in it</Trans>, tax)}
      {row.returned > 0 && line(<Trans>Came back</Trans>, -row.returned)}
      {isReturn
        ? line(<Trans>Money given back</Trans>, row.paid)
        : row.no_sale === 'order'
          ? line(<Trans>Paid ahead</Trans>, row.paid)
          : line(<Trans>Paid</Trans>, row.paid)}
      {isReturn && row.balance > 0 && line(<Trans>Taken off what they owe</Trans>, row.balance)}
      {!isReturn && row.balance < 0 && line(<Trans>Paid too much</Trans>, -row.balance)}
      {!isReturn && row.balance > 0 && row.no_sale !== 'voided' && (
        <>
          {line(row.no_sale === 'order' ? <Trans>To pay then</Trans> : <Trans>Still owed</Trans>, row.balance)}
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
  );
}
