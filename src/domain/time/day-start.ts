import { instantOf } from './wall-clock.ts';

/** The first moment of a day, `YYYY-MM-DD`, where the business is. */
export const dayStart = (day: string): Date => instantOf(day);
