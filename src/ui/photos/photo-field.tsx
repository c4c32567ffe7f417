import { ActionIcon, Button, FileButton } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCamera, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorNote } from '../feedback/error-note.tsx';
import classes from './photos.module.css';

interface PhotoFieldProps {
  /** The chosen picture, shown; absent while there is none. */
  picture: ReactNode;
  busy: boolean;
  /** Why the last one was not taken, in words. */
  problem: string | undefined;
  onPick: (file: File) => void;
  onRemove: () => void;
}

/** Take or choose a picture (the phone asks which), see it, take it out again. [ACT-9, EXP-7] */
export function PhotoField({ picture, busy, problem, onPick, onRemove }: PhotoFieldProps) {
  const { t } = useLingui();
  return (
    <div className={classes.field}>
      {picture}
      <FileButton accept="image/*" onChange={(file) => file && onPick(file)}>
        {(props) => (
          <Button {...props} variant="default" h={48} loading={busy} leftSection={<IconCamera aria-hidden />}>
            {picture ? <Trans>Another photo</Trans> : <Trans>Add a photo</Trans>}
          </Button>
        )}
      </FileButton>
      {picture && (
        <ActionIcon variant="subtle" size={48} aria-label={t`No photo`} onClick={onRemove}>
          <IconX aria-hidden />
        </ActionIcon>
      )}
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </div>
  );
}
