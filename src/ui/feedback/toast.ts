import type { ReactNode } from 'react';
import { patiently } from '../later.tsx';

export interface Toast {
  /** Toasts of one id follow each other instead of piling up. */
  id: string;
  title: string;
  text?: ReactNode;
  icon: ReactNode;
  /** How long it stays, milliseconds. */
  stays: number;
  /** Name of its close button. */
  closeName: string;
  /** Said to whoever leaves: it stays when the next person comes. */
  isToLeave?: boolean;
  /** Whether something stands in it to press: it lies in front of those that only say something, also of later ones. */
  isToPress?: boolean;
}

/** A message at the top of the screen, away from the thumb, that goes by itself. It waits for the file of toasts. [SHL-1, SHL-2] */
export function showToast(toast: Toast): void {
  patiently(() => import('./toast-stand.tsx')).then(
    ({ putToast }) => putToast(toast),
    // Nothing is said by a toast alone.
    (fault: unknown) => console.warn('no toasts', fault),
  );
}

/** What was said is not for whoever looks now. */
export function hideToasts(): void {
  import('./toast-stand.tsx').then(
    ({ removeToasts }) => removeToasts(),
    // Without the file nothing stands there.
    () => undefined,
  );
}
