import type { NoticeChoice } from './quiet-hours.ts';

/** State of a notice found on this phone. `at`: when it was first found, ms since 1970. */
export interface Seen {
  readonly at: number;
  /** Shown as a pop-up or outside the app. */
  readonly told?: true | undefined;
  /** The user has viewed it. [NTF-3] */
  readonly opened?: true | undefined;
}
export type SeenNotices = Readonly<Record<string, Seen>>;

/** How long a notice that is gone is remembered, so that it is not shown again when it recurs. Units: ms. */
const REMEMBERED_MS = 60 * 24 * 60 * 60_000;

/**
 * State after a check. At the first check on a phone nothing is new: the notices are listed but not popped up. [NTF-4]
 * `now` in ms since 1970.
 */
export function afterLook(before: SeenNotices | undefined, found: readonly { readonly id: string }[], now: number): SeenNotices {
  const ids = new Set(found.map(({ id }) => id));
  const kept = Object.entries(before ?? {}).filter(([id, { at }]) => ids.has(id) || now - at < REMEMBERED_MS);
  const known = new Set(kept.map(([id]) => id));
  const fresh = [...ids].filter((id) => !known.has(id));
  const begun: Seen = before ? { at: now } : { at: now, told: true };
  return Object.fromEntries([...kept, ...fresh.map((id) => [id, begun] as const)]);
} // prettier-ignore

/** The state with some notices marked. */
export const marked = (seen: SeenNotices, ids: readonly string[], how: Omit<Seen, 'at'>): SeenNotices => ({
  ...seen,
  ...Object.fromEntries(ids.flatMap((id) => (seen[id] ? [[id, { ...seen[id], ...how }]] : []))),
});

/** Notices to pop up: found, not shown yet, and of a kind that is switched on. [NTF-4, NTF-11] */
export const toTell = <N extends { readonly id: string; readonly kind: string }>(
  found: readonly N[],
  seen: SeenNotices,
  { off }: NoticeChoice,
): N[] => found.filter(({ id, kind }) => seen[id] && !seen[id].told && !seen[id].opened && !off.includes(kind));
