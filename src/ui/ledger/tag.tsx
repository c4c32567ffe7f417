import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ledger.module.css';

/** A short label with its icon and colour: "Paid", "Owes 50,000". [LOK-3] */
export function Tag({
  tone,
  icon: Sign,
  children,
}: {
  tone: 'good' | 'look' | 'bad';
  icon: Icon;
  children: ReactNode;
}) {
  return (
    <span className={classes.stateTag} data-tone={tone}>
      <Sign size={16} aria-hidden />
      {children}
    </span>
  );
}
