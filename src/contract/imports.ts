import type { ImportAdded, ImportDraft, ImportInput } from '../domain/imports/import-draft.ts';
import type { PlannedRow } from '../domain/imports/import-row.ts';

/** Commands on imports. */
export interface ImportsCommands {
  /** What would come of each row of a file; nothing is stored. [IMP-1] */
  'imports.look': { input: ImportInput; value: readonly PlannedRow<ImportDraft>[]; error: never };
  /** How many were added, changed, known and left alone, and left out because something is wrong with them. [IMP-1, CUS-7, VEN-3] */
  'imports.add': { input: ImportInput; value: ImportAdded; error: { type: 'Stopped' } };
  /** Stop an import that is not written yet. [IMP-7] */
  'imports.stop': { input: { id: string }; value: { id: string }; error: never };
}
