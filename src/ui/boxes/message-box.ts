/** A second `header` element on the page would be a second banner landmark for screen readers. */
export const NO_BANNER = { header: { role: 'none' } } as const;

/** Options of a short message in the middle of the screen: no close button, no animation. */
export const MESSAGE_BOX = {
  withCloseButton: false,
  attributes: NO_BANNER,
  centered: true,
  radius: 'lg',
  transitionProps: { duration: 0 },
} as const;
