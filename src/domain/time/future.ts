/** Device clocks drift: smaller deviations are accepted. [DOC-6, MSG-24] Units: ms. */
export const TOLERANCE_MS = 10 * 60_000;

/** Whether a record's time is in the future; without a time it happened now. [MSG-3] */
export const isInFuture = (occurred_at: string | undefined, at: string): boolean =>
  occurred_at !== undefined && Date.parse(occurred_at) > Date.parse(at) + TOLERANCE_MS;
