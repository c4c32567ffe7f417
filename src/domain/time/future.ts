/** Device clocks drift: a time this far ahead is still taken. [DOC-6] */
const TOLERANCE_MS = 10 * 60_000;

/** Whether something is said to have happened in the future; what has no time happened now. [MSG-3] */
export const isInFuture = (occurred_at: string | undefined, at: string): boolean =>
  occurred_at !== undefined && Date.parse(occurred_at) > Date.parse(at) + TOLERANCE_MS;
