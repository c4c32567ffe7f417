import type { ReactNode } from 'react';
import { Money } from '../../../ui/numbers/money.tsx';
import { SyncMark, useMarkWords, type MarkState } from '../../../ui/sync/sync-mark.tsx';
import classes from './person-page.module.css';

interface PersonBalanceProps {
  /** Units: minor units. */
  balance: number;
  sync: MarkState;
  currency: string;
  /** Texts that name the debtor. */
  words: { owes: ReactNode; ahead: ReactNode; even: ReactNode };
  /** Further content below it. */
  children?: ReactNode;
}

/** The balance of a party, at the top of their page. */
export function PersonBalance({ balance, sync, currency, words, children }: PersonBalanceProps) {
  const marks = useMarkWords();
  return (
    <section className={classes.balance}>
      <p>{balance > 0 ? words.owes : balance < 0 ? words.ahead : words.even}</p>
      <p className={classes.big}>
        <Money amount={Math.abs(balance)} currency={currency} total />
      </p>
      {children}
      {sync !== 'synced' && (
        <p className={classes.state}>
          <SyncMark state={sync} />
          <span aria-hidden>{marks[sync]}</span>
        </p>
      )}
    </section>
  );
}
