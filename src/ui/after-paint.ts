/** Fallback delay, because a hidden tab does not paint. Units: ms. */
const UNSEEN_MS = 1_000;

/** Resolves after the last render has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // This callback runs at the start of the frame, which is painted before the next task.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });
