import { isDay } from '../../domain/time/is-day.ts';

/** A past day given in an address; undefined otherwise. */
export const dayOf = (word: string | null, now: string): string | undefined =>
  word !== null && isDay(word) && word < now ? word : undefined;
