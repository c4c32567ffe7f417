/** Maximum wait for an expectation; only ends tests that hang. Units: ms. */
export const PATIENCE_MS = 20_000;
/** Checks use the app's own thread: repeat them after a change of the screen, and a few times per second. */
const BETWEEN_LOOKS_MS = 10;
const LOOK_AGAIN_MS = 25;

export interface Patience {
  timeout?: number;
}

/** The browser's timer, also while a test holds the clock. */
const realTimeout = globalThis.setTimeout.bind(globalThis);
const clearRealTimeout = globalThis.clearTimeout.bind(globalThis);
const realNow = performance.now.bind(performance);

const pause = (ms: number): Promise<void> => new Promise((resolve) => realTimeout(resolve, ms));

/** Resolves when the screen changes or some time has passed. */
function untilChanged(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearRealTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(done);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const timer = realTimeout(done, LOOK_AGAIN_MS);
  });
}

/** Resolves when the last action is rendered and its effects have run: no user is faster than a frame. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** The text on the screen. */
const whatStands = (): string => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 800);

/** One check; returns what is wrong, or undefined. */
export type See = () => string | undefined | Promise<string | undefined>;

/** Repeat the check until `see` has no complaint. Errors: the last complaint. */
export async function until(see: See, { timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
  const end = realNow() + timeout;
  for (;;) {
    let complaint: string | undefined;
    try {
      complaint = await see();
    } catch (fault) {
      complaint = fault instanceof Error ? fault.message : String(fault);
    }
    if (complaint === undefined) return;
    if (realNow() > end) throw new Error(`${complaint}\nThere stood at ${location.pathname}: ${whatStands()}`);
    await untilChanged();
    await pause(BETWEEN_LOOKS_MS);
  }
}
