import { useSyncExternalStore } from 'react';
import type { BusinessView } from '../../contract/account.ts';
import type { DeviceNotice } from '../../domain/notices/device-notices.ts';
import { afterLook, marked, type Seen, type SeenNotices } from '../../domain/notices/seen-notices.ts';
import { lookAround } from './look-around.ts';

/** What the last look of this window found, and what this phone remembers of it. */
export interface FoundNotices {
  readonly of: string;
  readonly found: readonly DeviceNotice[];
  readonly seen: SeenNotices;
}

const NONE: FoundNotices = { of: '', found: [], seen: {} };
let current = NONE;
let listeners: readonly (() => void)[] = [];
/** The look that is under way, and for whom. */
let looking: { readonly of: string; readonly done: Promise<void> } | undefined;

/** Whose they are: what one person looked at is new to another. It begins as all that goes with who signs out. [ACC-19] */
const keyOf = (uid: string, businessId: string) => `flockbook.notices:${uid}:${businessId}`;

/**
 * Look around once more; two at a time are one. Whoever changes the business does not wait for the look of the one before, whose book is
 * closed and may never answer. [NTF-4] Errors: rejects when a query fails, which is a bug.
 */
export function look(uid: string, business: BusinessView, refused: number): Promise<void> {
  const of = keyOf(uid, business.id);
  if (looking?.of === of) return looking.done;
  const done = lookAround(business, refused)
    .then((found) => {
      if (!found || looking?.of !== of) return;
      const seen = afterLook(remembered(of), found, Date.now());
      keep({ of, found, seen });
    })
    .finally(() => {
      if (looking?.done === done) looking = undefined;
    });
  looking = { of, done };
  return done;
}

/** Remember that some were told or looked at. [NTF-3] */
export function markNotices(ids: readonly string[], how: Omit<Seen, 'at'>): void {
  if (ids.length === 0) return;
  // Another tab may have marked some meanwhile.
  keep({ ...current, seen: marked({ ...current.seen, ...remembered(current.of) }, ids, how) });
}

/** What was found for this person in this business, live; empty before the first look. */
export function useFoundNotices(uid: string | undefined, businessId: string | undefined): FoundNotices {
  const all = useSyncExternalStore(listen, () => current);
  return uid !== undefined && businessId !== undefined && all.of === keyOf(uid, businessId) ? all : NONE;
}

function keep(next: FoundNotices) {
  current = next;
  try {
    localStorage.setItem(next.of, JSON.stringify(next.seen));
  } catch {
    // A full phone: it is remembered until the app is closed.
  }
  for (const tell of listeners) tell();
}

function remembered(key: string): SeenNotices | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? (current.of === key ? current.seen : undefined) : (JSON.parse(text) as SeenNotices);
  } catch {
    return current.of === key ? current.seen : undefined;
  }
}

function listen(tell: () => void): () => void {
  listeners = [...listeners, tell];
  return () => {
    listeners = listeners.filter((one) => one !== tell);
  };
}
