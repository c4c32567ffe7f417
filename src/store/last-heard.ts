import type { Book } from './book.ts';

/** The newest time that the server said of anything that was read; 0 before. Units: ms since 1970, the server's. */
export const lastHeard = async ({ upkeep }: Pick<Book, 'upkeep'>): Promise<number> =>
  Math.max(0, ...(await upkeep.checkpoints.toArray()).map(({ at }) => at));
