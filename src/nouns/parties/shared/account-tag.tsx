import { IconCheck, IconClock, IconPigMoney } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { Tag } from '../../../ui/ledger/tag.tsx';

interface AccountTagProps {
  /** Above 0 when money is owed, below when it was paid ahead. */
  balance: number;
  owes: ReactNode;
  ahead: ReactNode;
  even: ReactNode;
}

/** How somebody's account stands. [LOK-3] */
export function AccountTag({ balance, owes, ahead, even }: AccountTagProps) {
  if (useIsPart()) return null;
  const [tone, icon, words] =
    balance > 0
      ? (['look', IconClock, owes] as const)
      : balance < 0
        ? (['good', IconPigMoney, ahead] as const)
        : (['good', IconCheck, even] as const);
  return (
    <Tag tone={tone} icon={icon}>
      {words}
    </Tag>
  );
}
