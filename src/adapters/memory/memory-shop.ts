import { listCollection } from "#adapters/collections/list-collection.ts";
import { type SavedWords, savedOf } from "#adapters/farm-json/profile-format.ts";
import { wordsOf } from "#adapters/farm-json/profile-json.ts";
import { type ErasureState, memoryErasures } from "#adapters/memory/memory-erasures.ts";
import { memorySingleton, type Slot, type SlotOf } from "#adapters/memory/memory-list.ts";
import { memoryPictures, type PictureState } from "#adapters/memory/memory-pictures.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import { bookSettingsIn } from "#core/ledger/kept-book-settings.ts";
import type { RunOrder } from "#core/packing/run-order.ts";
import { pricesIn } from "#core/pricing/kept-prices.ts";
import { type Prices, pricesBy } from "#core/pricing/prices.ts";
import type { SavedProfile } from "#core/profile/farm-profile.ts";
import { profileIn } from "#core/profile/kept-profile.ts";
import { type ItemOf, KIND_NAMES, type KindName, keptRecords } from "#core/shop/kinds.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { FarmWeek } from "#core/week/farm-week.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { Singleton } from "#ports/singleton.ts";

type KeptState = { readonly [Name in KindName]: readonly ItemOf<Name>[] };

export const NONE_KEPT = Object.fromEntries(
  KIND_NAMES.map((name) => [name, []]),
) as Partial<KeptState> as KeptState;

export interface ShopState extends KeptState, ErasureState, PictureState {
  readonly inventory: Inventory;
  readonly prices: Prices;
  /** These hold the fields beside the flocks' records that this version doesn't know. */
  readonly aroundFlocks: object;
  readonly aroundCare: object;
  readonly splash: Splash;
  readonly profile: SavedWords;
  readonly week: { readonly own: FarmWeek | null };
  readonly runOrder: RunOrder;
  readonly bookSettings: BookSettings;
  readonly session: boolean;
}

const isChanged = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

const memoryProfile = (slotOf: SlotOf<ShopState>): Singleton<SavedProfile> => {
  const [words, week] = [memorySingleton(slotOf("profile")), memorySingleton(slotOf("week"))];
  const load = async () => savedOf(await words.load(), (await week.load()).own);
  return {
    load,
    save: async (saved) => {
      const before = await load();
      if (isChanged(wordsOf(before), wordsOf(saved))) await words.save(wordsOf(saved));
      if (isChanged(before.week, saved.week)) await week.save({ own: saved.week ?? null });
    },
  };
};

const memoryPrices = (slot: Slot<Prices>): Singleton<Prices> => {
  const { load, save } = memorySingleton(slot);
  return {
    load,
    save: (prices) => save(pricesBy(({ category, packSize }) => prices[category][packSize])),
  };
};

export const memoryShop = (slotOf: SlotOf<ShopState>): ShopRecords => ({
  inventory: memorySingleton(slotOf("inventory")),
  prices: pricesIn(memoryPrices(slotOf("prices"))),
  splash: memorySingleton(slotOf("splash")),
  profile: profileIn(memoryProfile(slotOf)),
  runOrder: memorySingleton(slotOf("runOrder")),
  bookSettings: bookSettingsIn(memorySingleton(slotOf("bookSettings"))),
  ...keptRecords((name, kind) => listCollection(slotOf(name) as Slot<readonly never[]>, kind)),
  erasures: memoryErasures(slotOf),
  pictures: memoryPictures(slotOf, () => [
    slotOf("posts").get(),
    slotOf("splash").get(),
    slotOf("profile").get(),
  ]),
});
