import { pageAddress } from "#core/posts/posts-address.ts";
import { ADMIN } from "#core/routes.ts";
import { browserIdle } from "#ui/shared/browser-idle.ts";
import type { GuardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { AsOfLine } from "#ui/shared/parts/as-of.tsx";

const SEEN_AFTER_MS = 2_000;

export const keepOffline = async (location: GuardedLocation, isShared: boolean): Promise<void> => {
  await browserIdle();
  await AsOfLine.preload();
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
      await browserIdle();
      const address = addressNow();
      if (address === told) return;
      told = address;
      registration.active?.postMessage({ seen: address, isFirst: false });
    }, SEEN_AFTER_MS);
  });
};
