import { nameKey, type Known } from '../customers/look-alike.ts';
import { phoneKey } from '../phones/phone-number.ts';

/** Who a row of a file is about. `shares`: somebody of another name with the same phone; `several`: more than one has the name, and no phone tells which. */
type Who<P> =
  | { readonly is: 'one'; readonly one: P }
  | { readonly is: 'nobody'; readonly shares?: string }
  | { readonly is: 'several' };

/**
 * Finds people by phone and name: one name with two phones is two people, and so are two names with one phone, as in a family. Where one side
 * has no phone the name tells. [CUS-7]
 */
export function whoAmong<P extends Known>(
  known: readonly P[],
  { currency, country }: { currency: string; country?: string | undefined },
): { find: (name: string, phone?: string) => Who<P>; add: (one: P) => void } {
  const byName = new Map<string, P[]>();
  const byPhone = new Map<string, P[]>();
  const put = (map: Map<string, P[]>, key: string, one: P) => void map.set(key, [...(map.get(key) ?? []), one]);
  const add = (one: P) => {
    put(byName, nameKey(one.name), one);
    for (const phone of one.phones ?? []) {
      const key = phoneKey(phone, currency, country);
      if (key) put(byPhone, key, one);
    }
  };
  known.forEach(add);
  const only = (found: readonly P[]): Who<P> | undefined =>
    found.length > 1 ? { is: 'several' } : found[0] && { is: 'one', one: found[0] };
  const find = (name: string, phone = ''): Who<P> => {
    const namesakes = byName.get(nameKey(name)) ?? [];
    const key = phone.trim() && phoneKey(phone, currency, country);
    if (!key) return only(namesakes) ?? { is: 'nobody' };
    const holders = byPhone.get(key) ?? [];
    const same = holders.find((one) => namesakes.includes(one));
    if (same) return { is: 'one', one: same };
    const withoutPhone = only(namesakes.filter(({ phones = [] }) => phones.length === 0));
    const [holder] = holders;
    return withoutPhone ?? { is: 'nobody', ...(holder && { shares: holder.name }) };
  };
  return { find, add };
}
