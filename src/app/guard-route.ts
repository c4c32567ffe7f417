import { hasRight, type Part, type Right } from '../domain/people/has-right.ts';
import type { Flag, Guard } from './guards.ts';

/*
 * Who may open a route. No React, so that tests in Node read the same table and the same answer.
 */

/** What the guard looks at of the session. */
export type GuardSession =
  | { state: 'signed-out' }
  /** A cover stands over everything then. */
  | { state: 'held' }
  | {
      state: 'signed-in';
      ready: boolean;
      /** Present when the chosen business is locked here. [SYN-24] */
      locked?: object | undefined;
      business?: (Part & { purchases: boolean; farm_activities: boolean; production: boolean }) | undefined;
    };

export type GuardAnswer = { go: 'allow' } | { go: 'wait' } | { go: 'redirect'; to: string };

const FALLBACK = '/settings/0';
/** Where sign-in, and whoever asks for nothing special, is led. */
const BOOK = '/sales/view/0';
/** A phone that cannot fetch its book can bring it back from a file. [IMP-4] */
export const BACKUP = '/settings/9';
/** The whole app of attendants. */
const MINDING = '/attendant/activities';

/**
 * Whether a route opens, waits for the session, or leads elsewhere. [RTE-62..66]
 * Attendants who come for the book are taken to their own app. [RTE-67]
 * Order: signed in, business chosen, feature flag, role; the owner bypasses the roles, a missing right is a "no".
 * `from` is where the person wanted to go; the sign-in page leads back there.
 */
export function guardRoute(route: Guard, session: GuardSession | undefined, from: string): GuardAnswer {
  if (route.needs === 'public') return { go: 'allow' };
  if (!session || session.state === 'held') return { go: 'wait' };
  if (session.state === 'signed-out') return { go: 'redirect', to: `/login?next=${encodeURIComponent(from)}` };
  const { business } = session;
  if (!business && from === BACKUP) return { go: 'allow' };
  if (!business && !session.ready) return { go: 'wait' };
  if (route.needs === 'signed-in') return { go: 'allow' };
  if (!business) return { go: 'redirect', to: session.locked ? FALLBACK : '/welcome' };
  if (business.role === 'attendant' && from === BOOK) return { go: 'redirect', to: MINDING };
  if (!flagsOf(route).every((flags) => flags.some((flag) => business[flag]))) return { go: 'redirect', to: FALLBACK };
  if (route.as && business.role !== route.as) return { go: 'redirect', to: FALLBACK };
  if (!route.role) return { go: 'allow' };
  const has = (right: Right) => hasRight(business, right);
  const allowed = 'all' in route.role ? route.role.all.every(has) : route.role.any.some(has);
  return allowed ? { go: 'allow' } : { go: 'redirect', to: FALLBACK };
}

/** What must be set, each a choice of flags; nothing when the route asks for none. */
const flagsOf = ({ flag }: Guard): (readonly Flag[])[] =>
  flag === undefined ? [] : [typeof flag === 'string' ? [flag] : flag];
