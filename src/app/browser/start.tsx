import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type PageRecords, putRecords } from "#app/render/page-records.ts";
import type { Home } from "#app/render/page-settings.ts";
import { pageAddress } from "#core/posts/posts-address.ts";
import type { Change } from "#ports/change-feed.ts";
import { Farmgate, preloadPage } from "#ui/farmgate.tsx";
import { type GuardedLocation, guardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { PROFILE } from "#ui/shared/queries/farm.ts";
import { createQueryClient, readAgain } from "#ui/shared/queries/query-client.ts";
import type { Sender } from "#ui/shared/queries/send-command.ts";
import { fetchRecords } from "#ui/shared/queries/use-records.ts";
import { whenIdle } from "#ui/shared/queries/when-idle.ts";
import { isReloading } from "#ui/shared/reload-once.ts";
import { deedsToDo, pressAgain } from "./early-presses.ts";
import { doWhatWasLeft, fetchForDeeds } from "./left-deeds.ts";

const mark = document.documentElement.dataset;

const QUIET_MS = 2_000;

const keep = async (location: GuardedLocation, isShared: boolean): Promise<void> => {
  if (import.meta.env.PROD)
    await (await import("./keep-offline.ts")).keepOffline(location, isShared);
};

const rootOf = (page: Document): HTMLElement => {
  const root = page.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  return root;
};

const holdsOwn = (): boolean => {
  try {
    const keys = JSON.parse(mark.keys ?? "[]") as readonly (readonly [string])[];
    return keys.some(([key]) => window.localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
};

const nameAddress = (address: string): void => {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (canonical) canonical.href = new URL(address, canonical.href).href;
};

export const start = async (
  opened: Home | Promise<Home>,
  records: PageRecords | null,
  kept?: PageRecords | null,
): Promise<void> => {
  const root = rootOf(document);
  const client = createQueryClient();
  // Ignored: the page fetches it again, and shows an error where it can't.
  const preloading = preloadPage(window.location.pathname).catch(() => undefined);
  const { app, providers, setting, isLoadedAnew = () => false } = await opened;
  const changedSoon = new Set<Change>();
  const stopListening = app.changes.subscribe((change) => void changedSoon.add(change));
  const known = records ?? kept;
  if (known) putRecords(client, known);
  // Every page shows the farm, which would otherwise change before the visitor's eyes.
  await Promise.all([
    preloading,
    fetchRecords(PROFILE, client, app),
    fetchForDeeds(app.visitor.deeds.open()),
  ]);

  const show = (): void => {
    const sender: Sender = { app, client, isGuarded: location.isGuarded };
    const left = deedsToDo(sender);
    void doWhatWasLeft(left, sender);
    setTimeout(() => pressAgain(sender, left));
    stopListening();
    const isOwn = mark.state === "own" || holdsOwn();
    void readAgain(client, (change) => isOwn || changedSoon.has(change)).finally(() => {
      delete mark.state;
    });
    // Ignored: without a worker the shop still works, but not offline. It is tried again at the next visit.
    setTimeout(() => keep(location, setting.isShared).catch(() => undefined), QUIET_MS);
  };

  const location = guardedLocation(
    window,
    (to) => isReloading() || isLoadedAnew(to),
    async (to) => {
      await whenIdle(client, "cart");
      window.location.assign(to);
    },
  );
  location.subscribe(() => nameAddress(pageAddress(location.path(), location.search())));
  const page = (
    <StrictMode>
      <Farmgate
        app={app}
        providers={providers}
        setting={records ? { ...setting, renderedOn: records.today } : setting}
        location={location}
        client={client}
        isRendered={records !== null}
        onShown={show}
      />
    </StrictMode>
  );
  // Hydration as a transition leaves room for other tasks in between.
  if (records) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
};
