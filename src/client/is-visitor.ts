import { SIGNED_IN_HINT } from '../site/site-pages.ts';
import { isAppKept } from './is-app-kept.ts';

/**
 * True when no user can be signed in on this phone, known before the book answers: the app is not kept, and the hint
 * that public pages read is absent.
 */
export function isVisitor(): boolean {
  try {
    return !isAppKept() && localStorage.getItem(SIGNED_IN_HINT) === null;
  } catch {
    return true; // a browser without storage keeps no sign-in either
  }
}
