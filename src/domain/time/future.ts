/** Device clocks drift: what is off by less is lived with. [DOC-6, MSG-24] Units: ms. */
export const TOLERANCE_MS = 10 * 60_000;

/** Whether something is said to have happened in the future; what has no time happened now. [MSG-3] */
export const isInFuture = (occurred_at: string | undefined, at: string): boolean =>
  occurred_at !== undefined && Date.parse(occurred_at) > Date.parse(at) + TOLERANCE_MS;
