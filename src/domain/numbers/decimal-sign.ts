import type { Grouping } from '../money/grouping.ts';

let sign = '.';

/** Whoever writes 1 234 567 writes 0,5: from here on, for every text of this window. [MNY-14] */
export const adoptDecimals = (grouping: Grouping): void => {
  sign = grouping === 'spaces' ? ',' : '.';
};

/** A number as the program writes it ("12.5"), as the people of the open business do. Only to be read: what is typed keeps its point. */
export const written = (number: string): string => number.replace('.', sign);

/** A number with so many decimals, to be read. */
export const fixed = (value: number, decimals: number): string => written(value.toFixed(decimals));
