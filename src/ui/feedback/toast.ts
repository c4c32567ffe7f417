import type { ReactNode } from 'react';
import { patiently } from '../later.tsx';

export interface Toast {
  /** A toast replaces the previous one with the same id. */
  id: string;
  title: string;
  text?: ReactNode;
  icon: ReactNode;
  /** How long it stays. Units: ms. */
  stays: number;
  /** Label of its close button. */
  closeName: string;
  /** For a person signing out: it stays when the next person signs in. */
  isToLeave?: boolean;
  /** Whether it contains a button: it is shown in front of toasts without one, including later ones. */
  isToPress?: boolean;
}

/**
 * Show a message at the top of the screen, away from the thumb, that disappears automatically. Waits for the chunk of
 * toasts. [SHL-1, SHL-2]
 */
export function showToast(toast: Toast): void {
  patiently(() => import('./toast-stand.tsx')).then(
    ({ putToast }) => putToast(toast),
    // No information is given by a toast alone.
    (fault: unknown) => console.warn('no toasts', fault),
  );
}

/** Remove toasts that are not meant for the present user. */
export function hideToasts(): void {
  import('./toast-stand.tsx').then(
    ({ removeToasts }) => removeToasts(),
    // Without the chunk no toast is shown.
    () => undefined,
  );
}
