const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The id that follows from another one: the same on every phone, and another for each `by`. What may be there only once has such an id, so that
 * two phones that bring it in write one document. [IMP-1]
 */
export const shiftedId = (id: string, by: number): string =>
  id
    .split('')
    .map((letter) => LETTERS[(LETTERS.indexOf(letter) + by) % LETTERS.length])
    .join('');
