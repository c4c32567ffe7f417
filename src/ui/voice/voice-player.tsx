import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ErrorNote } from '../feedback/error-note.tsx';

interface VoicePlayerProps {
  url: string;
  seconds: number;
  /** Play at once: the user pressed play before it was fetched. */
  begins?: boolean;
}

/** Play and stop a voice note that is on this phone. [ACT-9] */
export function VoicePlayer({ url, seconds, begins = false }: VoicePlayerProps) {
  const sound = useRef<HTMLAudioElement>(undefined);
  const [at, setAt] = useState<number>();
  const [fails, setFails] = useState(false);
  const stop = () => {
    sound.current?.pause();
    sound.current = undefined;
    setAt(undefined);
  };
  const play = () => {
    stop();
    setFails(false);
    const next = new Audio(url);
    sound.current = next;
    const ours = (then: () => void) => () => sound.current === next && then();
    next.addEventListener('timeupdate', ours(() => setAt(Math.floor(next.currentTime)))); // prettier-ignore
    next.addEventListener('ended', ours(stop));
    next.addEventListener('pause', ours(stop)); // the phone itself pauses it during a call
    setAt(0);
    next.play().catch(
      (fault: unknown) =>
        sound.current === next &&
        // A browser that blocks autoplay waits for another press.
        (stop(), setFails(!(fault instanceof DOMException && fault.name === 'NotAllowedError'))),
    );
  };
  const first = useRef(begins ? play : undefined);
  useEffect(() => {
    first.current?.();
    first.current = undefined;
    return () => sound.current?.pause();
  }, []);
  return (
    <>
      {at === undefined ? (
        <Button variant="light" h={56} leftSection={<IconPlayerPlay aria-hidden />} onClick={play}>
          <Trans>Listen ({seconds} s)</Trans>
        </Button>
      ) : (
        <Button variant="light" h={56} leftSection={<IconPlayerStop aria-hidden />} onClick={stop}>
          <Trans>
            Stop ({at} of {seconds} s)
          </Trans>
        </Button>
      )}
      {fails && (
        <ErrorNote>
          <Trans>This phone cannot play this voice note. Listen to it on another phone.</Trans>
        </ErrorNote>
      )}
    </>
  );
}
