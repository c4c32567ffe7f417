import { likenessOf, type Known } from '../customers/look-alike.ts';
import type { Result } from '../result.ts';

/** What becomes of a row: somebody new, somebody who is known (`as`), or a row that is left out. [CUS-7, VEN-3, MSG-21] */
export type PlannedRow<Draft, Refusal> = { readonly row: number; readonly name: string } & (
  | { readonly is: 'new'; readonly draft: Draft }
  | { readonly is: 'known'; readonly as: string }
  | { readonly is: 'bad'; readonly error: Refusal }
);

/** Rows that can be read at once. */
export const MAX_IMPORT_ROWS = 5_000;

/** Decide on every row, in their order: who stands twice in the file is known the second time. [CUS-7, VEN-3] */
export function planRows<
  Row extends { row: number; name: string },
  Draft extends { name: string; phone?: string | undefined },
  Refusal,
>(
  rows: readonly Row[],
  { known, currency }: { known: readonly Known[]; currency: string },
  check: (row: Row) => Result<Draft, Refusal>,
): PlannedRow<Draft, Refusal>[] {
  const likeness = likenessOf(known, currency);
  return rows.slice(0, MAX_IMPORT_ROWS).map((one): PlannedRow<Draft, Refusal> => {
    const { row, name } = one;
    const checked = check(one);
    if (!checked.ok) return { row, name, is: 'bad', error: checked.error };
    const draft = checked.value;
    const same = likeness.find(draft.name, draft.phone);
    if (same) return { row, name, is: 'known', as: same.name };
    likeness.add({ id: '', name: draft.name, phones: draft.phone ? [draft.phone] : [] });
    return { row, name: draft.name, is: 'new', draft };
  });
}
