import { useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { matchPath } from 'react-router-dom';
import { loadWords } from '../client/language.ts';
import { useSession } from '../client/use-session.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { guardRoute, type GuardSession } from './guard-route.ts';
import { GUARDS, guardOf, type GuardedPath } from './guards.ts';

type Palette = ComponentType<{ mayOpen: (to: string) => boolean }>;
const STAYS_MS = 10_000;
const PATHS = (Object.keys(GUARDS) as GuardedPath[]).filter((path) => path !== '*');

/** Whether an address opens for who is signed in. */
const mayOpenFor =
  (session: GuardSession | undefined) =>
  (to: string): boolean => {
    const { pathname } = new URL(to, location.origin);
    const path = PATHS.find((one) => matchPath(one, pathname));
    return path !== undefined && guardRoute(guardOf(path), session, to).go === 'allow';
  };

/** Finding by name and number: what opens it, here and by Ctrl or ⌘ and K, and where it stands; its file comes with the first use. [SHL-15] */
export function usePalette(): { find: (() => void) | undefined; palette: ReactNode } {
  const { t } = useLingui();
  const session = useSession();
  const [Loaded, setLoaded] = useState<Palette>();
  const business = session?.state === 'signed-in' ? session.business : undefined;
  // The whole app of attendants is one screen.
  const isOffered = business !== undefined && business.role !== 'attendant';
  const find = useCallback(() => {
    Promise.all([import('../features/dashboard/palette.tsx'), loadWords('dashboard', 'shared')]).then(
      ([module]) => {
        setLoaded(() => module.Palette);
        module.openPalette();
      },
      () =>
        showToast({
          id: 'find',
          title: t`This screen is not on the phone yet, connect once`,
          icon: <IconSearch />,
          stays: STAYS_MS,
          closeName: t`Close`,
        }),
    );
  }, [t]);
  useEffect(() => {
    if (!isOffered) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      find();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOffered, find]);
  const mayOpen = useMemo(() => mayOpenFor(session), [session]);
  return {
    find: isOffered ? find : undefined,
    palette: isOffered && Loaded ? <Loaded mayOpen={mayOpen} /> : null,
  };
}
