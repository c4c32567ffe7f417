import { newestPages } from '../../../data/newest-pages.ts';
import type { RowStore } from '../../../store/row-store.ts';

/** Rows per read; other requests may run in between. */
const PAGE = 1_000;

/**
 * All facts of a collection of a business, newest first. Errors: none; it ends early with `isOver`, when the result is
 * no longer wanted.
 */
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
