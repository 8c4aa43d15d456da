import {
  documentsOf,
  farmRecordsOf,
  type Keepsake,
  keepsakesOf,
} from "#adapters/farm-json/farm-records.ts";
import { unreadableIn } from "#adapters/farm-json/refused-records.ts";
import type { Slot, SlotOf } from "#adapters/memory/memory-list.ts";
import type { ShopState } from "#adapters/memory/memory-shop.ts";
import { EMPTY_FLOCK, FLOCK_IDS } from "#core/flocks/flock.ts";
import type { Archive } from "#ports/archive.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

const TOPICS = ["inventory", "prices", "orders", "customers", "flocks", "posts", "splash"] as const;

/** `alone` runs work while no other does. */
export const memoryArchive = (
  slotOf: SlotOf<ShopState>,
  keepsakes: Slot<readonly Keepsake[]>,
  alone: UnitOfWork<unknown>["run"],
): Omit<Archive, "most"> => ({
  read: async () => {
    const flocks = slotOf("flocks").get();
    return structuredClone(
      documentsOf(
        {
          inventory: slotOf("inventory").get(),
          prices: slotOf("prices").get(),
          orders: slotOf("orders").get(),
          customers: slotOf("customers").get(),
          posts: slotOf("posts").get(),
          splash: slotOf("splash").get(),
          flocks: Object.fromEntries(
            FLOCK_IDS.map((id) => [id, flocks[id] ?? EMPTY_FLOCK]),
          ) as never,
        },
        keepsakes.get(),
      ),
    );
  },
  refusedIn: async (documents) => unreadableIn(documents),
  replace: (documents) =>
    alone(async () => {
      const records = structuredClone(farmRecordsOf(documents));
      keepsakes.set(structuredClone(keepsakesOf(documents)));
      for (const topic of TOPICS) slotOf(topic).set(records[topic] as never);
    }),
});
