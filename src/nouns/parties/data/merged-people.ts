import type { LocalFields } from '../../../../schemas/document-kind.ts';
import { mergesOf, canonicalId, type Merged } from '../../../domain/parties/merged.ts';

/*
 * Merged customers or suppliers: the documents of both stay unchanged, the lists show the canonical party.
 * [VEN-4, CUS-8]
 */

interface Mergeable extends Pick<LocalFields, 'sync_state'> {
  readonly id: string;
  readonly merged_into?: string | undefined;
}

/** The valid merges: a merge that the server refused is not in the books either. [LED-25] */
export const mergesAmong = (people: Iterable<Mergeable>): Merged =>
  mergesOf([...people].filter(({ sync_state }) => sync_state !== 'rejected'));

/** The canonical parties, without those merged into another. */
export function standing<P extends Mergeable>(people: readonly P[]): P[] {
  const merged = mergesAmong(people);
  return people.filter(({ id }) => canonicalId(merged, id) === id);
}

/** The canonical party for any id, and the parties merged into it. */
export function canonicalParty<P extends Mergeable>(
  people: readonly P[],
  id: string,
): { one: P | undefined; others: readonly P[] } {
  const merged = mergesAmong(people);
  const stands = canonicalId(merged, id);
  return {
    one: people.find((other) => other.id === stands),
    others: people.filter((other) => other.id !== stands && canonicalId(merged, other.id) === stands),
  };
}

/** The document that merges `id` into `into`; without `into` the merge is undone. */
export function mergedInto<P extends Mergeable>(
  before: P,
  into: string | undefined,
  everyone: readonly P[],
): P | 'same' | 'not here' {
  const { merged_into: _before, ...rest } = before;
  if (into === undefined) return rest as P;
  const stands = canonicalId(mergesAmong(everyone.filter(({ id }) => id !== before.id)), into);
  if (stands === before.id) return 'same';
  return everyone.some(({ id }) => id === stands) ? { ...before, merged_into: stands } : 'not here';
}
