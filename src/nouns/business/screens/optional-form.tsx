import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './business.module.css';

interface OptionalFormProps {
  question: string;
  busy: boolean;
  onSave: () => Promise<void>;
  /** Go on without an answer. */
  onSkip: () => void;
  /** Leave all that is still to be asked. */
  onLeave: () => void;
  children: ReactNode;
}

/** A question that may be left out with one press, and so may all that come after it. [BIZ-8] */
export function OptionalForm({ question, busy, onSave, onSkip, onLeave, children }: OptionalFormProps) {
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void onSave();
      }}
    >
      <h2 className={classes.question}>{question}</h2>
      {children}
      <div className={classes.buttons}>
        <Button variant="default" h={56} px="sm" onClick={onSkip}>
          <Trans>Skip</Trans>
        </Button>
        <Button type="submit" h={56} fz={18} px="sm" loading={busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
      <Button variant="subtle" h={48} onClick={onLeave}>
        <Trans>Open my book</Trans>
      </Button>
    </form>
  );
}
