import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import { timeNow } from '../../../domain/time/now.ts';

/** Two looks so close together are one: whoever opens a record and comes back finds the list as it was. Units: ms. */
const ONE_LOOK_MS = 10 * 60_000;
/** Before the first look ever, the last day is new. Units: ms. */
const FIRST_LOOK_MS = 24 * 60 * 60_000;
const VERSION = 1;

interface Looks {
  /** When the list was begun, and when it was seen last; ms since 1970. */
  readonly since: number;
  readonly seen: number;
  /** Nobody looked before: the list begins a day ago. */
  readonly first?: boolean | undefined;
}

/** Since when what others wrote is new to a look at `now`, and what to remember of this look. */
export function nextLook(kept: Partial<Looks> | undefined, now: number): Looks {
  const { since, seen } = kept ?? {};
  if (since === undefined || seen === undefined) return { since: now - FIRST_LOOK_MS, seen: now, first: true };
  return now - seen < ONE_LOOK_MS ? { since, seen: now, first: kept?.first } : { since: seen, seen: now };
}

/** Since when what others wrote is new here to this person, an instant; whether they looked then. [RPT-1] */
export function useLooked(key: string): { since: string; isFirst: boolean } {
  const name = `looked:${key}`;
  const [look] = useState(() => nextLook(readDraft(name, VERSION) as Looks | undefined, timeNow().getTime()));
  useEffect(() => {
    const keep = () => writeDraft(name, VERSION, { ...look, seen: timeNow().getTime() });
    keep();
    // However the page is left.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [name, look]);
  return { since: new Date(look.since).toISOString(), isFirst: look.first === true };
}
