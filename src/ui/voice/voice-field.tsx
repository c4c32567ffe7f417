import { ActionIcon, Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconMicrophone, IconPlayerStopFilled, IconX } from '@tabler/icons-react';
import type { Attached } from '../files/attached.ts';
import { ErrorNote } from '../feedback/error-note.tsx';
import { notDoneWords } from '../feedback/not-done-words.ts';
import { recordingForm } from './recording.ts';
import type { RecorderState } from './use-recorder.ts';
import { VoicePlayer } from './voice-player.tsx';
import classes from './voice.module.css';
import { useEffect, useState } from 'react';
import { MAX_VOICE_SECONDS } from '../../../schemas/bounds.ts';

interface VoiceFieldProps {
  /** The recording already made for this record; its audio may take a moment. */
  said: { seconds: number; sound: Attached } | undefined;
  recorder: RecorderState;
  /** Why the last one was not kept. */
  refusal: { type: string } | undefined;
  start: (form: string) => void;
  stop: () => void;
  discard: () => void;
  remove: () => void;
}

/** A newly shown row must be visible: a form may be longer than the screen. */
const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

/**
 * Voice note in place of typing: record, play, discard, record again; among the buttons of a row that wraps. Hidden
 * when the browser does not support it. [ACT-9]
 */
export function VoiceField({ said, recorder, refusal, start, stop, discard, remove }: VoiceFieldProps) {
  const { t } = useLingui();
  const form = recordingForm();
  if (form === undefined) return null;
  if (recorder.phase === 'recording')
    return (
      <div className={classes.recording} ref={intoView}>
        <RunningSeconds since={recorder.since} />
        <Button color="red" h={56} leftSection={<IconPlayerStopFilled aria-hidden />} onClick={stop}>
          <Trans>Stop</Trans>
        </Button>
        <ActionIcon variant="subtle" size={48} aria-label={t`Throw it away`} onClick={discard}>
          <IconX aria-hidden />
        </ActionIcon>
      </div>
    );
  const fault = recorder.phase === 'still' ? (recorder.fault ?? refusal) : undefined;
  return (
    <>
      {said && (
        <div className={classes.said}>
          {said.sound?.state === 'here' && (
            <VoicePlayer key={said.sound.url} url={said.sound.url} seconds={said.seconds} />
          )}
          <ActionIcon variant="subtle" size={48} aria-label={t`No voice note`} onClick={remove}>
            <IconX aria-hidden />
          </ActionIcon>
        </div>
      )}
      <Button
        variant="default"
        h={56}
        loading={recorder.phase !== 'still'}
        leftSection={<IconMicrophone aria-hidden />}
        onClick={() => start(form)}
      >
        {said ? <Trans>Say it again</Trans> : <Trans>Say it</Trans>}
      </Button>
      {fault && (
        <div className={classes.fault}>
          <ErrorNote>{faultWords(fault)}</ErrorNote>
        </div>
      )}
    </>
  );

  function faultWords(why: { type: string }): string {
    switch (why.type) {
      case 'MicrophoneRefused':
        return t`Flockbook may not use the microphone. Allow it for this page in the browser, then press again.`;
      case 'MicrophoneMissing':
        return t`This phone offers no microphone. Type a few words, or add a photo.`;
      case 'MicrophoneBusy':
        return t`Another app uses the microphone, perhaps a call. End it, then press again.`;
      case 'NothingHeard':
        return t`Nothing was recorded. Press, wait for the seconds to run, and speak.`;
      default:
        return notDoneWords(why) ?? t`This recording cannot be kept. Say it again, a little shorter.`;
    }
  }
}

/** Elapsed seconds of a recording. `since` is on the clock of `performance`. */
function RunningSeconds({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.min(MAX_VOICE_SECONDS, Math.max(0, Math.floor((now - since) / 1_000)));
  return (
    <span className={classes.seconds} role="timer">
      <Trans>
        {seconds} of {MAX_VOICE_SECONDS} s
      </Trans>
    </span>
  );
}
