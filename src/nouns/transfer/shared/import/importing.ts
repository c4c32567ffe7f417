import type { ImportAdded, ImportDraft, ImportInput } from '../../../../domain/imports/import-draft.ts';
import type { PlannedRow } from '../../../../domain/imports/import-row.ts';

export type Plan = readonly PlannedRow<ImportDraft>[];

/** What the screens give to the wizard: the two commands behind it. Undefined when it was refused; `error` says why. */
export interface Importing {
  readonly look: (input: ImportInput) => Promise<Plan | undefined>;
  readonly add: (input: ImportInput) => Promise<ImportAdded | undefined>;
  /** Nothing is added, while nothing is written yet. */
  readonly stop: (id: string) => void;
  readonly looking: boolean;
  readonly error: { readonly type: string } | undefined;
}
