import type { NoticeChoice } from './quiet-hours.ts';

/** What a phone remembers of a notice that it found. `at`: when it was found first, ms since 1970. */
export interface Seen {
  readonly at: number;
  /** It came up over the screen or outside of the app. */
  readonly told?: true | undefined;
  /** Somebody looked at it. [NTF-3] */
  readonly opened?: true | undefined;
}
export type SeenNotices = Readonly<Record<string, Seen>>;

/** So long something that is gone is remembered, so that it is not told again when it only comes and goes. Units: ms. */
const REMEMBERED_MS = 60 * 24 * 60 * 60_000;

/**
 * What is remembered after a look. At the first look on a phone nothing is new: it stands in the list, and comes up for nobody.
 * [NTF-4] `now` in ms since 1970.
 */
export function afterLook(before: SeenNotices | undefined, found: readonly { readonly id: string }[], now: number): SeenNotices {
  const ids = new Set(found.map(({ id }) => id));
  const kept = Object.entries(before ?? {}).filter(([id, { at }]) => ids.has(id) || now - at < REMEMBERED_MS);
  const known = new Set(kept.map(([id]) => id));
  const fresh = [...ids].filter((id) => !known.has(id));
  const begun: Seen = before ? { at: now } : { at: now, told: true };
  return Object.fromEntries([...kept, ...fresh.map((id) => [id, begun] as const)]);
} // prettier-ignore

/** The same with some marked. */
export const marked = (seen: SeenNotices, ids: readonly string[], how: Omit<Seen, 'at'>): SeenNotices => ({
  ...seen,
  ...Object.fromEntries(ids.flatMap((id) => (seen[id] ? [[id, { ...seen[id], ...how }]] : []))),
});

/** What should come up: found, not told yet, and of a kind that is wanted here. [NTF-4, NTF-11] */
export const toTell = <N extends { readonly id: string; readonly kind: string }>(
  found: readonly N[],
  seen: SeenNotices,
  { off }: NoticeChoice,
): N[] => found.filter(({ id, kind }) => seen[id] && !seen[id].told && !seen[id].opened && !off.includes(kind));
