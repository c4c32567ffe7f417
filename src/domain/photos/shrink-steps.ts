/** One try to make a picture small: its longest side and how well it is kept. Units: pixels, 0..1. */
export interface ShrinkStep {
  readonly side: number;
  readonly quality: number;
}

/** From a picture in which small print can be read to one that only shows what it is of. */
const STEPS: readonly ShrinkStep[] = [1600, 1280, 1024, 800, 640, 480, 320].flatMap((side) =>
  [0.72, 0.55, 0.4].map((quality) => ({ side, quality })),
);

/** Tries for a picture of this size, best first; it is never made bigger. [EXP-7] */
export function shrinkSteps({ width, height }: { width: number; height: number }): readonly ShrinkStep[] {
  const longest = Math.max(width, height);
  const smaller = STEPS.filter(({ side }) => side < longest);
  return longest > STEPS[0]!.side
    ? smaller
    : [...STEPS.slice(0, 3).map((step) => ({ ...step, side: longest })), ...smaller];
}

/** Width and height of a picture whose longest side becomes `side`. Units: whole pixels, at least 1. */
export function fitted({ width, height }: { width: number; height: number }, side: number) {
  const by = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}
