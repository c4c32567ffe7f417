/** Nothing is painted in a tab that nobody sees: then so long is waited. Units: ms. */
const UNSEEN_MS = 1_000;

/** Once what was just rendered stands on the screen. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // The frame begins with this, and is painted before what waits in line behind it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });
