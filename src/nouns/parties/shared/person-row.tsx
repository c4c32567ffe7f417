import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import classes from './people.module.css';

interface PersonRowProps {
  to: string;
  mark: ReactNode;
  name: string;
  what: string;
  amount?: string | undefined;
  tag?: ReactNode;
  /** Quick action beside the row. */
  extra?: ReactNode;
}

/** A party in a list: name, details, one main number. */
export function PersonRow({ to, mark, name, what, amount, tag, extra }: PersonRowProps) {
  const isPart = useIsPart();
  return (
    <div className={classes.row}>
      <Link to={to} className={classes.person}>
        <span className={classes.mark}>{mark}</span>
        <span className={classes.name}>{name}</span>
        <span className={classes.what}>{what}</span>
        {amount !== undefined && !isPart && <span className={classes.amount}>{amount}</span>}
        {tag && <span className={classes.tag}>{tag}</span>}
      </Link>
      {extra}
    </div>
  );
}
