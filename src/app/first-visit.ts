/*
 * Fetches the contents of a first visit in parallel with the start of the app: over a slow network each round trip
 * costs as much as its contents. A file of its own, which the page loads first; it renders nothing. [PRF-13]
 */

/** Same as client/is-app-kept.ts: importing it would load the start, which this file must not wait for. */
const isAppKept = Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);
const FIRST_SCREENS: readonly [path: RegExp, load: () => Promise<unknown>][] = [
  [/^\/login$/, () => import('../nouns/account/screens/login.screen.tsx')],
  [/^\/register(\/|$)/, () => import('../nouns/account/screens/register.screen.tsx')],
  [/^\/(attendant_)?invite\//, () => import('../nouns/people/screens/invitation.screen.tsx')],
  [
    /^\/dashboard$/,
    () =>
      isAppKept
        ? import('../nouns/home/screens/dashboard.screen.tsx')
        : import('../nouns/home/screens/visitor-opening.tsx'),
  ],
];

const [, load] = FIRST_SCREENS.find(([path]) => path.test(location.pathname)) ?? [];
// A failed load is retried when it is shown, and reported then.
load?.().catch(() => undefined);
