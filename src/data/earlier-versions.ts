import { type AnyKind, checkDocument } from '../../schemas/document-kind.ts';
import { sale as saleKind } from '../../schemas/sale.schema.ts';
import type { Change } from '../contract/pieces.ts';
import { differingFields, type DifferingField } from '../domain/sync/differing-fields.ts';
import type { SaleDoc } from '../store/book.ts';
import { saidBefore, type HistoryEntry } from '../store/histories.ts';
import { replicatedFields } from '../store/save.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Changed {
  readonly history?: readonly HistoryEntry[] | undefined;
}

/**
 * Changes of a record, oldest first, with the author's local name; each earlier version is compared with the next.
 * [SAL-39, DOC-9]
 */
export function toldChanges(kind: AnyKind, row: Changed, nameOf: (uid: string) => string | undefined): Change[] {
  const versions = earlierVersions(kind, row);
  return (row.history ?? []).map(({ at, by, changed, reason }, i) => ({
    at,
    by: nameOf(by),
    changed: changed.split(', '),
    reason,
    fields: versions[i],
  }));
}

/**
 * Changed fields of each change: the earlier value (`mine`) and the new value (`theirs`), in the order of the history.
 * [SAL-39] Undefined for a change whose earlier version is unknown or is no valid record, and for all changes before
 * it.
 */
function earlierVersions(kind: AnyKind, row: Changed): (readonly DifferingField[] | undefined)[] {
  let after: Fields | undefined = replicatedFields(row);
  return (row.history ?? [])
    .toReversed()
    .map((entry) => {
      const before: Fields | undefined = after && versionBefore(kind, after, entry);
      const fields = before && after && differingFields(before, after);
      after = before;
      return fields;
    })
    .toReversed();
}

/**
 * A sale before `changes`, the last of which led to its present version; undefined when one of them does not record the
 * earlier values.
 */
export const saleBefore = (sale: SaleDoc, changes: readonly HistoryEntry[]): Fields | undefined =>
  changes.reduceRight<Fields | undefined>(
    (after, entry) => after && versionBefore(saleKind, after, entry),
    replicatedFields(sale),
  );

function versionBefore(kind: AnyKind, after: Fields, entry: HistoryEntry): Fields | undefined {
  const said = saidBefore(entry);
  if (!said) return undefined;
  const before = Object.fromEntries(Object.entries({ ...after, ...said }).filter(([, value]) => value !== null));
  return checkDocument(kind, before).ok ? before : undefined;
}
