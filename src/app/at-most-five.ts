/** Maximum number of entries in a phone's navigation bar. [SHL-4] */
const MAX_PLACES = 5;
/** Entries dropped first: both can be reached from the first screen, and the debtors from the sales as well. */
const GIVES_WAY = ['/view_debtors', '/expenses'];

/** A person's navigation entries, at most five. [SHL-4] */
export const atMostFive = <P extends { readonly path: string }>(open: readonly P[]): readonly P[] =>
  GIVES_WAY.reduce(
    (left, path) => (left.length > MAX_PLACES ? left.filter((place) => place.path !== path) : left),
    open,
  );
