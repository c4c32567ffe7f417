import { storesOf, type Book } from './book.ts';

/** Whether a fact stands here with this number: one that was saved before with another did not use it. [DOC-3] */
export const hasNumber =
  (book: Book) =>
  async (id: string, deviceSeq: number): Promise<boolean> => {
    for (const store of storesOf(book, 'fact')) {
      const row = (await store.find([id])).get(id);
      if (row) return row['device_seq'] === deviceSeq;
    }
    return false;
  };
