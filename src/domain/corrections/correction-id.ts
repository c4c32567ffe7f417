import { shiftedId } from '../imports/shifted-id.ts';

/**
 * Id of the record that replaces a corrected one: the same on every phone, so that two people who correct the same
 * record end up with one correction. [DOC-20]
 */
export const correctionId = (id: string): string => id.slice(1) + shiftedId(id.slice(0, 1), 1);

/** Omit records that were replaced by another of the records. [DOC-20] */
export function withoutCorrected<R extends { readonly id: string; readonly voided_at?: string | undefined }>(
  rows: readonly R[],
): R[] {
  const here = new Set(rows.map(({ id }) => id));
  return rows.filter(({ id, voided_at }) => voided_at === undefined || !here.has(correctionId(id)));
}
