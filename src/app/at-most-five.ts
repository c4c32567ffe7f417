/** Places that a phone's bar has room for. [SHL-4] */
const MAX_PLACES = 5;
/** What gives way first: both are found from the first screen, the debtors from the sales as well. */
const GIVES_WAY = ['/view_debtors', '/expenses'];

/** The places of a person, at most five. [SHL-4] */
export const atMostFive = <P extends { readonly path: string }>(open: readonly P[]): readonly P[] =>
  GIVES_WAY.reduce(
    (left, path) => (left.length > MAX_PLACES ? left.filter((place) => place.path !== path) : left),
    open,
  );
