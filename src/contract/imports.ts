import type { ImportAdded, ImportDraft, ImportInput } from '../domain/imports/import-draft.ts';
import type { PlannedRow } from '../domain/imports/import-row.ts';

/** Commands on imports. */
export interface ImportsCommands {
  /** Preview the result of each row of a file; nothing is stored. [IMP-1] */
  'imports.look': { input: ImportInput; value: readonly PlannedRow<ImportDraft>[]; error: never };
  /**
   * Numbers of rows added, changed, already known and left unchanged, and skipped because of an error.
   * [IMP-1, CUS-7, VEN-3]
   */
  'imports.add': { input: ImportInput; value: ImportAdded; error: { type: 'Stopped' } };
  /** Stop an import that is not written yet. [IMP-7] */
  'imports.stop': { input: { id: string }; value: { id: string }; error: never };
}
