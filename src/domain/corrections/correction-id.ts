import { shiftedId } from '../imports/shifted-id.ts';

/**
 * The id of the record that stands in the place of one that was put right: the same on every phone, so that two who put the same record
 * right end with one. [DOC-20]
 */
export const correctionId = (id: string): string => id.slice(1) + shiftedId(id.slice(0, 1), 1);

/** Without those in whose place others of them stand. [DOC-20] */
export function withoutCorrected<R extends { readonly id: string; readonly voided_at?: string | undefined }>(
  rows: readonly R[],
): R[] {
  const here = new Set(rows.map(({ id }) => id));
  return rows.filter(({ id, voided_at }) => voided_at === undefined || !here.has(correctionId(id)));
}
