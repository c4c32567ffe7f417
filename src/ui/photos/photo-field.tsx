import { ActionIcon, Button, FileButton } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCamera, IconX } from '@tabler/icons-react';
import type { Attached } from '../files/attached.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import { notDoneWords } from '../feedback/not-done-words.ts';
import { PhotoFrame } from './photo-frame.tsx';
import classes from './photos.module.css';

interface PhotoFieldProps {
  /** Whether a photo is chosen; it may take a moment to appear. */
  chosen: boolean;
  photo: Attached;
  busy: boolean;
  /** Why the last one was refused. */
  refusal: { type: string } | undefined;
  pick: (file: File) => Promise<void>;
  remove: () => void;
  /** Height of the button, to match others beside it. Units: px. */
  height?: 48 | 56;
}

/** Take or choose a picture (the phone offers both), view it, remove it. [ACT-9, EXP-7] */
export function PhotoField({ chosen, photo, busy, refusal, pick, remove, height = 48 }: PhotoFieldProps) {
  const { t } = useLingui();
  return (
    <div className={classes.field}>
      {chosen && <PhotoFrame photo={photo} />}
      <FileButton accept="image/*" onChange={(file) => file && void pick(file)}>
        {(props) => (
          <Button {...props} variant="default" h={height} loading={busy} leftSection={<IconCamera aria-hidden />}>
            {chosen ? <Trans>Another photo</Trans> : <Trans>Add a photo</Trans>}
          </Button>
        )}
      </FileButton>
      {chosen && (
        <ActionIcon variant="subtle" size={48} aria-label={t`No photo`} onClick={remove}>
          <IconX aria-hidden />
        </ActionIcon>
      )}
      {refusal && (
        <ErrorNote>
          {notDoneWords(refusal) ?? t`This file is no picture that this phone can read. Choose another.`}
        </ErrorNote>
      )}
    </div>
  );
}
