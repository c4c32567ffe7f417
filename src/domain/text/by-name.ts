/** In the order of the person's language, as their browser knows it; Stall 2 stands before Stall 10. Made once: each one takes 0.1 ms. */
const NAMES = new Intl.Collator(undefined, { numeric: true });

export const compareNames = (a: string, b: string): number => NAMES.compare(a, b);

/** The order of a list of names. [SHL-12] */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  compareNames(a.name, b.name);
