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
const shown = new Map<string, { readonly name: string; readonly isToLeave: boolean }>();
let count = 0;

/** Put a toast there. */
export function putToast({ id, title, text, icon, stays, closeName, isToPress, isToLeave = false }: Toast) {
  const before = shown.get(id);
  if (before) notifications.hide(before.name);
  // A name of its own: Mantine keeps the first one's clock when a shown toast is shown again.
  const next = `${id}-${++count}`;
  shown.set(id, { name: next, isToLeave });
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

/** Take away all but what is said to whoever leaves. */
export function removeToasts(): void {
  for (const [id, { name, isToLeave }] of shown) {
    if (isToLeave) continue;
    notifications.hide(name);
    shown.delete(id);
  }
}
