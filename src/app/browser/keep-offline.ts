import { ADMIN } from "#core/routes.ts";
import { AsOfLine } from "#ui/shared/parts/as-of.tsx";

const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

const keepOffline = async (): Promise<void> => {
  await whenIdle();
  // Offline it couldn't be fetched any more.
  await AsOfLine.preload();
  // The worker keeps nothing of the admin area.
  if (window.location.pathname.startsWith(ADMIN) || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep");
};

// Ignored: without a worker the shop still works, but not offline.
export const isAsked = keepOffline().catch(() => undefined);
