/** Whole seconds from `now` until a moment, rounded up; 0 when past. Both in ms since 1970. */
export const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000));
