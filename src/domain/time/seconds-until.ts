/** Whole seconds from `now` until a moment; a second that has begun counts, and 0 is past. Both in ms since 1970. */
export const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));
