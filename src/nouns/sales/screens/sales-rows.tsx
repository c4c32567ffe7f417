import { useLingui, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { SaleRow, SalesView } from '../../../contract/sales.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { LedgerList, type LedgerItem } from '../../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../../ui/ledger/ledger-row.tsx';
import { dayHeading, timeWords } from '../../../ui/words/date-words.ts';
import { DeliveryTag } from './delivery-tag.tsx';
import { isAside, TO_DO } from './sales-tab.ts';
import { itemsInWords } from '../../../ui/words/items-in-words.ts';
import { IconAlertTriangle, IconArrowBackUp, IconBan, IconCheck, IconClock } from '@tabler/icons-react';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { Tag } from '../../../ui/ledger/tag.tsx';

interface SalesRowsProps {
  tab: number;
  view: SalesView;
  currency: string;
  onOpen: (row: SaleRow) => void;
  onNearEnd: (() => void) | undefined;
}

/** The rows of the list, under a heading for each day. [SAL-20, SAL-22] */
export function SalesRows({ tab, view, currency, onOpen, onNearEnd }: SalesRowsProps) {
  const { t } = useLingui();
  const { rows, day_totals } = view;
  const isApart = isAside(tab);
  const items = useMemo(() => {
    const list: LedgerItem<SaleRow>[] = [];
    let day: string | undefined;
    for (const row of rows) {
      if (row.day !== day) {
        day = row.day;
        list.push({
          kind: 'day',
          key: day,
          title: dayHeading(day),
          sum: isApart ? '' : formatAmount(day_totals[day] ?? 0, currency),
        });
      }
      list.push({ kind: 'row', key: row.id, row });
    }
    return list;
  }, [rows, day_totals, currency, isApart]);
  return (
    <LedgerList
      label={t`Sales`}
      items={items}
      onNearEnd={onNearEnd}
      renderRow={(row) => (
        <LedgerRow
          mark={row.sync}
          number={row.sale_no}
          who={row.customer_name ?? t`Walk-in`}
          what={itemsInWords(row.lines)}
          time={timeWords(row.occurred_at)}
          amount={formatAmount(row.total, currency)}
          tag={
            tab === TO_DO && row.delivery ? (
              <DeliveryTag status={row.delivery} />
            ) : (
              <BalanceTag row={row} currency={currency} />
            )
          }
          onPress={() => onOpen(row)}
        />
      )}
    />
  );
}

/** "Paid", the open amount, or an overpayment; overdue debts are highlighted. [SAL-22, SAL-39] */
function BalanceTag({ row, currency }: { row: SaleRow; currency: string }) {
  const isPart = useIsPart();
  if (row.no_sale !== undefined) return <NoSale is={row.no_sale} />;
  if (isPart) return null;
  const owed = formatAmount(row.balance, currency);
  const over = formatAmount(-row.balance, currency);
  if (row.balance < 0)
    return (
      <Tag tone="look" icon={IconAlertTriangle}>
        <Trans>{over} too much paid</Trans>
      </Tag>
    );
  if (row.balance === 0)
    return (
      <Tag tone="good" icon={IconCheck}>
        <Trans>Paid</Trans>
      </Tag>
    );
  if (row.overdue)
    return (
      <Tag tone="bad" icon={IconAlertTriangle}>
        <Trans>Overdue {owed}</Trans>
      </Tag>
    );
  return (
    <Tag tone="look" icon={IconClock}>
      <Trans>Owes {owed}</Trans>
    </Tag>
  );
}

function NoSale({ is }: { is: NonNullable<SaleRow['no_sale']> }) {
  if (is === 'return')
    return (
      <Tag tone="look" icon={IconArrowBackUp}>
        <Trans>Returned</Trans>
      </Tag>
    );
  if (is === 'order')
    return (
      <Tag tone="look" icon={IconClock}>
        <Trans>Order</Trans>
      </Tag>
    );
  return (
    <Tag tone="bad" icon={IconBan}>
      <Trans>Voided</Trans>
    </Tag>
  );
}
