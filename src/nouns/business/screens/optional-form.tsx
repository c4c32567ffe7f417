import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './business.module.css';

interface OptionalFormProps {
  question: string;
  busy: boolean;
  onSave: () => Promise<void>;
  /** Continue without an answer. */
  onSkip: () => void;
  /** Skip all remaining questions. */
  onLeave: () => void;
  children: ReactNode;
}

/** A question that may be skipped with one press, alone or with all that follow. [BIZ-8] */
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
