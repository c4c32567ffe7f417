import { newestPages } from '../../../data/newest-pages.ts';
import type { RowStore } from '../../../store/row-store.ts';

/** Rows read at once; others may ask in between. */
const PAGE = 1_000;

/** All facts of a collection of a business, the newest first. Errors: none; it ends early with `isOver`, when nobody waits any more. */
export async function everyFact<R extends { id: string; newest_first: number }>(
  store: RowStore<R>,
  businessId: string,
  isOver: () => boolean,
): Promise<R[]> {
  const newest = (from: number, until: number, limit: number) => store.newest(businessId, from, until, limit);
  const rows: R[] = [];
  for await (const page of newestPages({ newest, range: null, size: PAGE, isOver })) rows.push(...page);
  return rows;
}
