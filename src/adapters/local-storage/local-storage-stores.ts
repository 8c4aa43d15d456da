import { createDocuments } from "#adapters/local-storage/documents.ts";
import type { Environment } from "#adapters/local-storage/environment.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { createShopRecords } from "#adapters/local-storage/shop-records.ts";
import { directArea } from "#adapters/local-storage/storage-area.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { createTurns } from "#adapters/local-storage/turns.ts";
import { createUnitOfWork } from "#adapters/local-storage/unit-of-work.ts";
import { createVisitorRecords } from "#adapters/local-storage/visitor-records.ts";
import { onDemand } from "#core/shared/on-demand.ts";
import { SHOP_TOPICS, VISITOR_TOPICS } from "#ports/change-feed.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { ShopStore, VisitorStore } from "#ports/store.ts";

export interface Stores {
  readonly shop: ShopStore;
  readonly visitor: VisitorStore;
  readonly sessions: Sessions;
}

/** Everything in one browser's storage. Turns are shared: the shop's and the visitor's changes are one sequence. */
export const localStorageStores = (environment: Environment): Stores => {
  const { storage, events } = environment;
  const documents = createDocuments(environment.log, environment.clock);
  const turns = createTurns(environment.indexedDB, environment.log);
  const area = directArea(storage);
  const openBackRoom = onDemand(
    async () => (await import("#adapters/local-storage/back-room.ts")).createBackRoom,
  );
  const shopWork = createUnitOfWork(storage, turns, (buffer) =>
    createShopRecords(documents, buffer, openBackRoom),
  );
  return {
    shop: {
      records: createShopRecords(documents, area, openBackRoom),
      unitOfWork: {
        run: async (work) => {
          // Within a turn nothing slow may be awaited, such as code.
          await openBackRoom().catch(() => undefined);
          return shopWork.run(work);
        },
      },
      changes: storageChanges(events, storage, SHOP_TOPICS),
    },
    visitor: {
      records: createVisitorRecords(documents, area),
      unitOfWork: createUnitOfWork(storage, turns, (buffer) =>
        createVisitorRecords(documents, buffer),
      ),
      changes: storageChanges(events, storage, VISITOR_TOPICS),
    },
    sessions: {
      isOpen: async () => area.getItem(KEYS.session) === "true",
      open: async () => area.setItem(KEYS.session, "true"),
      close: async () => area.removeItem(KEYS.session),
    },
  };
};
