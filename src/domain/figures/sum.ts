/**
 * The sum of a total of the books over a range of days, by its name; 0 when nothing was booked. Units: as the total.
 */
export type Totals = (name: string) => number;

/** Totals from a table of sums. */
export const totalsIn =
  (sums: ReadonlyMap<string, number>): Totals =>
  (name) =>
    sums.get(name) ?? 0;

/** A figure that is a sum of totals: the name and the sign of each. */
export type Sum = readonly (readonly [name: string, sign: 1 | -1])[];

export const plus = (...names: readonly string[]): Sum => names.map((name) => [name, 1]);
export const minus = (...names: readonly string[]): Sum => names.map((name) => [name, -1]);

/** Value of a sum of totals; never −0. */
export const valueOf = (sum: Sum, of: Totals): number => sum.reduce((all, [name, sign]) => all + sign * of(name), 0);
