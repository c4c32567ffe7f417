import { useSyncExternalStore } from 'react';
import { readChoice, type NoticeChoice } from '../../domain/notices/quiet-hours.ts';

/** The setting belongs to the phone: every user who signs in on it has the same quiet hours. */
const KEY = 'flockbook-notices';
/** The same for the service worker, which cannot read localStorage. */
const SHELF = 'flockbook-notices';

let listeners: readonly (() => void)[] = [];
let current: { text: string; choice: NoticeChoice } | undefined;

/** Which notifications this phone shows, and when. [NTF-11] */
export function noticeChoice(): NoticeChoice {
  const text = kept();
  if (current?.text !== text) current = { text, choice: readChoice(parsed(text)) };
  return current.choice;
}

/**
 * Store it, for this window and for messages that come while the app is closed. A full phone keeps the previous choice.
 */
export function chooseNotices(choice: NoticeChoice): void {
  const text = JSON.stringify(choice);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    return;
  }
  for (const tell of listeners) tell();
  // Absent on pages that are not served securely.
  const shelves = (globalThis as Partial<Pick<typeof globalThis, 'caches'>>).caches;
  shelves
    ?.open(SHELF)
    .then((shelf) => shelf.put('/notice-choice', new Response(text)))
    .catch((fault: unknown) => console.warn('choice of notices not kept for messages', fault));
}

/** The same, live. */
export const useNoticeChoice = (): NoticeChoice => useSyncExternalStore(listen, noticeChoice);

function listen(tell: () => void): () => void {
  listeners = [...listeners, tell];
  return () => {
    listeners = listeners.filter((one) => one !== tell);
  };
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
