import { pageAddress } from "#core/posts/posts-address.ts";
import { ADMIN } from "#core/routes.ts";
import type { GuardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { AsOfLine } from "#ui/shared/parts/as-of.tsx";

/** A page that is left sooner wasn't read. */
const SEEN_AFTER_MS = 2_000;

const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/** Has the service worker keep what every visitor may want, and each page that this one sees. */
export const keepOffline = async (location: GuardedLocation, isShared: boolean): Promise<void> => {
  await whenIdle();
  // Offline it couldn't be fetched any more.
  await AsOfLine.preload();
  // Of a shared shop's admin area the worker keeps nothing that isn't asked for.
  if ((isShared && location.path().startsWith(ADMIN)) || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  const registration = await navigator.serviceWorker.ready;
  const addressNow = (): string => pageAddress(location.path(), location.search());

  let told = addressNow();
  registration.active?.postMessage({ seen: told, isFirst: true });
  let wait: ReturnType<typeof setTimeout>;
  location.subscribe(() => {
    clearTimeout(wait);
    wait = setTimeout(async () => {
      await whenIdle();
      const address = addressNow();
      if (address === told) return;
      told = address;
      registration.active?.postMessage({ seen: address, isFirst: false });
    }, SEEN_AFTER_MS);
  });
};
