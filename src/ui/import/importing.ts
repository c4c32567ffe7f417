import type { ImportAdded, ImportDraft, ImportInput } from '../../domain/imports/import-draft.ts';
import type { PlannedRow } from '../../domain/imports/import-row.ts';

export type Plan = readonly PlannedRow<ImportDraft>[];

/** What the screens give to the wizard: the two commands behind it. Undefined when it was refused; `error` says why. */
export interface Importing {
  readonly look: (input: ImportInput) => Promise<Plan | undefined>;
  readonly add: (input: ImportInput) => Promise<ImportAdded | undefined>;
  readonly looking: boolean;
  readonly error: { readonly type: string } | undefined;
}

/** So many rows are added at once: the phone answers in between, and tells how far it is. */
const ROWS_AT_ONCE = 200;

/** Add the rows part by part. When one is refused it ends there: brought again, nothing of what was added is doubled. [IMP-1] */
export async function addInParts(
  add: Importing['add'],
  input: ImportInput,
  onDone: (rows: number) => void,
): Promise<ImportAdded | undefined> {
  let sum: ImportAdded = { added: 0, changed: 0, known: 0, bad: 0 };
  for (let at = 0; at < input.rows.length; at += ROWS_AT_ONCE) {
    onDone(at);
    const part = await add({ ...input, rows: input.rows.slice(at, at + ROWS_AT_ONCE) });
    if (!part) return undefined;
    const { added, changed, known, bad } = part;
    sum = { added: sum.added + added, changed: sum.changed + changed, known: sum.known + known, bad: sum.bad + bad };
  }
  return sum;
}
