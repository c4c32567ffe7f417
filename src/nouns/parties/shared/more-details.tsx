import { useState, type ReactNode } from 'react';
import classes from './person-form.module.css';

interface MoreDetailsProps {
  summary: string;
  /** Open from the beginning, as there may be something in them. */
  isKnown: boolean;
  /** Something in them was refused. */
  isRefused: boolean;
  children: ReactNode;
}

/** Fields of somebody that most people leave alone. */
export function MoreDetails({ summary, isKnown, isRefused, children }: MoreDetailsProps) {
  const [opened, setOpened] = useState(isKnown);
  return (
    <details
      className={classes.more}
      open={opened || isRefused}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}
