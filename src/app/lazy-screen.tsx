import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { PhoneNoSignal } from '../ui/drawings/phone-no-signal.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageHead } from '../ui/frame/page-head.tsx';
import { forgetReload, reloadOnce } from './reload-once.ts';
import { loadScreen } from './screens.ts';

/** Screens that were loaded once open without a blink. */
const loaded = new Map<string, ComponentType>();

let raised: unknown;
addEventListener('vite:preloadError', (event) => (raised = event.payload));

/** Vite raises the event for built files only; the specification wants it for every failed load. [SHL-7] */
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
  const isMissing = Loaded === undefined;
  // Asked of this screen and not of `loaded`: one that was left while it loaded may have filled it since this one began.
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);
  if (Loaded) return <Loaded />;
  if (failures === 0) return null;
  // Some browsers remember a failed module for the life of the page: the second retry starts afresh, when there is a network.
  const retry = () => (failures > 1 && navigator.onLine ? location.reload() : void load());
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
