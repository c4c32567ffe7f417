import type { Grouping } from '../money/grouping.ts';

let sign = '.';

/** Set the decimal sign for all texts of this window: countries that group as 1 234 567 write 0,5. [MNY-14] */
export const adoptDecimals = (grouping: Grouping): void => {
  sign = grouping === 'spaces' ? ',' : '.';
};

/**
 * A machine-formatted number ("12.5") with the open business's decimal sign. For display only: values in fields keep
 * the point.
 */
export const written = (number: string): string => number.replace('.', sign);

/** A number with fixed decimals, for display. */
export const fixed = (value: number, decimals: number): string => written(value.toFixed(decimals));
