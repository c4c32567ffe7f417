import { later } from '../later.tsx';

/** Container of the toasts: above the header, on wide screens at its right. */
export const Toasts = later(async () => (await import('./toast-stand.tsx')).ToastStand);
