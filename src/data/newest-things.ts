import type { ThingCursor } from '../contract/pieces.ts';
import type { LocalFields } from '../../schemas/document-kind.ts';

/** Things of one page. */
export const THINGS_PAGE = 50;

type Thing = { readonly id: string } & Pick<LocalFields, 'sync_state' | 'updated_at' | 'local_seq'>;

/** What waits to be sent has no server's time yet: it is the newest, the last write first. */
const UNSENT = 4_000_000_000_000_000;
const placeOf = ({ id, sync_state, updated_at, local_seq }: Thing): ThingCursor => ({
  at: sync_state === 'synced' ? updated_at : UNSENT + local_seq,
  id,
});
const inOrder = (a: ThingCursor, b: ThingCursor): number =>
  a.at === b.at ? (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) : b.at - a.at;

/** Things down to a cursor and one page after it, what changed last first; `next` is the end of them when more follow. */
export function pageByCursor<T extends Thing>(
  things: readonly T[],
  after: ThingCursor | null,
): { page: T[]; next: ThingCursor | null } {
  const sorted = [...things].sort((a, b) => inOrder(placeOf(a), placeOf(b)));
  const seen = after ? sorted.filter((one) => inOrder(placeOf(one), after) <= 0).length : 0;
  const page = sorted.slice(0, seen + THINGS_PAGE);
  const last = page.at(-1);
  return { page, next: last && page.length < sorted.length ? placeOf(last) : null };
}
