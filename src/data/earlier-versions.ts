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

/** What was changed of a record, the oldest first, by whom they are known here as; each version beside the one it became. [SAL-39, DOC-9] */
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
 * What each change of a record changed: how it was (`mine`) and what it became (`theirs`), in the order of its history. [SAL-39]
 * Nothing of a change whose earlier version is not known, or came from somewhere as no such record at all, nor of those before it.
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

/** A sale as it was before some changes, the newest of which made it what it is; undefined where one does not say what it changed. */
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
