import { KEYS } from "#adapters/local-storage/keys.ts";
import {
  type Deps,
  fetchedRecords,
  unitOfWorkOf,
  unlessAbsent,
} from "#adapters/local-storage/on-demand.ts";
import { readItem } from "#adapters/local-storage/read-item.ts";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { storageDeeds } from "#adapters/local-storage/storage-deeds.ts";
import { storedDelivery } from "#adapters/local-storage/stored-delivery.ts";
import { lazily } from "#core/lazily.ts";
import { type Topic, VISITOR_TOPICS } from "#ports/change-feed.ts";
import type { VisitorRecords } from "#ports/records.ts";
import type { VisitorStore } from "#ports/store.ts";

/** A visitor's records, of which the code is fetched when there is something to read or to write. */
export const visitorOnDemand = (
  { storage, events, clock }: Deps,
  load: () => Promise<VisitorStore>,
): VisitorStore => {
  const records = async (): Promise<VisitorRecords> => (await load()).records;
  const read = <Value>(
    topic: Topic,
    absent: () => Value,
    ask: (of: VisitorRecords) => Promise<Value>,
  ) => unlessAbsent(storage, topic, absent, async () => ask(await records()));
  return {
    records: {
      cart: lazily(
        {
          load: read(
            "cart",
            () => [],
            ({ cart }) => cart.load(),
          ),
          countSkipped: read(
            "cart",
            () => 0,
            ({ cart }) => cart.countSkipped(),
          ),
        },
        async () => (await records()).cart,
      ),
      delivery: lazily(
        // A word, for which no code need be fetched.
        { load: async () => storedDelivery(readItem(storage, KEYS.delivery)) },
        async () => (await records()).delivery,
      ),
      ownPayments: lazily(
        {
          all: read(
            "ownPayments",
            () => [],
            ({ ownPayments }) => ownPayments.all(),
          ),
        },
        async () => (await records()).ownPayments,
      ),
      ...fetchedRecords(
        ["note", "seenSplash", "sidebar", "lastBackup", "drafts", "deeds"],
        records,
      ),
    },
    unitOfWork: unitOfWorkOf(load),
    changes: storageChanges(events, storage, VISITOR_TOPICS),
    deeds: storageDeeds(storage, clock.now),
  };
};
