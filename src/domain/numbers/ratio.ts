/**
 * a ÷ b, not rounded; undefined when b is 0 or negative, or one of them is unknown: never 0, NaN or Infinity. [FLK-7]
 */
export function ratio(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined || !(b > 0)) return undefined;
  return a / b;
}

/** a in percent of b, not rounded; undefined as for `ratio`. */
export const percentOf = (a: number | undefined, b: number | undefined): number | undefined =>
  ratio(a === undefined ? undefined : 100 * a, b);
