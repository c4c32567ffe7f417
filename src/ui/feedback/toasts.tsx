import { later } from '../later.tsx';

/** Where toasts stand: over the header on phones, top right below it on wide screens. */
export const Toasts = later(async () => (await import('./toast-stand.tsx')).ToastStand);
