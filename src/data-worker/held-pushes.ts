import { isQuiet, readChoice, type NoticeChoice } from '../domain/notices/quiet-hours.ts';

/** A message as FCM puts it into a push. */
export interface PushMessage {
  notification?: { title?: string; body?: string };
  data?: { link?: string; kind?: string };
}

/**
 * The cache in which the window stores which notifications this phone shows, and when; it also holds deferred messages.
 */
const SHELF = 'flockbook-notices';
const HELD = '/held-pushes';

/** Whether a message is shown, held or dropped now. [NTF-11] */
export function fateOf({ data }: PushMessage, { quiet, off }: NoticeChoice, now: Date): 'show' | 'hold' | 'drop' {
  // A kind that is switched off on this phone; the message is in the list of notifications all the same.
  if (off.includes(data?.kind ?? 'system')) return 'drop';
  return isQuiet(quiet, now) ? 'hold' : 'show';
}

/** The user's choice of notifications, as the window last stored it. */
export const keptChoice = async (): Promise<NoticeChoice> => readChoice(await read('/notice-choice'));

/** Keep a message until the quiet hours are over. */
export const hold = (message: PushMessage): Promise<void> =>
  alone(async () => write([...(await heldPushes()), message]));

/**
 * Show the held messages, oldest first, once the quiet hours are over. Shown messages are removed; one that cannot be
 * shown now stays, with all after it, for the next time the worker wakes. Errors: those of `show`.
 */
export const release = (now: Date, show: (message: PushMessage) => Promise<void>): Promise<void> =>
  alone(async () => {
    if (isQuiet((await keptChoice()).quiet, now)) return;
    const held = await heldPushes();
    for (const [at, message] of held.entries()) {
      await show(message);
      await write(held.slice(at + 1));
    }
  });

/** Two windows that open at the same moment read the same messages. */
const alone = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('flockbook-held-pushes', work);

async function heldPushes(): Promise<PushMessage[]> {
  const kept = await read(HELD);
  return Array.isArray(kept) ? (kept as PushMessage[]) : [];
}

async function read(name: string): Promise<unknown> {
  const shelf = await caches.open(SHELF);
  try {
    return await (await shelf.match(name))?.json();
  } catch {
    return undefined;
  }
}

async function write(messages: readonly PushMessage[]): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.put(HELD, new Response(JSON.stringify(messages)));
}
