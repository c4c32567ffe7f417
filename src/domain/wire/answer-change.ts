/**
 * Difference between two answers of a live query, so that only the difference is sent to the window. [DAT-8] Lists are
 * encoded by row: a number is an unchanged row of the previous answer; `[n, change]` a changed one; everything else is
 * complete.
 */
export type AnswerChange =
  | { readonly same: true }
  | { readonly whole: unknown }
  | { readonly set: Readonly<Record<string, AnswerChange>>; readonly gone: readonly string[] }
  | {
      readonly rows: readonly (number | readonly [from: number, change: AnswerChange] | { readonly whole: unknown })[];
    };

const SAME: AnswerChange = { same: true };

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** The change that turns `before` into `after`. */
export function changeBetween(before: unknown, after: unknown): AnswerChange {
  if (Object.is(before, after)) return SAME;
  if (Array.isArray(before) && Array.isArray(after)) return rowsBetween(before, after);
  if (isPlain(before) && isPlain(after)) return fieldsBetween(before, after);
  return { whole: after };
}

function fieldsBetween(before: Plain, after: Plain): AnswerChange {
  const changes = Object.entries(after)
    .map(
      ([key, value]) =>
        [key, Object.hasOwn(before, key) ? changeBetween(before[key], value) : { whole: value }] as const,
    )
    .filter(([, change]) => !('same' in change));
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return gone.length === 0 && changes.length === 0 ? SAME : { set: Object.fromEntries(changes), gone };
}

/** Key of a row: its id, or its index when it has none. */
const nameOf = (row: unknown, at: number): unknown => (isPlain(row) && typeof row['id'] === 'string' ? row['id'] : at);

function rowsBetween(before: readonly unknown[], after: readonly unknown[]): AnswerChange {
  const places = new Map(before.map((row, at) => [nameOf(row, at), at]));
  let isSame = before.length === after.length;
  const rows = after.map((row, at) => {
    const from = places.get(nameOf(row, at));
    if (from === undefined) {
      isSame = false;
      return { whole: row };
    }
    const change = changeBetween(before[from], row);
    isSame &&= from === at && 'same' in change;
    return 'same' in change ? from : ([from, change] as const);
  });
  return isSame ? SAME : { rows };
}

/** The answer after a change; unchanged parts keep their object identity. */
export function withChange(before: unknown, change: AnswerChange): unknown {
  if ('same' in change) return before;
  if ('whole' in change) return change.whole;
  if ('rows' in change) {
    const rows = before as readonly unknown[];
    return change.rows.map((row) => {
      if (typeof row === 'number') return rows[row];
      return 'whole' in row ? row.whole : withChange(rows[row[0]], row[1]);
    });
  }
  const fields = new Map(Object.entries(before as Plain).filter(([key]) => !change.gone.includes(key)));
  for (const [key, value] of Object.entries(change.set)) fields.set(key, withChange(fields.get(key), value));
  return Object.fromEntries(fields);
}
