import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  drawing: ReactNode;
  button?: ReactNode;
  /** The sentence is the heading of a page that has no other. */
  heading?: boolean;
  children: ReactNode;
}

/** An empty place teaches: one drawing, one sentence, one button. */
export function EmptyState({ drawing, button, heading, children }: EmptyStateProps) {
  const Sentence = heading ? 'h1' : 'p';
  return (
    <div className={classes.empty}>
      <div className={classes.drawing}>{drawing}</div>
      <Sentence className={classes.sentence}>{children}</Sentence>
      {button}
    </div>
  );
}
