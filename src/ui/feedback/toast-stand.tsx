import { useMediaQuery } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { WIDE } from '../wide.ts';
import type { Toast } from './toast.ts';
import toast from './toast.module.css';
import classes from './toasts.module.css';

/** Container of the toasts. */
export function ToastStand() {
  const wide = useMediaQuery(WIDE) ?? false;
  return (
    <Notifications position={wide ? 'top-right' : 'top-center'} classNames={classes} limit={3} containerWidth={360} />
  );
}

/** The toast currently shown for each id. */
const shown = new Map<string, { readonly name: string; readonly isToLeave: boolean }>();
let count = 0;

/** Show a toast. */
export function putToast({ id, title, text, icon, stays, closeName, isToPress, isToLeave = false }: Toast) {
  const before = shown.get(id);
  if (before) notifications.hide(before.name);
  // A new id each time: Mantine keeps the first timer when a visible toast is shown again.
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

/** Remove all toasts except those for a person signing out. */
export function removeToasts(): void {
  for (const [id, { name, isToLeave }] of shown) {
    if (isToLeave) continue;
    notifications.hide(name);
    shown.delete(id);
  }
}
