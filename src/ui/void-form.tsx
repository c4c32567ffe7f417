import { Button, Stack, Textarea } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent, type ReactNode } from 'react';
import { ErrorNote } from './feedback/error-note.tsx';
import { notDoneWords } from './feedback/not-done-words.ts';

interface VoidFormProps {
  /** Description of the effect. */
  children: ReactNode;
  busy: boolean;
  error: { type: string } | undefined;
  onVoid: (reason: string) => void;
}

/** Reason for voiding a record, and the button that does it. [DOC-7] */
export function VoidForm({ children, busy, error, onVoid }: VoidFormProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const isMissing = error?.type === 'ReasonMissing';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onVoid(reason);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <p>{children}</p>
        <Textarea
          label={t`Why?`}
          rows={2}
          maxLength={200}
          data-autofocus
          value={reason}
          error={isMissing && t`Type the reason.`}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {error && !isMissing && (
          <ErrorNote>{notDoneWords(error) ?? t`Not saved: this is not on this phone.`}</ErrorNote>
        )}
        <Button type="submit" color="red" h={56} fullWidth loading={busy}>
          <Trans>Void it</Trans>
        </Button>
      </Stack>
    </form>
  );
}
