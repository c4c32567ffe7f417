import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconBan, IconCheck, IconClock } from '@tabler/icons-react';
import type { ExpenseRow } from '../../contract/expenses.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { useIsPart } from '../../ui/feedback/part-context.ts';
import { Tag } from '../../ui/ledger/tag.tsx';
import { shortDay } from '../../ui/words/date-words.ts';

/** "Paid", or what is still to be paid and by when; what is overdue stands out. [EXP-5] */
export function ExpenseTag({ row, currency }: { row: ExpenseRow; currency: string }) {
  const { balance, due_date } = row;
  const isPart = useIsPart();
  const open = formatAmount(Math.abs(balance), currency);
  if (row.voided)
    return (
      <Tag tone="bad" icon={IconBan}>
        <Trans>Voided</Trans>
      </Tag>
    );
  if (isPart) return null;
  if (balance < 0)
    return (
      <Tag tone="look" icon={IconAlertTriangle}>
        <Trans>{open} too much paid</Trans>
      </Tag>
    );
  if (balance === 0)
    return (
      <Tag tone="good" icon={IconCheck}>
        <Trans>Paid</Trans>
      </Tag>
    );
  if (row.overdue)
    return (
      <Tag tone="bad" icon={IconAlertTriangle}>
        <Trans>Overdue {open}</Trans>
      </Tag>
    );
  return (
    <Tag tone="look" icon={IconClock}>
      {due_date === undefined ? <Trans>We owe {open}</Trans> : <Trans>Due {shortDay(due_date)}</Trans>}
    </Tag>
  );
}
