import type { KeptAttachment, AttachmentStore } from '../../../store/attachment-store.ts';

/** Space that attachments which the server has may use on this phone; the oldest are removed first. Units: bytes. */
const MAX_KEPT_BYTES = 40_000_000;
/** On a phone that is nearly full, a tenth of that. */
const MAX_WHEN_FULL_BYTES = 4_000_000;
/** Age after which an attachment chosen in an unsaved form counts as abandoned. */
const FORGOTTEN_MS = 7 * 86_400_000;

/**
 * Attachments to remove, so that those that the server has use at most `most` bytes on this phone. Pending ones are
 * never among them. [EXP-7, MSG-22]
 */
export function spare(attachments: readonly KeptAttachment[], most: number, now: number): string[] {
  const forgotten = attachments.filter(({ state, at }) => state === 'chosen' && now - Date.parse(at) > FORGOTTEN_MS);
  const elsewhere = attachments
    .filter(({ state }) => state === 'sent' || state === 'fetched')
    .sort((a, b) => (a.at < b.at ? 1 : -1)); // newest first: these stay
  let used = 0;
  const tooMuch = elsewhere.filter(({ size }) => (used += size) > most);
  return [...forgotten, ...tooMuch].map(({ path }) => path);
}

/** Keep the attachments within their share of the phone. Returns how many were removed. */
export async function tidyAttachments(store: AttachmentStore, { now, nearlyFull }: { now: Date; nearlyFull: boolean }) {
  const most = nearlyFull ? MAX_WHEN_FULL_BYTES : MAX_KEPT_BYTES;
  const going = spare(await store.rows.toArray(), most, now.getTime());
  if (going.length > 0) await store.drop(going);
  return going.length;
}

/**
 * On a full phone remove every attachment that the server has at once. Returns how many were removed. [EXP-7, MSG-22]
 */
export async function dropSentAttachments(store: AttachmentStore): Promise<number> {
  const paths = await store.rows.where('state').anyOf('sent', 'fetched').primaryKeys();
  if (paths.length > 0) await store.drop(paths);
  return paths.length;
}
