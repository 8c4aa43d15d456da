/** A hidden tab paints nothing. */
const PATIENCE_MS = 100;

/** Waits until what has just changed on the screen is to be seen. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    // The frame's own callbacks come before it is painted.
    requestAnimationFrame(() => setTimeout(resolve));
  });
