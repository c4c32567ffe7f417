import { wrap, type Endpoint, type Remote } from 'comlink';
import type { DataPort } from '../contract/port.ts';
import { isAppKept } from './is-app-kept.ts';

let port: Remote<DataPort> | undefined;
/** The worker waits for this when the app is not kept on this phone yet. */
let firstScreen: Promise<unknown> | undefined;

/** The worker that owns this tab's database, started on first use. [DAT-1] */
export function dataPort(): Remote<DataPort> {
  if (port) return port;
  port = wrap<DataPort>(firstScreen ? oneDay(firstScreen.then(startWorker)) : startWorker());
  passHints();
  return port;
}

/** Serve this window from an existing port instead of a worker's: tests of screens have the data in their page. */
export function provideDataPort(given: DataPort | undefined): void {
  if (!port) passHints();
  port = given as Remote<DataPort> | undefined;
}

/** Pass on the browser's network events, and that the page is visible again. */
function passHints(): void {
  const hint = (kind: Parameters<DataPort['hint']>[0]) => void port?.hint(kind);
  addEventListener('online', () => hint('network-up'));
  addEventListener('offline', () => hint('network-down'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hint('visible');
  });
}

function startWorker(): Worker {
  const worker = new Worker(new URL('../../workers/data.worker.ts', import.meta.url), { type: 'module', name: 'data' });
  // Safari freezes a page that is left, with the worker and all its locks: no other page could send or number records.
  addEventListener('pagehide', ({ persisted }) => persisted && worker.terminate());
  // Reload when the page is shown again; typed text is in its draft.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return worker;
}

/** A worker that is not there yet: messages to it are queued. */
function oneDay(worker: Promise<Worker>): Endpoint {
  return {
    postMessage: (message, transfer = []) => void worker.then((there) => there.postMessage(message, transfer)),
    addEventListener: (...listener) => void worker.then((there) => there.addEventListener(...listener)),
    removeEventListener: (...listener) => void worker.then((there) => there.removeEventListener(...listener)),
  };
}

/**
 * Start with the book while the screens are still being built: the browser opens its store, which for a book of years
 * takes it longer than any read in it, and where the app is kept on this phone the worker starts. On a first visit its
 * files, which are larger than the page's, would delay the page: it starts once `screen` is shown. [PRF-8, PRF-13]
 */
export function beginWithBook(screen: Promise<unknown>): void {
  // Some browsers have no such list, and some refuse it: then the worker is the first to open the store.
  (indexedDB as Partial<IDBFactory>).databases?.().catch(() => undefined);
  if (isAppKept()) dataPort();
  else firstScreen = screen;
}
