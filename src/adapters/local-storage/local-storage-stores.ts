import type { Environment } from "#adapters/local-storage/environment.ts";
import { KEYS, MOST_CHARACTERS } from "#adapters/local-storage/keys.ts";
import { createShopRecords } from "#adapters/local-storage/shop-records.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { createUnitOfWork } from "#adapters/local-storage/unit-of-work.ts";
import { storageWork, visitorStore } from "#adapters/local-storage/visitor-store.ts";
import { lazily } from "#core/lazily.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import { SHOP_TOPICS } from "#ports/change-feed.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { ShopStore, VisitorStore } from "#ports/store.ts";

export interface Stores {
  readonly shop: ShopStore;
  readonly visitor: VisitorStore;
  readonly sessions: Sessions;
}

/** Everything in one browser's storage. Turns are shared: the shop's and the visitor's changes are one sequence. */
export const localStorageStores = (environment: Environment): Stores => {
  const work = storageWork(environment);
  const { storage, events, documents, turns, area } = work;
  const openBackRoom = onDemand(
    async () => (await import("#adapters/local-storage/back-room.ts")).createBackRoom,
  );
  const shopWork = createUnitOfWork(storage, turns, (buffer) =>
    createShopRecords(documents, buffer, openBackRoom),
  );
  const inTurn = createUnitOfWork(storage, turns, (buffer) => buffer);
  const openArchive = async () =>
    (await import("#adapters/local-storage/storage-archive.ts")).storageArchive(
      documents,
      area,
      inTurn.run,
    );
  return {
    shop: {
      records: createShopRecords(documents, area, openBackRoom),
      unitOfWork: {
        run: async (work) => {
          // Within a turn nothing slow may be awaited, such as code. Not told: who needs it hears of it.
          await openBackRoom().catch(() => undefined);
          return shopWork.run(work);
        },
      },
      changes: storageChanges(events, storage, SHOP_TOPICS),
      archive: lazily({ most: MOST_CHARACTERS }, openArchive),
    },
    visitor: visitorStore(work),
    sessions: {
      isOpen: async () => area.getItem(KEYS.session) === "true",
      open: async () => area.setItem(KEYS.session, "true"),
      close: async () => area.removeItem(KEYS.session),
    },
  };
};
