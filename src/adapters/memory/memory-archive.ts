import { documentsOf, type FarmRecords, farmRecordsOf } from "#adapters/farm-json/farm-records.ts";
import { unreadableIn } from "#adapters/farm-json/refused-records.ts";
import { byFlock } from "#adapters/farm-json/unknown-around.ts";
import type { SlotOf } from "#adapters/memory/memory-list.ts";
import type { ShopState } from "#adapters/memory/memory-shop.ts";
import {
  held,
  heldWithUnknown,
  noteUnknown,
  unknownOf,
  withUnknownOf,
} from "#adapters/memory/unknown-of.ts";
import { EMPTY_FLOCK } from "#core/flocks/flock.ts";
import type { Archive } from "#ports/archive.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

const recordsIn = (slotOf: SlotOf<ShopState>): FarmRecords => {
  const [inventory, prices, splash] = [
    slotOf("inventory").get(),
    slotOf("prices").get(),
    slotOf("splash").get(),
  ];
  const flocks = slotOf("flocks").get();
  const around = {
    eggInventory: inventory,
    eggPrices: prices,
    splashConfig: splash,
    flockData: flocks,
  };
  return {
    inventory,
    prices,
    splash,
    orders: slotOf("orders").get().map(withUnknownOf),
    customers: slotOf("customers").get().map(withUnknownOf),
    posts: slotOf("posts").get().map(withUnknownOf),
    flocks: byFlock((id) => {
      const { costs, eggs } = flocks[id] ?? EMPTY_FLOCK;
      return { costs: costs.map(withUnknownOf), eggs: eggs.map(withUnknownOf) };
    }),
    around: Object.fromEntries(
      Object.entries(around).map(([name, value]) => [name, unknownOf(value)]),
    ),
  };
};

const hold = (slotOf: SlotOf<ShopState>, { around, ...records }: FarmRecords): void => {
  slotOf("inventory").set(held(records.inventory, around.eggInventory));
  slotOf("prices").set(held(records.prices, around.eggPrices));
  slotOf("splash").set(held(records.splash, around.splashConfig));
  slotOf("orders").set(records.orders.map(heldWithUnknown));
  slotOf("customers").set(records.customers.map(heldWithUnknown));
  slotOf("posts").set(records.posts.map(heldWithUnknown));
  const flocks = byFlock((id) => ({
    costs: records.flocks[id].costs.map(heldWithUnknown),
    eggs: records.flocks[id].eggs.map(heldWithUnknown),
  }));
  slotOf("flocks").set(noteUnknown(flocks, around.flockData ?? null));
};

/** `alone` runs work while nobody else's does. */
export const memoryArchive = (
  slotOf: SlotOf<ShopState>,
  alone: UnitOfWork<unknown>["run"],
): Omit<Archive, "most"> => ({
  read: async () => structuredClone(documentsOf(recordsIn(slotOf))),
  refusedIn: async (documents) => unreadableIn(documents),
  replace: (documents) => alone(async () => hold(slotOf, farmRecordsOf(documents))),
});
