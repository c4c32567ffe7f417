import type { Book } from './book.ts';

/** The newest server time of anything read so far; 0 when nothing was read. Units: ms since 1970, the server's. */
export const lastHeard = async ({ upkeep }: Pick<Book, 'upkeep'>): Promise<number> =>
  Math.max(0, ...(await upkeep.checkpoints.toArray()).map(({ at }) => at));
