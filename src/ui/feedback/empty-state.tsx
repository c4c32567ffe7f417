import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './feedback.module.css';
import { useIsPart } from './part-context.ts';

interface EmptyStateProps {
  drawing: ReactNode;
  button?: ReactNode;
  /** The sentence is the heading of a page without another one. */
  heading?: boolean;
  children: ReactNode;
}

/**
 * Introduction in place of empty contents: one drawing, one sentence, one button. While records are still arriving
 * nothing is reported as empty. [LED-59]
 */
export function EmptyState({ drawing, button, heading, children }: EmptyStateProps) {
  const Sentence = heading ? 'h1' : 'p';
  const isPart = useIsPart();
  return (
    <div className={classes.empty}>
      <div className={classes.drawing}>{drawing}</div>
      <Sentence className={classes.sentence}>
        {isPart ? <Trans>Your records are on their way.</Trans> : children}
      </Sentence>
      {button}
    </div>
  );
}
