import type { Book } from '../pages/book.ts';

/** Who is invited to write down the days of a flock. */
export const ZAWADI = { first_name: 'Zawadi', email: 'zawadi@farm.test', password: 'feeds-the-hens' };

/** Register on another phone and take up an invitation. */
export const join = (book: Book, path: string): Promise<void> => book.takeUp(path, ZAWADI);
