import { peopleIndex, type Known } from '../customers/look-alike.ts';

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
  place: Parameters<typeof peopleIndex>[1],
): { find: (name: string, phone?: string) => Who<P>; add: (one: P) => void } {
  const { add, namesakes, holders } = peopleIndex(known, place);
  const only = (found: readonly P[]): Who<P> | undefined =>
    found.length > 1 ? { is: 'several' } : found[0] && { is: 'one', one: found[0] };
  const find = (name: string, phone = ''): Who<P> => {
    const named = namesakes(name);
    const held = holders(phone);
    if (!held) return only(named) ?? { is: 'nobody' };
    const same = held.find((one) => named.includes(one));
    if (same) return { is: 'one', one: same };
    const withoutPhone = only(named.filter(({ phones = [] }) => phones.length === 0));
    const [holder] = held;
    return withoutPhone ?? { is: 'nobody', ...(holder && { shares: holder.name }) };
  };
  return { find, add };
}
