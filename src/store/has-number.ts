import { storesOf, type Book } from './book.ts';

/**
 * Whether a fact with this id is stored on this phone under this number: a fact saved earlier under another number did
 * not use it. [DOC-3]
 */
export const hasNumber =
  (book: Book) =>
  async (id: string, deviceSeq: number): Promise<boolean> => {
    for (const store of storesOf(book, 'fact')) {
      const row = (await store.find([id])).get(id);
      if (row) return row['device_seq'] === deviceSeq;
    }
    return false;
  };
