/** Pull distance that triggers the action; half the movement of the finger, see `pulledTo`. Units: px. */
export const PULL_ENOUGH = 88;
const PULL_MOST = 120;

/** Start position of a pulling finger, and the pull distance; only a page at its top can be pulled. Units: px. */
export interface Pull {
  readonly from: number;
  readonly by: number;
}

/**
 * Begin a pull. Undefined when it is none: the page is scrolled, several fingers are used, or the element handles touch
 * itself.
 */
export const pullFrom = (y: number, { atTop, fingers, takesIt }: { atTop: boolean; fingers: number; takesIt: boolean }): Pull | undefined =>
  atTop && fingers === 1 && !takesIt ? { from: y, by: 0 } : undefined; // prettier-ignore

/** Continue a pull; it ends when the page scrolls. */
export function pulledTo(pull: Pull | undefined, y: number, atTop: boolean): Pull | undefined {
  if (!pull || !atTop) return undefined;
  // The list resists: half the finger's movement.
  return { ...pull, by: Math.min(PULL_MOST, Math.max(0, (y - pull.from) / 2)) };
}
