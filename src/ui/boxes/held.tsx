import { memo, type ReactNode } from 'react';

/** Freezes the contents of a box while it closes, because its subject is often gone by then. */
export const Held = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_before, { isOpen }) => !isOpen,
);
