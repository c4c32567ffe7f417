const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * An id derived from another: the same on every phone, and different for each `by`. Records that may exist only once
 * have such an id, so that two phones that import them write the same document. [IMP-1]
 */
export const shiftedId = (id: string, by: number): string =>
  id
    .split('')
    .map((letter) => LETTERS[(LETTERS.indexOf(letter) + by) % LETTERS.length])
    .join('');
