/** The sum of a total of the books over some days, by its name; 0 of what was never booked. Units: as the total. */
export type Totals = (name: string) => number;

/** The totals of a table of sums. */
export const totalsIn =
  (sums: ReadonlyMap<string, number>): Totals =>
  (name) =>
    sums.get(name) ?? 0;
