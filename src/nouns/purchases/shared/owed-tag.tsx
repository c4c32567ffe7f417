import { Trans } from '@lingui/react/macro';
import { IconArrowBackUp, IconCheck, IconCircleOff, IconClock } from '@tabler/icons-react';
import type { PurchaseRow } from '../../../contract/purchases.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { Tag } from '../../../ui/ledger/tag.tsx';

/** The open amount of a purchase, or the reason why there is none. */
export function OwedTag({ row, currency }: { row: Pick<PurchaseRow, 'kind' | 'voided' | 'balance'>; currency: string }) {
  const isPart = useIsPart();
  if (row.voided)
    return (
      <Tag tone="bad" icon={IconCircleOff}>
        <Trans>Voided</Trans>
      </Tag>
    );
  if (row.kind === 'return')
    return (
      <Tag tone="look" icon={IconArrowBackUp}>
        <Trans>Sent back</Trans>
      </Tag>
    );
  if (isPart) return null;
  return row.balance > 0 ? (
    <Tag tone="look" icon={IconClock}>
      <Trans>We owe {formatAmount(row.balance, currency)}</Trans>
    </Tag>
  ) : (
    <Tag tone="good" icon={IconCheck}>
      <Trans>Paid</Trans>
    </Tag>
  );
} // prettier-ignore
