import { Modal } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Held } from './held.tsx';
import { MESSAGE_BOX } from './message-box.ts';
import classes from './popup-box.module.css';

export interface PopupProps {
  /** Without text the popup is hidden. */
  words: string | undefined;
  /** How long it stays. Units: ms. */
  stays: number;
  onGone: () => void;
  /** A tick for success; none for a request. */
  tick?: boolean;
}

/** Contents of a popup. */
export function PopupBox({ words, stays, onGone, tick = false }: PopupProps) {
  useEffect(() => {
    if (words === undefined) return;
    const timer = setTimeout(onGone, stays);
    return () => clearTimeout(timer);
  }, [words, stays, onGone]);
  return (
    <Modal
      {...MESSAGE_BOX}
      opened={words !== undefined}
      onClose={onGone}
      title={<Held isOpen={words !== undefined}>{words}</Held>}
      size="xs"
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
    >
      {tick && <IconCircleCheck size={56} stroke={1.75} aria-hidden className={classes.tick} />}
    </Modal>
  );
}
