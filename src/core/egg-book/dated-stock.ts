import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { mostForDay, shortIn } from "#core/egg-book/dry-run.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import type { EggsForDay } from "#core/egg-book/pack-oldest-first.ts";
import { isPromised, promisedForDays } from "#core/egg-book/promised-eggs.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Deps extends Pick<ShopRecords, "bookSettings" | "care" | "lots" | "orders"> {
  readonly farm: OfDays;
  readonly now: string;
}

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
  ({ bookSettings, care, lots, orders, farm, now }: Deps) =>
  async (
    asked: readonly EggsForDay[],
    held: readonly EggsForDay[],
  ): Promise<TooFewForDay | null> => {
    const settings = await bookSettings.load();
    if (!settings.isOpen) return null;
    const rules = await rulesOf({ care }, settings);
    const open = await lots.open(asked.map(({ category }) => category));
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

/**
 * The first kind of which eggs would be short if orders that aren't packed were for other days, each before and after: they
 * would be too old by then, or are promised to others. What is short as it is tells nothing of a day.
 */
export const shortOnceMoved =
  ({ bookSettings, care, lots, orders, farm, now }: Deps) =>
  async (
    moves: readonly (readonly [Order, Order])[],
    held: readonly EggsForDay[],
  ): Promise<CategoryId | null> => {
    const settings = await bookSettings.load();
    const moved = moves.filter(([before]) => isPromised(before));
    if (!settings.isOpen || moved.length === 0) return null;
    const rules = await rulesOf({ care }, settings);
    const open = await lots.open();
    const ids = new Set(moved.map(([{ id }]) => id));
    const others = (await orders.toPack()).filter(({ id }) => !ids.has(id));
    const shortWith = (some: readonly Order[], category: CategoryId): number => {
      const wanted = [...promisedForDays([...others, ...some], now, farm), ...held];
      const isOfKind = (one: { readonly category: CategoryId }) => one.category === category;
      return shortIn(open.filter(isOfKind), wanted.filter(isOfKind), rules);
    };
    const [before, after] = [moved.map(([one]) => one), moved.map(([, one]) => one)];
    return CATEGORY_IDS.find((id) => shortWith(after, id) > shortWith(before, id)) ?? null;
  };
