import { browserIdle } from "#ui/shared/browser-idle.ts";
import type { LazyPage } from "#ui/shared/lazy-page.ts";

/** One page after the other, each when the browser has nothing else to do, until `signal` is aborted. */
export const fetchAhead = async (
  pages: readonly Pick<LazyPage<never>, "preload">[],
  signal: AbortSignal,
): Promise<void> => {
  for (const page of pages) {
    await browserIdle();
    if (signal.aborted) return;
    // Ignored: a page that can't be fetched now is fetched when it is opened.
    await page.preload().catch(() => undefined);
  }
};
