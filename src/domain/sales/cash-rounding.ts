/** Steps to which cash may be rounded; larger ones are no coins. Units: minor units. */
export const MAX_CASH_STEP = 100_000;

/**
 * What is added to a total that is paid in cash at once, so that it can be paid in coins that there are; below 0 it is let off. From the
 * middle on it goes up. Without a step it is 0. [SAL-45] Units: minor units.
 */
export function cashRounding(total: number, step: number | undefined): number {
  if (step === undefined || step < 2) return 0;
  const over = total % step;
  return over * 2 >= step ? step - over : 0 - over;
}

/** The step that a correction is checked against: a rounding of before stays, whatever the step is now. Units: minor units. */
export const stepForCorrection = (step = 0, before = 0): number => Math.max(step, Math.abs(before) + 1);
