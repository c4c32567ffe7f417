import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconArrowBackUp, IconBan, IconCheck, IconClock } from '@tabler/icons-react';
import type { SaleRow } from '../../contract/sales.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { useIsPart } from '../../ui/feedback/part-context.ts';
import { Tag } from '../../ui/ledger/tag.tsx';

/** "Paid", what is still owed, or what was paid too much; overdue debts stand out. [SAL-22, SAL-39] */
export function BalanceTag({ row, currency }: { row: SaleRow; currency: string }) {
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
