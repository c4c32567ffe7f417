/** "07": a time or date part padded to two digits. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');
