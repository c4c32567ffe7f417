import { IMPORT_FIELDS } from '../../../../domain/imports/fields.ts';
import type { ImportKind, ImportRow, PlannedRow } from '../../../../domain/imports/import-row.ts';
import { fieldWords } from './field-words.ts';
import { reasonWords } from './import-words.ts';

/**
 * The rows that were left out as a table, each with its reason: once corrected, it is imported again. `why`: the
 * heading of the reasons. [IMP-1]
 */
export function rowsToMend(
  kind: ImportKind,
  currency: string,
  why: string,
  { rows, plan }: { rows: readonly ImportRow[]; plan: readonly PlannedRow<unknown>[] },
): readonly (readonly string[])[] {
  const fields = IMPORT_FIELDS[kind];
  const errors = new Map(plan.flatMap((one) => (one.is === 'bad' ? [[one.row, one.error] as const] : [])));
  return [
    [...fields.map((field) => fieldWords(field, kind, currency)), why],
    ...rows.flatMap((row) => {
      const error = errors.get(row.row);
      return error ? [[...fields.map((field) => row[field] ?? ''), reasonWords(error, kind, currency)]] : [];
    }),
  ];
}
