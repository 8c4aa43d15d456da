/** A hidden tab paints nothing: it goes on after this. */
const TIMEOUT_MS = 100;

export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    // Animation frame callbacks run before the paint.
    requestAnimationFrame(() => setTimeout(resolve));
  });
