import { IconCheck, IconClock, IconPigMoney } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { Tag } from '../../../ui/ledger/tag.tsx';

interface AccountTagProps {
  /** Positive when money is owed, negative for an advance. */
  balance: number;
  owes: ReactNode;
  ahead: ReactNode;
  even: ReactNode;
}

/** The state of a party's account. [LOK-3] */
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
