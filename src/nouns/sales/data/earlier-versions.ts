import { checkDocument } from '../../../../schemas/document-kind.ts';
import { sale as saleKind } from '../../../../schemas/sale.schema.ts';
import { differingFields, type DifferingField } from '../../../domain/sync/differing-fields.ts';
import type { SaleDoc } from '../../../store/book.ts';
import type { HistoryEntry } from '../../../store/histories.ts';
import { replicatedFields } from '../../../store/save.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What each change of a sale changed: how it was (`mine`) and what it became (`theirs`), in the order of its history. [SAL-39]
 * Nothing of a change whose earlier version is not known, or came from somewhere as no sale at all, nor of those before it.
 */
export function earlierVersions(sale: SaleDoc): (readonly DifferingField[] | undefined)[] {
  let after: Fields | undefined = replicatedFields(sale);
  return (sale.history ?? [])
    .toReversed()
    .map((entry) => {
      const before: Fields | undefined = after && versionBefore(after, entry);
      const fields = before && after && differingFields(before, after);
      after = before;
      return fields;
    })
    .toReversed();
}

/** A sale as it was before some changes, the newest of which made it what it is; undefined where one does not say what it changed. */
export const saleBefore = (sale: SaleDoc, changes: readonly HistoryEntry[]): Fields | undefined =>
  changes.reduceRight<Fields | undefined>(
    (after, entry) => after && versionBefore(after, entry),
    replicatedFields(sale),
  );

function versionBefore(after: Fields, { was }: HistoryEntry): Fields | undefined {
  const said = readWas(was);
  if (!said) return undefined;
  const before = Object.fromEntries(Object.entries({ ...after, ...said }).filter(([, value]) => value !== null));
  return checkDocument(saleKind, before).ok ? before : undefined;
}

/** Another phone may have written anything. */
function readWas(was: string | undefined): Fields | undefined {
  if (was === undefined) return undefined;
  try {
    const said: unknown = JSON.parse(was);
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? (said as Fields) : undefined;
  } catch {
    return undefined;
  }
}
