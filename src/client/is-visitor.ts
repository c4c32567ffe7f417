import { SIGNED_IN_HINT } from '../site/site-pages.ts';
import { isAppKept } from './is-app-kept.ts';

/** Whether nobody can be signed in here, before the book says so: the app is not kept, and nobody left the word that public pages look for. */
export function isVisitor(): boolean {
  try {
    return !isAppKept() && localStorage.getItem(SIGNED_IN_HINT) === null;
  } catch {
    return true; // a browser that keeps nothing keeps no sign-in either
  }
}
