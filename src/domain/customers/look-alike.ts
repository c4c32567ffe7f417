import { phoneKey } from '../phones/phone-number.ts';
import { wantedWords } from '../text/find-words.ts';

/** What two customers are compared by. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly phones?: readonly string[] | undefined;
}

/** One name, however it is written and in whichever order its words stand. */
export const nameKey = (name: string): string => wantedWords(name).sort().join(' ');

/** Finds who has the same phone, or else the same name; archived ones are looked for as well. [MSG-20, CUS-7] */
export function likenessOf<C extends Known>(
  known: readonly C[],
  currency: string,
  country?: string,
): { find: (name: string, phone?: string) => C | undefined; add: (one: C) => void } {
  const byName = new Map<string, C>();
  const byPhone = new Map<string, C>();
  const add = (one: C) => {
    const name = nameKey(one.name);
    if (!byName.has(name)) byName.set(name, one);
    for (const phone of one.phones ?? []) {
      const key = phoneKey(phone, currency, country);
      if (key && !byPhone.has(key)) byPhone.set(key, one);
    }
  };
  known.forEach(add);
  return {
    add,
    find: (name, phone = '') => {
      const key = phone.trim() && phoneKey(phone, currency, country);
      return (key ? byPhone.get(key) : undefined) ?? (name.trim() ? byName.get(nameKey(name)) : undefined);
    },
  };
}
