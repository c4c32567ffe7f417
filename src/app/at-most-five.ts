/** Places that a phone's bar has room for. [SHL-4] */
const MOST_PLACES = 5;

/** The places of a person, at most five: whoever may open more finds the debtors from the sales. [SHL-4] */
export const atMostFive = <P extends { readonly path: string }>(open: readonly P[]): readonly P[] =>
  open.length > MOST_PLACES ? open.filter(({ path }) => path !== '/view_debtors') : open;
