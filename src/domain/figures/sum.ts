/** The sum of a total of the books over some days, by its name; 0 of what was never booked. Units: as the total. */
export type Totals = (name: string) => number;

/** The totals of a table of sums. */
export const totalsIn =
  (sums: ReadonlyMap<string, number>): Totals =>
  (name) =>
    sums.get(name) ?? 0;

/** A figure that is a sum of totals: the name of each, and the sign by which it counts. */
export type Sum = readonly (readonly [name: string, sign: 1 | -1])[];

export const plus = (...names: readonly string[]): Sum => names.map((name) => [name, 1]);
export const minus = (...names: readonly string[]): Sum => names.map((name) => [name, -1]);

/** What a sum of totals comes to; never −0. */
export const valueOf = (sum: Sum, of: Totals): number => sum.reduce((all, [name, sign]) => all + sign * of(name), 0);
