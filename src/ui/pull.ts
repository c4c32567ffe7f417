/** How far a finger must pull a list down before something is done. Units: px. */
export const PULL_ENOUGH = 88;
const PULL_MOST = 120;

/** Where a finger that pulls came down; it may pull only what stands at its top. Units: px. */
export interface Pull {
  readonly from: number;
  readonly by: number;
}

/** A finger comes down. Undefined where nothing is pulled: the page is scrolled, several fingers, or what scrolls itself. */
export const pullFrom = (y: number, { atTop, fingers, takesIt }: { atTop: boolean; fingers: number; takesIt: boolean }): Pull | undefined =>
  atTop && fingers === 1 && !takesIt ? { from: y, by: 0 } : undefined; // prettier-ignore

/** The finger moves; a page that scrolls under it is not pulled any more. */
export function pulledTo(pull: Pull | undefined, y: number, atTop: boolean): Pull | undefined {
  if (!pull || !atTop) return undefined;
  // A list resists: half of the way.
  return { ...pull, by: Math.min(PULL_MOST, Math.max(0, (y - pull.from) / 2)) };
}
