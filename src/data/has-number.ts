import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import type { Book } from './book.ts';

/** Whether a fact stands here with this number: one that was saved before with another did not use it. [DOC-3] */
export const hasNumber =
  ({ stores }: Book) =>
  async (id: string, deviceSeq: number): Promise<boolean> => {
    for (const store of stores) {
      if (collections[store.name as CollectionBelow]?.is !== 'fact') continue;
      const row = (await store.find([id])).get(id);
      if (row) return row['device_seq'] === deviceSeq;
    }
    return false;
  };
