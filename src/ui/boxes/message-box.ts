/** A second `header` on the page would be a second banner for screen readers. */
export const NO_BANNER = { header: { role: 'none' } } as const;

/** A short message in the middle of the screen: no cross, and no motion. */
export const MESSAGE_BOX = {
  withCloseButton: false,
  attributes: NO_BANNER,
  centered: true,
  radius: 'lg',
  transitionProps: { duration: 0 },
} as const;
