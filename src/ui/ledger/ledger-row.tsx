import type { ReactNode } from 'react';
import { SyncMark, type MarkState } from '../sync/sync-mark.tsx';
import classes from './ledger.module.css';

interface LedgerRowProps {
  mark: MarkState;
  number: string;
  who: string;
  what: string;
  time: string;
  amount: string;
  tag?: ReactNode;
  onPress: () => void;
}

/** One record of a ledger: its mark in the margin, one strong number at the right. [SAL-22] */
export function LedgerRow({ mark, number, who, what, time, amount, tag, onPress }: LedgerRowProps) {
  return (
    <button type="button" className={classes.row} onClick={onPress}>
      <span className={classes.mark} data-state={mark}>
        <SyncMark state={mark} />
      </span>
      <span className={classes.number}>{number}</span>
      <span className={classes.who}>{who}</span>
      <span className={classes.what}>
        {what} · {time}
        {number !== '' && (
          <span className={classes.phoneOnly} aria-hidden>
            {' '}
            · {number}
          </span>
        )}
      </span>
      <span className={classes.amount}>{amount}</span>
      <span className={classes.tag}>{tag}</span>
    </button>
  );
}
