/** "07": a part of a day or of an hour, as it is written. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');
