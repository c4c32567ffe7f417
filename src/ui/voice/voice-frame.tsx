import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconMicrophone, IconPlayerPlay } from '@tabler/icons-react';
import type { Attached } from '../files/attached.ts';
import { VoicePlayer } from './voice-player.tsx';
import classes from './voice.module.css';

interface VoiceFrameProps {
  voice: Attached;
  seconds: number;
  /** True when the user pressed play. */
  wanted: boolean;
  onWanted: () => void;
}

/**
 * The voice note of a record: a player, or why it is not on this phone; fetched when it is first played.
 * [ACT-9, SYN-32]
 */
export function VoiceFrame({ voice, seconds, wanted, onWanted }: VoiceFrameProps) {
  switch (voice?.state) {
    case 'here':
      return (
        <div className={classes.frame}>
          <VoicePlayer url={voice.url} seconds={seconds} begins={wanted} />
          {!voice.sent && (
            <p className={classes.absent}>
              <Trans>Only on this phone. It is sent after its record.</Trans>
            </p>
          )}
        </div>
      );
    case 'elsewhere':
      return (
        <div className={classes.frame}>
          <Button variant="light" h={56} leftSection={<IconPlayerPlay aria-hidden />} onClick={onWanted}>
            <Trans>Listen ({seconds} s)</Trans>
          </Button>
        </div>
      );
    case 'offline':
    case 'gone':
    case 'fetching':
    case undefined:
      return (
        <p className={classes.absent} role="status">
          <IconMicrophone aria-hidden />
          {voice?.state === 'offline' ? (
            <Trans>The voice note comes with the signal.</Trans>
          ) : voice?.state === 'gone' ? (
            <Trans>The voice note is still on the phone that recorded it.</Trans>
          ) : (
            <Trans>Opening the voice note…</Trans>
          )}
        </p>
      );
  }
}
