import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { isVisitor } from '../client/is-visitor.ts';
import { PhoneNoSignal } from '../ui/drawings/phone-no-signal.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHead } from '../ui/frame/page-head.tsx';
import { forgetReload, reloadOnce } from './update/reload-once.ts';
import { ROUTES } from './routes.ts';
import { loadWords } from '../client/language.ts';
import { wordsOfScreen } from './words-of-screen.ts';

/** Loaded screens, which open without delay. */
const loaded = new Map<string, ComponentType>();

/** Placeholder of a screen until the session is known; then the screen is loaded. */
type Opening = ComponentType<{ onKnown: () => void }>;

/**
 * Small opening contents that visitors read first: the worker is loaded before a screen that has nothing to show
 * without it. [RTE-3, PRF-13]
 */
const OPENINGS: Readonly<Record<string, () => Promise<Opening>>> = {
  'home/screens/dashboard': async () => (await import('../nouns/home/screens/visitor-opening.tsx')).VisitorOpening,
};

const openings = new Map<string, Promise<Opening>>();

/** A screen's placeholder with its catalogues, for visitors. Errors: it cannot be loaded. */
function openingOf(screen: string): Promise<Opening> | undefined {
  const load = OPENINGS[screen];
  if (!load || !isVisitor()) return undefined;
  const opening = openings.get(screen) ?? Promise.all([load(), loadWordsOf(screen)]).then(([one]) => one);
  openings.set(screen, opening);
  return opening;
}

/**
 * Load the screen of an address while the worker is still opening the book; access is decided when it is shown. A
 * failure is retried and reported then. [PRF-8]
 */
export async function beginWithScreen(pathname: string): Promise<void> {
  const screen = ROUTES.find(({ path }) => matchPath(path, pathname))?.screen;
  if (screen === undefined) return;
  try {
    const opening = openingOf(screen);
    if (opening) await opening;
    else loaded.set(screen, await loadScreen(screen));
  } catch {
    // Reported when it is shown.
  }
}

let raised: unknown;
addEventListener('vite:preloadError', (event) => (raised = event.payload));

/** Vite raises the event for built files only; the specification requires it for every failed load. [SHL-7] */
function raisePreloadError(error: unknown) {
  if (raised !== error)
    dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
}

/** The screen of a route, loaded when it is first opened. [SHL-7] */
export function LazyScreen({ name }: { name: string }) {
  const [Loaded, setLoaded] = useState<ComponentType | undefined>(() => loaded.get(name));
  const [failures, setFailures] = useState(0);
  const load = useCallback(async () => {
    try {
      const screen = await loadScreen(name);
      forgetReload();
      loaded.set(name, screen);
      setLoaded(() => screen);
    } catch (error) {
      raisePreloadError(error);
      if (await reloadOnce()) return;
      setFailures((count) => count + 1);
    }
  }, [name]);
  const begin = useCallback(() => void load(), [load]);
  const [Opening, setOpening] = useState<Opening>();
  const isMissing = Loaded === undefined;
  // Depends on this component's state and not on `loaded`, which an earlier, unmounted instance may have filled since
  // this one was mounted.
  useEffect(() => {
    if (!isMissing) return;
    const opening = openingOf(name);
    if (opening) opening.then((one) => setOpening(() => one), begin);
    else begin();
  }, [isMissing, name, begin]);
  if (Loaded) return <Loaded />;
  if (failures === 0) return Opening ? <Opening onKnown={begin} /> : null;
  // Some browsers cache a failed module for the life of the page: the second retry reloads the page, when online.
  const retry = () => (failures > 1 && navigator.onLine ? location.reload() : begin());
  return <NotOnThisPhone onRetry={retry} />;
}

function NotOnThisPhone({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <main>
      <PageHead title={t`Not on the phone yet`} description={t`This screen could not be loaded.`} />
      <EmptyState
        heading
        drawing={<PhoneNoSignal />}
        button={
          <Button fullWidth h={56} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>This screen is not on the phone yet, connect once</Trans>
      </EmptyState>
    </main>
  );
}

const modules = import.meta.glob<Record<string, ComponentType>>('../nouns/**/*.screen.tsx');

/** Load the catalogues of a screen. */
const loadWordsOf = (name: string): Promise<unknown> => loadWords(...wordsOfScreen(name));

/** Load the screen named in the route table, and its catalogues; the module exports exactly one `…Screen`. [SHL-7] */
async function loadScreen(name: string): Promise<ComponentType> {
  const [module] = await Promise.all([modules[`../nouns/${name}.screen.tsx`]?.(), loadWordsOf(name)]);
  const found = module && Object.entries(module).find(([exported]) => exported.endsWith('Screen'));
  if (!found) throw new Error(`no screen ${name}`);
  return found[1];
}
