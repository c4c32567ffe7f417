import type { ReactNode } from 'react';

/**
 * Frame of the line drawings: they use the text colour and the theme's colours paper, yolk and barn. Decoration beside
 * text.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // No style attribute: the public pages are static markup under a policy that forbids it. [PRF-19]
      width="100%"
      display="block"
      color="var(--fb-text)"
    >
      {children}
    </svg>
  );
}

/** Outline of an egg with its top at `y`, centred on `x`. */
export const egg = (x: number, y: number) => `M${x} ${y}c6.3 0 9 8.55 9 13.5a9 8.55 0 0 1-18 0c0-4.95 2.7-13.5 9-13.5Z`;
