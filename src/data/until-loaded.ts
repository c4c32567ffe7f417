/** Wait after a failed try. Units: ms. */
const RELOAD_MS = 2_000;

/**
 * Load a part of the program once the rest runs; when the phone does not have it yet, retry until a connection brings
 * it.
 */
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
