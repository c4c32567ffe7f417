import { phoneKey } from '../phones/phone-number.ts';
import { wantedWords } from '../text/find-words.ts';

/** Fields by which two parties are compared. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly phones?: readonly string[] | undefined;
}

/** The same key for all spellings and word orders of a name. */
export const nameKey = (name: string): string => wantedWords(name).sort().join(' ');

/** Context for parsing a phone number without a country. */
interface Place {
  readonly currency: string;
  readonly country?: string | undefined;
}

/** Index of people by name and phone. `holders` is undefined when the given phone is not a valid number. */
export function peopleIndex<P extends Known>(
  known: readonly P[],
  { currency, country }: Place,
): {
  add: (one: P) => void;
  namesakes: (name: string) => readonly P[];
  holders: (phone: string) => readonly P[] | undefined;
} {
  const byName = new Map<string, P[]>();
  const byPhone = new Map<string, P[]>();
  const keyOf = (phone: string) => phoneKey(phone, currency, country);
  const put = (map: Map<string, P[]>, key: string, one: P) => void map.set(key, [...(map.get(key) ?? []), one]);
  const add = (one: P) => {
    put(byName, nameKey(one.name), one);
    for (const key of (one.phones ?? []).map(keyOf).filter(Boolean)) put(byPhone, key, one);
  };
  known.forEach(add);
  return {
    add,
    namesakes: (name) => byName.get(nameKey(name)) ?? [],
    holders: (phone) => {
      const key = keyOf(phone);
      return key ? (byPhone.get(key) ?? []) : undefined;
    },
  };
}

/** The party with the same phone, or else the same name; archived ones are included. [MSG-20, CUS-7] */
export function findAlike<P extends Known>(
  known: readonly P[],
  place: Place,
  { name, phone = '' }: { name: string; phone?: string | undefined },
): P | undefined {
  const { holders, namesakes } = peopleIndex(known, place);
  return holders(phone)?.[0] ?? (name.trim() === '' ? undefined : namesakes(name)[0]);
}
