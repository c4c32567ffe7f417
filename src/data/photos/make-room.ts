import type { KeptPhoto, PhotoStore } from './photo-store.ts';

/** Pictures that the server has may use this much of the phone; the oldest go first. Units: bytes. */
const MOST_KEPT_BYTES = 40_000_000;
/** Of a phone that is nearly full they may use a tenth of that. */
const MOST_WHEN_FULL_BYTES = 4_000_000;
/** A form that was left open this long is not coming back. */
const FORGOTTEN_MS = 7 * 86_400_000;

/** Pictures to let go, so that what the server has uses at most `most` bytes here. What waits is never among them. [EXP-7, MSG-22] */
export function spare(photos: readonly KeptPhoto[], most: number, now: number): string[] {
  const forgotten = photos.filter(({ state, at }) => state === 'chosen' && now - Date.parse(at) > FORGOTTEN_MS);
  const elsewhere = photos
    .filter(({ state }) => state === 'sent' || state === 'fetched')
    .sort((a, b) => (a.at < b.at ? 1 : -1)); // newest first: they stay
  let used = 0;
  const tooMuch = elsewhere.filter(({ size }) => (used += size) > most);
  return [...forgotten, ...tooMuch].map(({ path }) => path);
}

/** Keep the pictures within their share of the phone. Gives how many went. */
export async function tidyPhotos(store: PhotoStore, { now, nearlyFull }: { now: Date; nearlyFull: boolean }) {
  const most = nearlyFull ? MOST_WHEN_FULL_BYTES : MOST_KEPT_BYTES;
  const going = spare(await store.photos.toArray(), most, now.getTime());
  if (going.length > 0) await store.drop(going);
  return going.length;
}

/** The phone is full: every picture that the server has goes at once. Gives how many went. [EXP-7, MSG-22] */
export async function dropSentPhotos(store: PhotoStore): Promise<number> {
  const paths = await store.photos.where('state').anyOf('sent', 'fetched').primaryKeys();
  if (paths.length > 0) await store.drop(paths);
  return paths.length;
}
