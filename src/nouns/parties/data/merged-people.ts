import type { LocalFields } from '../../../../schemas/document-kind.ts';
import { mergesOf, canonicalId, type Merged } from '../../../domain/parties/merged.ts';

/* Two customers, or two suppliers, that are one: what each document of theirs says stays, the lists show who stands. [VEN-4, CUS-8] */

interface Mergeable extends Pick<LocalFields, 'sync_state'> {
  readonly id: string;
  readonly merged_into?: string | undefined;
}

/** The merges that count: what the server refused is not in the books either. [LED-25] */
export const mergesAmong = (people: Iterable<Mergeable>): Merged =>
  mergesOf([...people].filter(({ sync_state }) => sync_state !== 'rejected'));

/** Those under whose own name things stand. */
export function standing<P extends Mergeable>(people: readonly P[]): P[] {
  const merged = mergesAmong(people);
  return people.filter(({ id }) => canonicalId(merged, id) === id);
}

/** Somebody as they stand, under whatever id they are asked for, and who was merged into them. */
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

/** The document that says that `id` is `into`; without `into` they are two again. */
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
