import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { mostForDay } from "#core/egg-book/dry-run.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import type { EggsForDay } from "#core/egg-book/pack-oldest-first.ts";
import { promisedForDays } from "#core/egg-book/promised-eggs.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves" | "orders" | "profile"> & {
  readonly now: string;
};

/** A kind of which fewer eggs will be left on a day than were asked for. */
export interface TooFewForDay {
  readonly day: Day;
  readonly category: CategoryId;
  /** How many may still be asked for. */
  readonly most: number;
}

/**
 * Whether eggs that are asked for can be packed on their days beside all that is promised and held; else the first kind
 * that can't. While the book is closed nobody knows how old eggs are, and nothing is refused.
 */
export const tooFewForDays =
  ({ bookSettings, care, lots, orders, profile, now }: Deps) =>
  async (
    asked: readonly EggsForDay[],
    held: readonly EggsForDay[],
  ): Promise<TooFewForDay | null> => {
    const settings = await bookSettings.load();
    if (!settings.isOpen) return null;
    const rules = await rulesOf({ care }, settings);
    const open = await lots.open();
    const farm = await loadFarm({ profile });
    let promised: readonly EggsForDay[] = [
      ...promisedForDays(await orders.toPack(), now, farm),
      ...held,
    ];
    for (const one of asked) {
      const most = mostForDay(open, promised, one, rules);
      if (most < one.eggs) return { day: one.day, category: one.category, most };
      promised = [...promised, one];
    }
    return null;
  };
