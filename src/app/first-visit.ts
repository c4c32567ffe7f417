/*
 * What people see on their first visit is fetched beside the start of the app, and not only once that runs: over a slow network each
 * question costs as much as what it brings. A file of its own, which the page loads first; it shows nothing. [PRF-13]
 */

/** As client/is-app-kept.ts has it: what is imported from there would come with the start, which this file must not wait for. */
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
// What fails is asked for again when it is shown, and told then.
load?.().catch(() => undefined);
