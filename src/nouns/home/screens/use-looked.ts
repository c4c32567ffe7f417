import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../../ui/draft-storage.ts';
import { timeNow } from '../../../domain/time/now.ts';

/**
 * Two looks within this time count as one: a user who opens a record and returns finds the list unchanged. Units: ms.
 */
const ONE_LOOK_MS = 10 * 60_000;
/** At the very first look, the last day is new. Units: ms. */
const FIRST_LOOK_MS = 24 * 60 * 60_000;
const VERSION = 1;

interface Looks {
  /** Start of the list's period, and when it was last seen; ms since 1970. */
  readonly since: number;
  readonly seen: number;
  /** True at the first look: the period begins a day ago. */
  readonly first?: boolean | undefined;
}

/** Start of the period that is new to a visit at `now`, and the state to remember of this visit. */
export function nextLook(kept: Partial<Looks> | undefined, now: number): Looks {
  const { since, seen } = kept ?? {};
  if (since === undefined || seen === undefined) return { since: now - FIRST_LOOK_MS, seen: now, first: true };
  return now - seen < ONE_LOOK_MS ? { since, seen: now, first: kept?.first } : { since: seen, seen: now };
}

/**
 * The instant since which changes by others are new to this person on this phone, and whether it is the first look.
 * [RPT-1]
 */
export function useLooked(key: string): { since: string; isFirst: boolean } {
  const name = `looked:${key}`;
  const [look] = useState(() => nextLook(readDraft(name, VERSION) as Looks | undefined, timeNow().getTime()));
  useEffect(() => {
    const keep = () => writeDraft(name, VERSION, { ...look, seen: timeNow().getTime() });
    keep();
    // Store it, whichever way the page is left.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [name, look]);
  return { since: new Date(look.since).toISOString(), isFirst: look.first === true };
}
