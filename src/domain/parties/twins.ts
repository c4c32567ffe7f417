import { phoneKey } from '../phones/phone-number.ts';
import { nameKey, type Known } from './look-alike.ts';

/** Two possible duplicates. `key` is the same on every phone, regardless of the order in which they were found. */
interface Twins<C> {
  readonly key: string;
  readonly two: readonly [C, C];
}

/** Names up to this length have too many neighbours: Ana is not Anna. */
const SHORTEST = 6;

/**
 * The first two with the same phone, the same name, or names that differ by one additional letter (Mohamed, Mohammed);
 * `apart` are the keys of pairs that a user declared distinct. [CUS-8]
 */
export function twinsAmong<C extends Known>(
  people: readonly C[],
  { currency, country }: { readonly currency: string; readonly country?: string | undefined },
  apart: ReadonlySet<string>,
): Twins<C> | undefined {
  const byPhone = new Map<string, C>();
  const byName = new Map<string, C>();
  const twins = (one: C | undefined, other: C): Twins<C> | undefined => {
    if (!one || one.id === other.id) return undefined;
    const key = [one.id, other.id].sort().join(' ');
    return apart.has(key) ? undefined : { key, two: [one, other] };
  };
  for (const one of people) {
    for (const phone of one.phones ?? []) {
      const key = phoneKey(phone, currency, country);
      if (!key) continue;
      const found = twins(byPhone.get(key), one);
      if (found) return found;
      byPhone.set(key, one);
    }
    const name = nameKey(one.name);
    const found = twins(byName.get(name), one);
    if (found) return found;
    byName.set(name, one);
  }
  for (const [name, one] of byName) {
    for (const shorter of withoutOneLetter(name)) {
      const found = twins(byName.get(shorter), one);
      if (found) return found;
    }
  }
  return undefined;
}

/** A name without each of its letters in turn; digits are kept, because Stall 1 is not Stall 11. */
const withoutOneLetter = (name: string): string[] =>
  name.length <= SHORTEST
    ? []
    : name.split('').flatMap((letter, i) => (/\p{L}/u.test(letter) ? [name.slice(0, i) + name.slice(i + 1)] : []));
