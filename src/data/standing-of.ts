import { correctionId } from '../domain/corrections/correction-id.ts';
import type { RowStore } from '../store/row-store.ts';

/**
 * The valid version of a record: for a corrected one its replacement, through any number of corrections. [DOC-20]
 * Undefined when it is not on this phone.
 */
export async function standingOf<R extends { voided_at?: string | undefined }>(
  store: RowStore<R>,
  id: string,
): Promise<R | undefined> {
  const next = correctionId(id);
  const found = await store.find([id, next]);
  const row = found.get(id);
  return row?.voided_at !== undefined && found.has(next) ? standingOf(store, next) : row;
}
