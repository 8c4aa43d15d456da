import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { Lot } from "#core/egg-book/lot.ts";
import { eggsPromised } from "#core/egg-book/promised-eggs.ts";
import { type FitRules, fitOn } from "#core/egg-book/withhold-eggs.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { Order } from "#core/orders/order.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";

/** What may be handed over today. */
export const shelfOf = (
  lots: readonly Lot[],
  category: CategoryId,
  today: Day,
  rules: FitRules,
): number =>
  sumOf(
    fitOn(lots, today, rules).filter((lot) => lot.category === category),
    ({ left }) => left,
  );

export interface OnTheBook {
  readonly lots: readonly Lot[];
  /** At least all that are paid and not packed. */
  readonly orders: readonly Order[];
}

/** Eggs on the shelf that nobody was promised. Below 0 where more were promised. */
export const spareEggs = (
  { lots, orders }: OnTheBook,
  category: CategoryId,
  today: Day,
  rules: FitRules,
): number => shelfOf(lots, category, today, rules) - eggsPromised(orders, category);

/** The one rule of the book: for sale is what is on the shelf and promised to nobody. */
export const stockByTheBook = (book: OnTheBook, today: Day, rules: FitRules): Inventory =>
  Object.fromEntries(
    CATEGORY_IDS.map((id) => [id, Math.max(0, spareEggs(book, id, today, rules))]),
  ) as Inventory;
