/** How long what a test expects may take to come; it only ends what hangs. Units: ms. */
export const PATIENCE_MS = 20_000;
/** Looking takes the time of the app, in whose thread it is done: after a change of the screen, and a few times a second. */
const BETWEEN_LOOKS_MS = 10;
const LOOK_AGAIN_MS = 25;

export interface Patience {
  timeout?: number;
}

/** The browser's timers, also while a test holds the clock. */
const realTimeout = globalThis.setTimeout.bind(globalThis);
const clearRealTimeout = globalThis.clearTimeout.bind(globalThis);
const realNow = performance.now.bind(performance);

const pause = (ms: number): Promise<void> => new Promise((resolve) => realTimeout(resolve, ms));

/** The screen changes, or some time goes by. */
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

/** What was done is drawn and its effects are over: nobody is faster than a frame. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** The words on the screen. */
const whatStands = (): string => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 800);

/** One look: what is not as it should be. */
export type See = () => string | undefined | Promise<string | undefined>;

/** Look again until `see` gives no complaint. Errors: the last complaint. */
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
