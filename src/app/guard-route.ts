import { hasRight, type Part, type Right } from '../domain/people/has-right.ts';
import type { Flag, Guard } from './guards.ts';

/* Access to routes. No React, so that tests in Node use the same table and the same decision. */

/** The part of the session used by the guard. */
export type GuardSession =
  | { state: 'signed-out' }
  /** A cover is shown over everything. */
  | { state: 'held' }
  | {
      state: 'signed-in';
      ready: boolean;
      /** Set when the chosen business is locked on this phone. [SYN-24] */
      locked?: object | undefined;
      business?: (Part & { purchases: boolean; farm_activities: boolean; production: boolean }) | undefined;
    };

export type GuardAnswer = { go: 'allow' } | { go: 'wait' } | { go: 'redirect'; to: string };

const FALLBACK = '/settings/0';
/** Default target after sign-in. */
const BOOK = '/sales/view/0';
/** A phone that cannot fetch its book can restore it from a file. [IMP-4] */
export const BACKUP = '/settings/9';
/** The only screen of attendants. */
const MINDING = '/attendant/activities';

/**
 * Whether a route opens, waits for the session, or redirects. [RTE-62..66] Attendants who open the book are redirected
 * to their own screen. [RTE-67] Order: signed in, business chosen, feature flag, role; the owner bypasses the roles, a
 * missing right is a "no". `from` is the requested address, to which the sign-in page returns.
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

/** Required flags: of each entry at least one must be set; empty when the route requires none. */
const flagsOf = ({ flag }: Guard): (readonly Flag[])[] =>
  flag === undefined ? [] : [typeof flag === 'string' ? [flag] : flag];
