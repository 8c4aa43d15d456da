import { frozen } from "#adapters/farm-json/frozen.ts";
import { savedOf } from "#adapters/farm-json/profile-format.ts";
import { wordsOf } from "#adapters/farm-json/profile-json.ts";
import { held, heldWithUnknown, unknownOf, withUnknownOf } from "#adapters/farm-json/unknown-of.ts";
import { withUnknownRederived } from "#adapters/farm-json/with-unknown-rederived.ts";
import type { SlotOf } from "#adapters/memory/memory-list.ts";
import type { ShopState } from "#adapters/memory/memory-shop.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import type { Archive } from "#ports/archive.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

const recordsIn = (slotOf: SlotOf<ShopState>): FarmRecords => {
  const [inventory, prices, splash, profile, week] = [
    slotOf("inventory").get(),
    slotOf("prices").get(),
    slotOf("splash").get(),
    slotOf("profile").get(),
    slotOf("week").get(),
  ];
  const [flocks, care] = [slotOf("aroundFlocks").get(), slotOf("aroundCare").get()];
  return {
    inventory,
    prices,
    splash,
    profile: savedOf(profile, week.own),
    runOrder: slotOf("runOrder").get(),
    eggBook: {
      settings: slotOf("bookSettings").get(),
      lots: slotOf("lots").get(),
      weeks: slotOf("weekSums").get(),
      moves: slotOf("moves").get(),
    },
    orders: slotOf("orders").get().map(withUnknownOf),
    customers: slotOf("customers").get().map(withUnknownOf),
    posts: slotOf("posts").get().map(withUnknownOf),
    flocks: {
      costs: slotOf("costs").get().map(withUnknownOf),
      eggCounts: slotOf("eggCounts").get().map(withUnknownOf),
    },
    care: {
      flockNames: slotOf("flockNames").get(),
      hens: slotOf("hens").get().map(withUnknownOf),
      medicines: slotOf("medicines").get().map(withUnknownOf),
      countNotes: slotOf("countNotes").get(),
    },
    topLevelUnknown: Object.fromEntries(
      Object.entries({ inventory, prices, flocks, care, splash, profile, week }).flatMap(
        ([topic, value]) => {
          const unknown = unknownOf(value);
          return unknown === null ? [] : [[topic, unknown]];
        },
      ),
    ),
  };
};

const hold = (slotOf: SlotOf<ShopState>, { topLevelUnknown, ...records }: FarmRecords): void => {
  slotOf("inventory").set(held(records.inventory, topLevelUnknown.inventory));
  slotOf("prices").set(held(records.prices, topLevelUnknown.prices));
  slotOf("splash").set(held(records.splash, topLevelUnknown.splash));
  if (records.profile) {
    slotOf("profile").set(held(wordsOf(records.profile), topLevelUnknown.profile));
    slotOf("week").set(held({ own: records.profile.week ?? null }, topLevelUnknown.week));
  }
  const { settings, lots, weeks, moves } = records.eggBook ?? {
    settings: { ...slotOf("bookSettings").get(), isOpen: false },
    lots: [],
    weeks: [],
    moves: [],
  };
  slotOf("bookSettings").set(frozen(settings));
  slotOf("lots").set(frozen(lots));
  slotOf("weekSums").set(frozen(weeks));
  slotOf("moves").set(frozen(moves));
  if (records.runOrder) slotOf("runOrder").set(frozen(records.runOrder));
  const { care } = records;
  if (care) {
    slotOf("flockNames").set(frozen(care.flockNames));
    slotOf("hens").set(care.hens.map(heldWithUnknown));
    slotOf("medicines").set(care.medicines.map(heldWithUnknown));
    slotOf("countNotes").set(frozen(care.countNotes));
    slotOf("aroundCare").set(held({}, topLevelUnknown.care));
  }
  slotOf("orders").set(records.orders.map(heldWithUnknown));
  slotOf("customers").set(records.customers.map(heldWithUnknown));
  slotOf("posts").set(records.posts.map(heldWithUnknown));
  slotOf("costs").set(records.flocks.costs.map(heldWithUnknown));
  slotOf("eggCounts").set(records.flocks.eggCounts.map(heldWithUnknown));
  slotOf("aroundFlocks").set(held({}, topLevelUnknown.flocks));
};

export const memoryArchive = (
  slotOf: SlotOf<ShopState>,
  alone: UnitOfWork<unknown>["run"],
): Archive => ({
  limits: { characters: null, highest: null, isUnique: false },
  read: async () => structuredClone(withUnknownRederived(recordsIn(slotOf))),
  replace: (records) => alone(async () => hold(slotOf, records)),
});
