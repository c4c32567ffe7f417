import { Modal } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import classes from './popup.module.css';

interface PopupProps {
  /** Nothing is shown without words. */
  words: string | undefined;
  /** How long it stays, milliseconds. */
  stays: number;
  onGone: () => void;
  /** A tick for success; none for a request. */
  tick?: boolean;
}

/** A short message in the middle of the screen that goes by itself. [ACC-1, ACC-2, BIZ-2] */
export function Popup({ words, stays, onGone, tick = false }: PopupProps) {
  useEffect(() => {
    if (words === undefined) return;
    const timer = setTimeout(onGone, stays);
    return () => clearTimeout(timer);
  }, [words, stays, onGone]);
  return (
    <Modal
      opened={words !== undefined}
      onClose={onGone}
      title={words}
      withCloseButton={false}
      attributes={{ header: { role: 'none' } }}
      centered
      size="xs"
      radius="lg"
      transitionProps={{ duration: 0 }}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
    >
      {tick && <IconCircleCheck size={56} stroke={1.75} aria-hidden className={classes.tick} />}
    </Modal>
  );
}
