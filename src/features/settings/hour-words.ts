const HOURS = 24;

/** The hours of a day, from midnight on. */
export const HOURS_OF_DAY: readonly number[] = Array.from({ length: HOURS }, (_, hour) => hour);

/** "07:00". */
export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
