import { ADMIN } from "#core/routes.ts";
import { AsOfLine } from "#ui/shared/parts/as-of.tsx";

const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/** Has the browser keep the shop for when the network is away. Only secure pages have a worker. */
const keepOffline = async (): Promise<void> => {
  await whenIdle();
  // It is needed when nothing can be fetched any more.
  await AsOfLine.preload();
  // Whoever came to the office gets nothing that is kept.
  if (window.location.pathname.startsWith(ADMIN) || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep");
};

// Ignored: without a worker the shop goes on as well, but for when the network is away.
export const isAsked = keepOffline().catch(() => undefined);
