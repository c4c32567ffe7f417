/** How long after a failed try. Units: ms. */
const RELOAD_MS = 2_000;

/** A part of the program that is loaded once the rest runs; on a phone that does not have it yet, tried again until a signal brings it. */
export async function untilLoaded<T>(load: () => Promise<T>, onMissing: () => void = () => undefined): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (fault) {
      console.warn('not loaded yet', fault);
      onMissing();
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
    }
  }
}
