// Available to promise (ATP), day by day.
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { mostForDay, shorterThan } from "#core/egg-book/dry-run.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import type { EggsForDay } from "#core/egg-book/pack-oldest-first.ts";
import { promisedForDays } from "#core/egg-book/promised-eggs.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order, OrderPlaces } from "#core/orders/order.ts";
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

/** The first kind of which eggs would be short, too old or promised to others, if these orders were as they are here. */
export const shortOnceMoved =
  ({ bookSettings, care, lots, orders, farm, now }: Deps) =>
  async (moved: readonly Order[], held: readonly EggsForDay[]): Promise<CategoryId | null> => {
    const settings = await bookSettings.load();
    if (!settings.isOpen) return null;
    const rules = await rulesOf({ care }, settings);
    const open = await lots.open();
    const before = await orders.toPack();
    const after = before.map((order) => moved.find(({ id }) => id === order.id) ?? order);
    const wantedBy = (all: readonly OrderPlaces[]): readonly EggsForDay[] => [
      ...promisedForDays(all, now, farm),
      ...held,
    ];
    const [promised, wanted] = [wantedBy(before), wantedBy(after)];
    return CATEGORY_IDS.find((id) => shorterThan(promised, open, id, rules)(wanted)) ?? null;
  };
