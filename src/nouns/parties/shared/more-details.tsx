import { useState, type ReactNode } from 'react';
import classes from './person-form.module.css';

interface MoreDetailsProps {
  summary: string;
  /** Open initially, as the fields may hold values. */
  isKnown: boolean;
  /** True when one of the fields was refused. */
  isRefused: boolean;
  children: ReactNode;
}

/** Fields of a party that most users leave empty. */
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
