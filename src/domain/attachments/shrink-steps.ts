/** One attempt to shrink a picture: its longest side and the JPEG quality. Units: pixels, 0..1. */
export interface ShrinkStep {
  readonly side: number;
  readonly quality: number;
}

/** From a picture in which small print is readable to one that only shows its subject. */
export const PHOTO_STEPS: readonly ShrinkStep[] = [1600, 1280, 1024, 800, 640, 480, 320].flatMap((side) =>
  [0.72, 0.55, 0.4].map((quality) => ({ side, quality })),
);

/** From a logo that prints well on a whole page to one that is just recognisable. [SET-4] */
export const LOGO_STEPS: readonly ShrinkStep[] = [320, 256, 200, 160, 128, 96, 64].flatMap((side) =>
  [0.82, 0.65].map((quality) => ({ side, quality })),
);

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Attempts for a picture of this size, best first; it is never enlarged. [EXP-7] */
export function shrinkSteps({ width, height }: Size, steps = PHOTO_STEPS): readonly ShrinkStep[] {
  const longest = Math.max(width, height);
  const smaller = steps.filter(({ side }) => side < longest);
  const first = steps[0]!.side;
  return longest > first
    ? smaller
    : [...steps.filter(({ side }) => side === first).map((step) => ({ ...step, side: longest })), ...smaller];
}

/** Size of a picture whose longest side becomes `side`. Units: whole pixels, at least 1. */
export function fitted({ width, height }: Size, side: number) {
  const by = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}
