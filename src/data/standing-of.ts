import { correctionId } from '../domain/corrections/correction-id.ts';
import type { RowStore } from '../store/row-store.ts';

/** A record as it stands: of one that was put right the one in its place, however often. [DOC-20] Undefined when it is not here. */
export async function standingOf<R extends { voided_at?: string | undefined }>(
  store: RowStore<R>,
  id: string,
): Promise<R | undefined> {
  const next = correctionId(id);
  const found = await store.find([id, next]);
  const row = found.get(id);
  return row?.voided_at !== undefined && found.has(next) ? standingOf(store, next) : row;
}
