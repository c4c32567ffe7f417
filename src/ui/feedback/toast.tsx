import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import classes from './toast.module.css';

interface Toast {
  /** Toasts of one id follow each other instead of piling up. */
  id: string;
  title: string;
  text?: ReactNode;
  icon: ReactNode;
  /** How long it stays, milliseconds. */
  stays: number;
  /** Name of its close button. */
  closeName: string;
}

/** The toast that each id shows now. */
const shown = new Map<string, string>();
let count = 0;

/** A message at the top of the screen, away from the thumb, that goes by itself. [SHL-1, SHL-2] */
export function showToast({ id, title, text, icon, stays, closeName }: Toast) {
  const before = shown.get(id);
  if (before !== undefined) notifications.hide(before);
  // A name of its own: Mantine keeps the first one's clock when a shown toast is shown again.
  const next = `${id}-${++count}`;
  shown.set(id, next);
  notifications.show({
    id: next,
    title,
    message: text,
    icon,
    autoClose: stays,
    withBorder: false,
    radius: 'md',
    role: 'status',
    classNames: {
      root: classes.toast,
      icon: classes.icon,
      title: classes.title,
      description: classes.text,
      closeButton: classes.close,
    },
    closeButtonProps: { 'aria-label': closeName },
  });
}
