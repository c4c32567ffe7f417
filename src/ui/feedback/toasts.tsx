import { later } from '../later.tsx';

/** Where toasts stand: over the header, on wide screens at its right. */
export const Toasts = later(async () => (await import('./toast-stand.tsx')).ToastStand);
