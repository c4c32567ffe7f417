import type { ImportAdded, ImportDraft, ImportInput } from '../../../../domain/imports/import-draft.ts';
import type { PlannedRow } from '../../../../domain/imports/import-row.ts';

export type Plan = readonly PlannedRow<ImportDraft>[];

/**
 * The interface between screens and wizard: the two commands behind it. They return undefined on a refusal; `error` has
 * the reason.
 */
export interface Importing {
  readonly look: (input: ImportInput) => Promise<Plan | undefined>;
  readonly add: (input: ImportInput) => Promise<ImportAdded | undefined>;
  /** Cancel the import, as long as nothing is written. */
  readonly stop: (id: string) => void;
  readonly looking: boolean;
  readonly error: { readonly type: string } | undefined;
}
