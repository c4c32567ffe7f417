import { instantOf } from './wall-clock.ts';

/** The first moment of a day, `YYYY-MM-DD`, in the business's time zone. */
export const dayStart = (day: string): Date => instantOf(day);
