import { isDay } from '../../domain/time/is-day.ts';

/** A day before today that an address names. */
export const dayOf = (word: string | null, now: string): string | undefined =>
  word !== null && isDay(word) && word < now ? word : undefined;
