import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { WIDE } from '../wide.ts';
import type { Toast } from './toast.ts';
import toast from './toast.module.css';
import classes from './toasts.module.css';

/** What the place of toasts is made of. */
export function ToastStand() {
  const wide = useMediaQuery(WIDE) ?? false;
  return (
    <Notifications position={wide ? 'top-right' : 'top-center'} classNames={classes} limit={3} containerWidth={360} />
  );
}

/** The toast that each id shows now. */
const shown = new Map<string, string>();
let count = 0;

/** Put a toast there. */
export function putToast({ id, title, text, icon, stays, closeName, isToPress }: Toast) {
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
    ...(isToPress && { style: { zIndex: 1 } }),
    classNames: {
      root: toast.toast,
      icon: toast.icon,
      title: toast.title,
      description: toast.text,
      closeButton: toast.close,
    },
    closeButtonProps: { 'aria-label': closeName },
  });
}
