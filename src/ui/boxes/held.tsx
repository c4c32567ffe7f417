import { memo, type ReactNode } from 'react';

/** What a box shows, which stays as it was while the box closes: what it is about is often gone by then. */
export const Held = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_before, { isOpen }) => !isOpen,
);
